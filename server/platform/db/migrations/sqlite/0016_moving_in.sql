CREATE TABLE `import_row` (
	`runId` text NOT NULL,
	`n` integer NOT NULL,
	`cells` text NOT NULL,
	`state` text,
	`field` text,
	`reason` text,
	`key` text,
	`mobile` text,
	`userId` text,
	`targetId` text,
	`before` text,
	`after` text,
	`kept` text,
	PRIMARY KEY(`runId`, `n`),
	FOREIGN KEY (`runId`) REFERENCES `import_run`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_row_state` ON `import_row` (`runId`,`state`,`n`);--> statement-breakpoint
CREATE INDEX `import_row_key` ON `import_row` (`runId`,`key`,`n`);--> statement-breakpoint
CREATE INDEX `import_row_mobile` ON `import_row` (`mobile`) WHERE "import_row"."mobile" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `import_row_user` ON `import_row` (`userId`) WHERE "import_row"."userId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `import_run` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`guessedKind` text NOT NULL,
	`fileName` text,
	`state` text NOT NULL,
	`encoding` text NOT NULL,
	`layout` text,
	`columns` text NOT NULL,
	`mapping` text NOT NULL,
	`dateOrder` text,
	`dates` text,
	`rows` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`turn` integer DEFAULT 0 NOT NULL,
	`newRows` integer DEFAULT 0 NOT NULL,
	`sameRows` integer DEFAULT 0 NOT NULL,
	`mergedRows` integer DEFAULT 0 NOT NULL,
	`refusedRows` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`restored` integer DEFAULT 0 NOT NULL,
	`kept` text,
	`startedBy` text,
	`createdAt` integer NOT NULL,
	`endedAt` integer,
	`forgottenAt` integer
);
--> statement-breakpoint
CREATE INDEX `import_run_list` ON `import_run` (`createdAt`,`id`);--> statement-breakpoint
ALTER TABLE `booking` ADD `importRunId` text;