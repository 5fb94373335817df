CREATE TABLE `usual_interval` (
	`userId` text NOT NULL,
	`categoryId` text NOT NULL,
	`visits` integer NOT NULL,
	`medianDays` integer,
	`lastDate` text NOT NULL,
	`lastBookingId` text NOT NULL,
	`dueOn` text,
	`dueUntil` text,
	`hiddenUntil` text,
	PRIMARY KEY(`userId`, `categoryId`),
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`categoryId`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lastBookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "usual_interval_days" CHECK(("usual_interval"."medianDays" IS NULL) = ("usual_interval"."dueOn" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `usual_interval_due` ON `usual_interval` (`dueOn`,`userId`);--> statement-breakpoint
CREATE INDEX `usual_interval_category` ON `usual_interval` (`categoryId`,`medianDays`);--> statement-breakpoint
CREATE INDEX `usual_interval_booking` ON `usual_interval` (`lastBookingId`);