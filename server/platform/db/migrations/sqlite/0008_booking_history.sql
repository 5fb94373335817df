CREATE TABLE `booking_event` (
	`id` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`actorName` text,
	`fromDate` text,
	`fromMinute` integer,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `booking_event_booking` ON `booking_event` (`bookingId`,`at`,`id`);--> statement-breakpoint
ALTER TABLE `booking` ADD `madeBy` text;