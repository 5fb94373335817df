CREATE TABLE `commission_change` (
	`id` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`revenuePaise` integer NOT NULL,
	`commissionPaise` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `commission_change_booking` ON `commission_change` (`bookingId`);--> statement-breakpoint
CREATE INDEX `commission_change_date` ON `commission_change` (`date`,`professionalId`);--> statement-breakpoint
ALTER TABLE `booking` ADD `roundOffPaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `enteredAfter` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `commission` ADD `beforeTax` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `payment` ADD `blockedAt` integer;--> statement-breakpoint
ALTER TABLE `refund` ADD `method` text;--> statement-breakpoint
UPDATE `setting` SET `value` = json_patch('{"wholeRupees": false}', `value`);--> statement-breakpoint
INSERT INTO `setting` SELECT 1, '{"wholeRupees": false}' WHERE EXISTS (SELECT 1 FROM `booking`) AND NOT EXISTS (SELECT 1 FROM `setting`);