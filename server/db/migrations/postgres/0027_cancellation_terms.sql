ALTER TABLE "booking" ADD COLUMN "freeCancelUntil" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "cancelFeePercent" integer DEFAULT 0 NOT NULL;