DROP INDEX `cart_item_service`;--> statement-breakpoint
ALTER TABLE `cart_item` ADD `choice` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `cart_item_service` ON `cart_item` (`cartId`,`serviceId`,`choice`);--> statement-breakpoint
ALTER TABLE `booking_item` ADD `choice` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `service` ADD `variants` text;--> statement-breakpoint
ALTER TABLE `service` ADD `addOns` text;