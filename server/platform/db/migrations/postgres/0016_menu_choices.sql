DROP INDEX "cart_item_service";--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "choice" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "choice" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "variants" jsonb;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "addOns" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_service" ON "cart_item" USING btree ("cartId","serviceId","choice");