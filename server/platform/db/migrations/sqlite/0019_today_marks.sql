CREATE TABLE `today_mark` (
	`adminId` text NOT NULL,
	`key` text NOT NULL,
	`state` text NOT NULL,
	`day` text,
	`personId` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`adminId`, `key`),
	FOREIGN KEY (`adminId`) REFERENCES `admin`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `today_mark_person` ON `today_mark` (`personId`) WHERE "today_mark"."personId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `today_mark_at` ON `today_mark` (`at`);