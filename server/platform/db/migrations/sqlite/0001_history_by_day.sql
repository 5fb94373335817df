CREATE TABLE `booking_month` (
	`month` text PRIMARY KEY NOT NULL,
	`pendingUnpaid` integer NOT NULL,
	`pendingPaid` integer NOT NULL,
	`completedUnpaid` integer NOT NULL,
	`completedPaid` integer NOT NULL,
	`cancelledUnpaid` integer NOT NULL,
	`cancelledPaid` integer NOT NULL,
	`revenuePaise` integer NOT NULL,
	`discountPaise` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `__new_booking_item` (
	`bookingId` text NOT NULL,
	`position` integer NOT NULL,
	`serviceId` text NOT NULL,
	`name` text NOT NULL,
	`pricePaise` integer NOT NULL,
	`quantity` integer NOT NULL,
	`durationInMinutes` integer NOT NULL,
	`bookingDate` text NOT NULL,
	PRIMARY KEY(`bookingId`, `position`),
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "booking_item_quantity" CHECK("__new_booking_item"."quantity" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_booking_item`
SELECT `bookingId`, `position`, `serviceId`, `name`, `pricePaise`, `quantity`, `durationInMinutes`,
	(SELECT `bookingDate` FROM `booking` WHERE `id` = `bookingId`)
FROM `booking_item`;
--> statement-breakpoint
DROP TABLE `booking_item`;--> statement-breakpoint
ALTER TABLE `__new_booking_item` RENAME TO `booking_item`;--> statement-breakpoint
CREATE INDEX `booking_item_name` ON `booking_item` (`name`,`bookingDate`,`bookingId`);
