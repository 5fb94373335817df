CREATE TABLE `__new_commission` (
	`bookingId` text NOT NULL,
	`professionalId` text NOT NULL,
	`parts` integer DEFAULT 1 NOT NULL,
	`firstPart` integer DEFAULT 1 NOT NULL,
	`lines` text,
	`date` text NOT NULL,
	`pricePaise` integer NOT NULL,
	`fullPaise` integer NOT NULL,
	`revenuePaise` integer NOT NULL,
	`commissionPaise` integer NOT NULL,
	`beforeTax` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`bookingId`, `professionalId`),
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_money" CHECK("pricePaise" >= 0 AND "fullPaise" >= 0 AND "revenuePaise" >= 0 AND "commissionPaise" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_commission`("bookingId", "professionalId", "date", "pricePaise", "fullPaise", "revenuePaise", "commissionPaise", "beforeTax") SELECT "bookingId", "professionalId", "date", "pricePaise", "fullPaise", "revenuePaise", "commissionPaise", "beforeTax" FROM `commission`;--> statement-breakpoint
DROP TABLE `commission`;--> statement-breakpoint
ALTER TABLE `__new_commission` RENAME TO `commission`;--> statement-breakpoint
CREATE INDEX `commission_date` ON `commission` (`date`,`professionalId`);--> statement-breakpoint
ALTER TABLE `booking` ADD `laterPaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `laterOn` text;--> statement-breakpoint
CREATE INDEX `booking_later` ON `booking` (`laterOn`) WHERE "booking"."laterOn" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `payment` ADD `tipFor` text;--> statement-breakpoint
ALTER TABLE `message_log` ADD `others` text;
