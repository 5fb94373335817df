ALTER TABLE "course" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "translations" jsonb;