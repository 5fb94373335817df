CREATE TABLE `professional` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`about` text NOT NULL,
	`languages` text NOT NULL,
	`mobile` text,
	`gender` text,
	`active` integer NOT NULL,
	`startLatitude` text,
	`startLongitude` text,
	`maxTravelMinutes` integer,
	`hours` text NOT NULL,
	`weightHundredths` integer NOT NULL,
	`imageId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`imageId`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "professional_weight" CHECK("professional"."weightHundredths" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `professional_mobile` ON `professional` (`mobile`);--> statement-breakpoint
CREATE TABLE `professional_day` (
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`spans` text NOT NULL,
	PRIMARY KEY(`professionalId`, `date`),
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `professional_leave` (
	`id` text PRIMARY KEY NOT NULL,
	`professionalId` text NOT NULL,
	`fromDate` text NOT NULL,
	`fromMinute` integer NOT NULL,
	`toDate` text NOT NULL,
	`toMinute` integer NOT NULL,
	`note` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `professional_leave_to` ON `professional_leave` (`toDate`);--> statement-breakpoint
CREATE TABLE `professional_skill` (
	`professionalId` text NOT NULL,
	`serviceId` text NOT NULL,
	PRIMARY KEY(`professionalId`, `serviceId`),
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`serviceId`) REFERENCES `service`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `professional_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visit` (
	`bookingId` text PRIMARY KEY NOT NULL,
	`professionalId` text,
	`chosen` integer NOT NULL,
	`forced` integer NOT NULL,
	`pending` integer NOT NULL,
	`date` text NOT NULL,
	`startMinute` integer NOT NULL,
	`endMinute` integer NOT NULL,
	`latitude` text,
	`longitude` text,
	`serviceIds` text NOT NULL,
	`womenOnly` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "visit_span" CHECK("visit"."startMinute" >= 0 AND "visit"."startMinute" < "visit"."endMinute" AND "visit"."endMinute" <= 1440)
);
--> statement-breakpoint
CREATE INDEX `visit_day` ON `visit` (`date`,`professionalId`,`startMinute`) WHERE "visit"."pending";--> statement-breakpoint
CREATE INDEX `visit_professional` ON `visit` (`professionalId`,`date`);--> statement-breakpoint
CREATE TABLE `visit_half_hour` (
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`halfHour` integer NOT NULL,
	`bookingId` text NOT NULL,
	PRIMARY KEY(`professionalId`, `date`, `halfHour`),
	FOREIGN KEY (`bookingId`) REFERENCES `visit`(`bookingId`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visit_half_hour_booking` ON `visit_half_hour` (`bookingId`);