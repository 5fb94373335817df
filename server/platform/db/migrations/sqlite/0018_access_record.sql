CREATE TABLE `access_record` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`actor` text NOT NULL,
	`actorId` text NOT NULL,
	`actorName` text NOT NULL,
	`operation` text NOT NULL,
	`subject` text,
	`times` integer NOT NULL,
	`entries` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_record_hour` ON `access_record` (`day`,`hour`,`actorId`,`operation`,`subject`);--> statement-breakpoint
CREATE INDEX `access_record_subject` ON `access_record` (`subject`,`day`) WHERE "access_record"."subject" <> '';--> statement-breakpoint
CREATE INDEX `access_record_actor` ON `access_record` (`actorId`,`day`);--> statement-breakpoint
ALTER TABLE `enquiry` ADD `verifiedAt` integer;--> statement-breakpoint
ALTER TABLE `enquiry` ADD `verifiedHow` text;--> statement-breakpoint
ALTER TABLE `enquiry` ADD `verifiedBy` text;