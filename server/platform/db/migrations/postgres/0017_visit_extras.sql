ALTER TABLE "booking" ADD COLUMN "travelPaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "quietPercent" integer DEFAULT 0 NOT NULL;