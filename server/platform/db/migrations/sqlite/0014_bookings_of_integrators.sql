ALTER TABLE `booking` ADD `externalId` text;--> statement-breakpoint
ALTER TABLE `booking` ADD `metadata` text;--> statement-breakpoint
CREATE INDEX `booking_external` ON `booking` (`externalId`) WHERE "booking"."externalId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `booking_created` ON `booking` (`createdAt`);--> statement-breakpoint
ALTER TABLE `user` ADD `verified` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `booking_item_service` ON `booking_item` (`serviceId`,`bookingDate`,`bookingId`);