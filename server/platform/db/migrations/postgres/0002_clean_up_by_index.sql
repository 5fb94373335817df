DROP INDEX "service_popular";--> statement-breakpoint
CREATE INDEX "message_read" ON "message" USING btree ("readAt") WHERE "message"."readAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "passcode_sent" ON "passcode" USING btree ("sentAt");--> statement-breakpoint
CREATE INDEX "service_popular" ON "service" USING btree ("popularity");
