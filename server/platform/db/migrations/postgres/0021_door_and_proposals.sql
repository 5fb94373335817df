ALTER TABLE "booking" ADD COLUMN "cancelReason" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "refusal" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "calledAt" bigint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "nobodyAt" bigint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
CREATE INDEX "booking_no_show" ON "booking" USING btree ("userId","bookingDate") WHERE "booking"."cancelReason" = 'NO_SHOW' AND "booking"."deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX "visit_nobody" ON "visit" USING btree ("nobodyAt") WHERE "visit"."nobodyAt" IS NOT NULL AND "visit"."pending";