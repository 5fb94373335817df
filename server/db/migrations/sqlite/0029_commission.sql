CREATE TABLE `commission` (
	`bookingId` text PRIMARY KEY NOT NULL,
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`pricePaise` integer NOT NULL,
	`fullPaise` integer NOT NULL,
	`revenuePaise` integer NOT NULL,
	`commissionPaise` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_money" CHECK("commission"."pricePaise" >= 0 AND "commission"."fullPaise" >= 0 AND "commission"."revenuePaise" >= 0 AND "commission"."commissionPaise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `commission_date` ON `commission` (`date`,`professionalId`);--> statement-breakpoint
CREATE TABLE `commission_rule` (
	`id` text PRIMARY KEY NOT NULL,
	`professionalId` text,
	`serviceId` text,
	`from` text NOT NULL,
	`percentHundredths` integer,
	`perVisitPaise` integer,
	CONSTRAINT "commission_rule_one" CHECK(("commission_rule"."percentHundredths" IS NULL) <> ("commission_rule"."perVisitPaise" IS NULL))
);
