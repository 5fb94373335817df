ALTER TABLE "booking" ADD COLUMN "handDiscount" jsonb;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "servicesProposal" jsonb;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "services" jsonb;