CREATE TABLE `early_report` (
	`provider` text NOT NULL,
	`providerId` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`cameAt` integer NOT NULL,
	PRIMARY KEY(`provider`, `providerId`, `state`)
);
--> statement-breakpoint
CREATE INDEX `early_report_came` ON `early_report` (`cameAt`);