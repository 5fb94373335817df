ALTER TABLE `booking` ADD `changedAt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `booking` SET `changedAt` = max(`createdAt`, coalesce(`completedAt`, 0), coalesce(`cancelledAt`, 0), coalesce(`paidAt`, 0), coalesce(`refundedAt`, 0), coalesce(`deletedAt`, 0));--> statement-breakpoint
CREATE INDEX `booking_changed` ON `booking` (`changedAt`,`id`);