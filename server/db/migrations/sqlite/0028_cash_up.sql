CREATE TABLE `cash_up` (
	`id` text PRIMARY KEY NOT NULL,
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`cashPaise` integer NOT NULL,
	`upiPaise` integer NOT NULL,
	`tipPaise` integer NOT NULL,
	`payments` integer NOT NULL,
	`countedPaise` integer NOT NULL,
	`note` text,
	`settledAt` integer NOT NULL,
	`settledBy` text NOT NULL,
	CONSTRAINT "cash_up_money" CHECK("cash_up"."cashPaise" >= 0 AND "cash_up"."upiPaise" >= 0 AND "cash_up"."tipPaise" >= 0 AND "cash_up"."countedPaise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `cash_up_day` ON `cash_up` (`date`,`professionalId`,`settledAt`);