DROP INDEX "webhook_delivery_event";--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_event" ON "webhook_delivery" USING btree ("endpointId","eventId","type");