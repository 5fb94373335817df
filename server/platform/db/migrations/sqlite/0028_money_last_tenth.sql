CREATE TABLE `cash_balance` (
	`id` text PRIMARY KEY NOT NULL,
	`professionalId` text NOT NULL,
	`kind` text NOT NULL,
	`paise` integer NOT NULL,
	`balancePaise` integer NOT NULL,
	`note` text,
	`date` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	CONSTRAINT "cash_balance_money" CHECK("cash_balance"."paise" <> 0)
);
--> statement-breakpoint
CREATE INDEX `cash_balance_professional` ON `cash_balance` (`professionalId`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `cash_balance_date` ON `cash_balance` (`date`);--> statement-breakpoint
ALTER TABLE `booking` ADD `lateFeePaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `graceUntil` integer;--> statement-breakpoint
ALTER TABLE `payment` ADD `toSalon` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "booking" SET "lateFeePaise" = ("finalPaise" * "cancelFeePercent" + 50) / 100 WHERE "cancelFeePercent" > 0;
