CREATE TABLE `event` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`actorName` text,
	`bookingId` text,
	`fromDate` text,
	`fromMinute` integer,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_booking` ON `event` (`bookingId`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`key` text,
	`state` text NOT NULL,
	`dueAt` integer NOT NULL,
	`tries` integer NOT NULL,
	`lease` text,
	`leaseUntil` integer,
	`lastError` text,
	`createdAt` integer NOT NULL,
	`endedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_key` ON `job` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `job_due` ON `job` (`dueAt`,`id`) WHERE "job"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX `job_lease` ON `job` (`leaseUntil`) WHERE "job"."state" = 'RUNNING';--> statement-breakpoint
CREATE INDEX `job_ended` ON `job` (`state`,`endedAt`,`id`) WHERE "job"."endedAt" IS NOT NULL;--> statement-breakpoint
INSERT INTO `event` (`id`, `at`, `kind`, `actor`, `actorName`, `bookingId`, `fromDate`, `fromMinute`)
SELECT `id`, `at`, `kind`, `actor`, `actorName`, `bookingId`, `fromDate`, `fromMinute` FROM `booking_event`;--> statement-breakpoint
DROP TABLE `booking_event`;