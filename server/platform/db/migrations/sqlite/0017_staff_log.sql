CREATE TABLE `staff_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`operation` text NOT NULL,
	`actor` text NOT NULL,
	`actorId` text NOT NULL,
	`actorName` text NOT NULL,
	`targetId` text,
	`changes` text NOT NULL,
	`done` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_log_at` ON `staff_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `staff_log_actor` ON `staff_log` (`actorId`,`at`);--> statement-breakpoint
CREATE INDEX `staff_log_target` ON `staff_log` (`targetId`,`at`) WHERE "staff_log"."targetId" IS NOT NULL;