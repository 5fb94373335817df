CREATE TABLE `guest_service` (
	`bookingId` text NOT NULL,
	`guest` integer NOT NULL,
	`nth` integer NOT NULL,
	`serviceId` text NOT NULL,
	`choice` text DEFAULT '' NOT NULL,
	`part` integer NOT NULL,
	`startMinute` integer NOT NULL,
	`endMinute` integer NOT NULL,
	PRIMARY KEY(`bookingId`, `guest`, `nth`),
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guest_service_part" CHECK("guest_service"."part" BETWEEN 1 AND 6),
	CONSTRAINT "guest_service_span" CHECK("guest_service"."startMinute" < "guest_service"."endMinute")
);
--> statement-breakpoint
ALTER TABLE `booking` ADD `guestCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `guestLabels` text;--> statement-breakpoint
ALTER TABLE `booking` ADD `readyBy` integer;--> statement-breakpoint
ALTER TABLE `booking` ADD `partCount` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `relatedTo` text;--> statement-breakpoint
ALTER TABLE `cart` ADD `guests` text;--> statement-breakpoint
ALTER TABLE `service` ADD `together` integer DEFAULT false NOT NULL;