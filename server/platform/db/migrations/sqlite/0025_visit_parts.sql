-- A visit gets an id of its own and a part (decision 022). Existing visits keep the id of their booking as theirs, and are its only part.
-- Foreign keys are on during a migration. So the new quarter hours refer to the new visits before the old tables go, and the rename takes
-- them along: nothing cascades.
CREATE TABLE `__new_visit` (
	`id` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`part` integer DEFAULT 1 NOT NULL,
	`professionalId` text,
	`chosen` integer NOT NULL,
	`wishedId` text,
	`agreedId` text,
	`forced` integer NOT NULL,
	`pending` integer NOT NULL,
	`date` text NOT NULL,
	`startMinute` integer NOT NULL,
	`endMinute` integer NOT NULL,
	`latitude` text,
	`longitude` text,
	`serviceIds` text NOT NULL,
	`womenOnly` integer NOT NULL,
	`state` text DEFAULT 'PLANNED' NOT NULL,
	`onTheWayAt` integer,
	`arrivedAt` integer,
	`startedAt` integer,
	`doneAt` integer,
	`wrongCodes` integer DEFAULT 0 NOT NULL,
	`codeWaived` integer DEFAULT false NOT NULL,
	`collected` text,
	`helpAt` integer,
	`calledAt` integer,
	`nobodyAt` integer,
	`proposal` text,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "visit_part_number" CHECK("part" BETWEEN 1 AND 6),
	CONSTRAINT "visit_span" CHECK("startMinute" >= 0 AND "startMinute" < "endMinute" AND "endMinute" <= 1440)
);
--> statement-breakpoint
INSERT INTO `__new_visit`("id", "bookingId", "part", "professionalId", "chosen", "wishedId", "agreedId", "forced", "pending", "date", "startMinute", "endMinute", "latitude", "longitude", "serviceIds", "womenOnly", "state", "onTheWayAt", "arrivedAt", "startedAt", "doneAt", "wrongCodes", "codeWaived", "collected", "helpAt", "calledAt", "nobodyAt", "proposal") SELECT "bookingId", "bookingId", 1, "professionalId", "chosen", "wishedId", "agreedId", "forced", "pending", "date", "startMinute", "endMinute", "latitude", "longitude", "serviceIds", "womenOnly", "state", "onTheWayAt", "arrivedAt", "startedAt", "doneAt", "wrongCodes", "codeWaived", "collected", "helpAt", "calledAt", "nobodyAt", "proposal" FROM `visit`;--> statement-breakpoint
CREATE TABLE `__new_visit_quarter` (
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`quarter` integer NOT NULL,
	`visitId` text,
	`heldId` text,
	PRIMARY KEY(`professionalId`, `date`, `quarter`),
	FOREIGN KEY (`visitId`) REFERENCES `__new_visit`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`heldId`) REFERENCES `held_place`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "visit_quarter_taker" CHECK(("visitId" IS NULL) <> ("heldId" IS NULL))
);
--> statement-breakpoint
INSERT INTO `__new_visit_quarter`("professionalId", "date", "quarter", "visitId", "heldId") SELECT "professionalId", "date", "quarter", "bookingId", "heldId" FROM `visit_quarter`;--> statement-breakpoint
DROP TABLE `visit_quarter`;--> statement-breakpoint
DROP TABLE `visit`;--> statement-breakpoint
ALTER TABLE `__new_visit` RENAME TO `visit`;--> statement-breakpoint
ALTER TABLE `__new_visit_quarter` RENAME TO `visit_quarter`;--> statement-breakpoint
CREATE UNIQUE INDEX `visit_part` ON `visit` (`bookingId`,`part`);--> statement-breakpoint
CREATE INDEX `visit_help` ON `visit` (`helpAt`) WHERE "visit"."helpAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `visit_nobody` ON `visit` (`nobodyAt`) WHERE "visit"."nobodyAt" IS NOT NULL AND "visit"."pending";--> statement-breakpoint
CREATE INDEX `visit_day` ON `visit` (`date`,`professionalId`,`startMinute`) WHERE "visit"."pending";--> statement-breakpoint
CREATE INDEX `visit_professional` ON `visit` (`professionalId`,`date`);--> statement-breakpoint
CREATE INDEX `visit_quarter_visit` ON `visit_quarter` (`visitId`);--> statement-breakpoint
CREATE INDEX `visit_quarter_held` ON `visit_quarter` (`heldId`) WHERE "visit_quarter"."heldId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_visit_before_teams` (
	`bookingId` text NOT NULL,
	`part` integer DEFAULT 1 NOT NULL,
	`professionalId` text NOT NULL,
	`chosen` integer NOT NULL,
	`womenOnly` integer NOT NULL,
	PRIMARY KEY(`bookingId`, `part`),
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_visit_before_teams`("bookingId", "part", "professionalId", "chosen", "womenOnly") SELECT "bookingId", 1, "professionalId", "chosen", "womenOnly" FROM `visit_before_teams`;--> statement-breakpoint
DROP TABLE `visit_before_teams`;--> statement-breakpoint
ALTER TABLE `__new_visit_before_teams` RENAME TO `visit_before_teams`;
