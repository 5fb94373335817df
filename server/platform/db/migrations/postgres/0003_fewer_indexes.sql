DROP INDEX "booking_deleted";--> statement-breakpoint
DROP INDEX "cart_item_of_service";