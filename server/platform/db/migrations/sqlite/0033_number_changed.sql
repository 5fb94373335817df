CREATE TABLE `mobile_change` (
	`id` text PRIMARY KEY NOT NULL,
	`ownerId` text NOT NULL,
	`ofProfessional` integer NOT NULL,
	`oldMobile` text,
	`by` text NOT NULL,
	`actorName` text,
	`reason` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mobile_change_owner` ON `mobile_change` (`ownerId`,`at`);--> statement-breakpoint
ALTER TABLE `user` ADD `mobileSince` integer;