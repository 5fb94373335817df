CREATE TABLE `series` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`addressId` text NOT NULL,
	`serviceIds` text NOT NULL,
	`everyWeeks` integer NOT NULL,
	`firstDate` text NOT NULL,
	`fromNumber` integer DEFAULT 0 NOT NULL,
	`startMinute` integer NOT NULL,
	`flexMinutes` integer NOT NULL,
	`professionalId` text,
	`orElse` text NOT NULL,
	`womenOnly` integer NOT NULL,
	`untilDate` text,
	`pausedUntil` text,
	`madeBy` text NOT NULL,
	`createdAt` integer NOT NULL,
	`endedAt` integer,
	CONSTRAINT "series_weeks" CHECK("series"."everyWeeks" BETWEEN 1 AND 12)
);
--> statement-breakpoint
CREATE INDEX `series_user` ON `series` (`userId`,`endedAt`);--> statement-breakpoint
CREATE INDEX `series_open` ON `series` (`createdAt`,`id`) WHERE "series"."endedAt" IS NULL;--> statement-breakpoint
CREATE TABLE `series_visit` (
	`seriesId` text NOT NULL,
	`number` integer NOT NULL,
	`dueDate` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`bookingId` text,
	`risePaise` integer DEFAULT 0 NOT NULL,
	`tokenHash` text NOT NULL,
	`askedAt` integer,
	PRIMARY KEY(`seriesId`, `number`),
	FOREIGN KEY (`seriesId`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `series_visit_token` ON `series_visit` (`tokenHash`);--> statement-breakpoint
CREATE UNIQUE INDEX `series_visit_booking` ON `series_visit` (`bookingId`) WHERE "series_visit"."bookingId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `series_visit_asked` ON `series_visit` (`dueDate`) WHERE "series_visit"."state" = 'ASKED';--> statement-breakpoint
ALTER TABLE `booking` ADD `seriesId` text;