CREATE TABLE `nudge` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`categoryId` text NOT NULL,
	`kind` text NOT NULL,
	`dueOn` text NOT NULL,
	`control` integer NOT NULL,
	`tokenHash` text NOT NULL,
	`couponId` text,
	`createdAt` integer NOT NULL,
	`answeredAt` integer,
	`bookingId` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`categoryId`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `nudge_once` ON `nudge` (`userId`,`categoryId`,`kind`,`dueOn`);--> statement-breakpoint
CREATE UNIQUE INDEX `nudge_token` ON `nudge` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `nudge_user` ON `nudge` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `nudge_created` ON `nudge` (`createdAt`);--> statement-breakpoint
CREATE INDEX `nudge_category` ON `nudge` (`categoryId`);--> statement-breakpoint
CREATE TABLE `nudge_budget` (
	`month` text PRIMARY KEY NOT NULL,
	`spentPaise` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consent_marketing` ON `consent` (`userId`) WHERE "consent"."purpose" = 'MARKETING' AND "consent"."withdrawnAt" IS NULL;