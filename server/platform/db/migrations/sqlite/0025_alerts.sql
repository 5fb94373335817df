CREATE TABLE `alert_person` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mobile` text,
	`email` text,
	`language` text NOT NULL,
	`ways` text NOT NULL,
	`kinds` text NOT NULL,
	`consent` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `alert_person_created` ON `alert_person` (`createdAt`);--> statement-breakpoint
ALTER TABLE `message_log` ADD `personId` text;--> statement-breakpoint
ALTER TABLE `message_log` ADD `toldAt` integer;--> statement-breakpoint
CREATE INDEX `message_log_person` ON `message_log` (`personId`) WHERE "message_log"."personId" IS NOT NULL;