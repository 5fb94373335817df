ALTER TABLE `course` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `booking_item` ADD `names` text;--> statement-breakpoint
ALTER TABLE `coupon` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `category` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `service` ADD `translations` text;