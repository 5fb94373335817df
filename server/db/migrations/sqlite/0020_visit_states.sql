CREATE TABLE `area_wish` (
	`id` text PRIMARY KEY NOT NULL,
	`mobile` text NOT NULL,
	`postalCode` text,
	`latitude` text,
	`longitude` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `area_wish_mobile` ON `area_wish` (`mobile`);--> statement-breakpoint
CREATE INDEX `area_wish_created` ON `area_wish` (`createdAt`,`id`);--> statement-breakpoint
CREATE TABLE `travel_time` (
	`fromPlace` text NOT NULL,
	`toPlace` text NOT NULL,
	`minutes` integer NOT NULL,
	`askedAt` integer NOT NULL,
	PRIMARY KEY(`fromPlace`, `toPlace`)
);
--> statement-breakpoint
ALTER TABLE `user` ADD `womenOnly` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `event` ADD `professionalId` text;--> statement-breakpoint
ALTER TABLE `professional_leave` ADD `enteredByHerself` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `visit` ADD `state` text DEFAULT 'PLANNED' NOT NULL;--> statement-breakpoint
ALTER TABLE `visit` ADD `onTheWayAt` integer;--> statement-breakpoint
ALTER TABLE `visit` ADD `arrivedAt` integer;--> statement-breakpoint
ALTER TABLE `visit` ADD `startedAt` integer;--> statement-breakpoint
ALTER TABLE `visit` ADD `doneAt` integer;--> statement-breakpoint
ALTER TABLE `visit` ADD `wrongCodes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `visit` ADD `codeWaived` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `visit` ADD `collected` text;--> statement-breakpoint
ALTER TABLE `visit` ADD `helpAt` integer;--> statement-breakpoint
CREATE INDEX `visit_help` ON `visit` (`helpAt`) WHERE "visit"."helpAt" IS NOT NULL;