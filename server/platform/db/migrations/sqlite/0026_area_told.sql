CREATE TABLE `pin_place` (
	`postalCode` text PRIMARY KEY NOT NULL,
	`latitude` text NOT NULL,
	`longitude` text NOT NULL,
	`metres` integer NOT NULL,
	`source` text NOT NULL,
	`learntAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pin_place_learnt` ON `pin_place` (`source`,`learntAt`);--> statement-breakpoint
ALTER TABLE `area_wish` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `area_wish` ADD `toldAt` integer;