CREATE TABLE `held_place` (
	`id` text PRIMARY KEY NOT NULL,
	`professionalId` text,
	`date` text NOT NULL,
	`startMinute` integer NOT NULL,
	`endMinute` integer NOT NULL,
	`latitude` text,
	`longitude` text,
	`serviceIds` text NOT NULL,
	`womenOnly` integer NOT NULL,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `held_place_date` ON `held_place` (`date`);--> statement-breakpoint
CREATE TABLE `freed_time` (
	`id` text PRIMARY KEY NOT NULL,
	`date` text,
	`startMinute` integer,
	`endMinute` integer,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `freed_time_date` ON `freed_time` (`date`,`at`);--> statement-breakpoint
CREATE TABLE `wait` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`bookingId` text,
	`addressId` text,
	`serviceIds` text NOT NULL,
	`fromDate` text NOT NULL,
	`toDate` text NOT NULL,
	`times` text,
	`professionalId` text,
	`womenOnly` integer NOT NULL,
	`state` text NOT NULL,
	`lapsedInRow` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`endedAt` integer,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wait_days" CHECK("wait"."fromDate" <= "wait"."toDate")
);
--> statement-breakpoint
CREATE INDEX `wait_open` ON `wait` (`createdAt`,`id`,`fromDate`,`toDate`) WHERE "wait"."endedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `wait_user` ON `wait` (`userId`,`endedAt`);--> statement-breakpoint
CREATE INDEX `wait_booking` ON `wait` (`bookingId`) WHERE "wait"."bookingId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `wait_offer` (
	`id` text PRIMARY KEY NOT NULL,
	`waitId` text NOT NULL,
	`userId` text NOT NULL,
	`tokenHash` text NOT NULL,
	`state` text NOT NULL,
	`date` text NOT NULL,
	`startMinute` integer NOT NULL,
	`endMinute` integer NOT NULL,
	`professionalId` text,
	`hiddenSince` integer NOT NULL,
	`byStaff` integer NOT NULL,
	`offeredAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`endedAt` integer,
	`bookingId` text,
	`minutes` integer,
	`paise` integer,
	FOREIGN KEY (`waitId`) REFERENCES `wait`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wait_offer_span" CHECK("wait_offer"."startMinute" >= 0 AND "wait_offer"."startMinute" < "wait_offer"."endMinute" AND "wait_offer"."endMinute" <= 1440)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wait_offer_token` ON `wait_offer` (`tokenHash`);--> statement-breakpoint
CREATE UNIQUE INDEX `wait_offer_open` ON `wait_offer` (`waitId`) WHERE "wait_offer"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX `wait_offer_wait` ON `wait_offer` (`waitId`);--> statement-breakpoint
CREATE INDEX `wait_offer_user` ON `wait_offer` (`userId`,`offeredAt`);--> statement-breakpoint
CREATE INDEX `wait_offer_at` ON `wait_offer` (`offeredAt`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_visit_quarter` (
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`quarter` integer NOT NULL,
	`bookingId` text,
	`heldId` text,
	PRIMARY KEY(`professionalId`, `date`, `quarter`),
	FOREIGN KEY (`bookingId`) REFERENCES `visit`(`bookingId`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`heldId`) REFERENCES `held_place`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "visit_quarter_taker" CHECK(("bookingId" IS NULL) <> ("heldId" IS NULL))
);
--> statement-breakpoint
INSERT INTO `__new_visit_quarter`("professionalId", "date", "quarter", "bookingId", "heldId") SELECT "professionalId", "date", "quarter", "bookingId", NULL FROM `visit_quarter`;--> statement-breakpoint
DROP TABLE `visit_quarter`;--> statement-breakpoint
ALTER TABLE `__new_visit_quarter` RENAME TO `visit_quarter`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `visit_quarter_booking` ON `visit_quarter` (`bookingId`);--> statement-breakpoint
CREATE INDEX `visit_quarter_held` ON `visit_quarter` (`heldId`) WHERE "visit_quarter"."heldId" IS NOT NULL;