ALTER TABLE "booking" ADD COLUMN "externalId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "verified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_external" ON "booking" USING btree ("externalId") WHERE "booking"."externalId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_created" ON "booking" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "booking_item_service" ON "booking_item" USING btree ("serviceId","bookingDate","bookingId");