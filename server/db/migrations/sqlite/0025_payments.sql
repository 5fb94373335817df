CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`provider` text NOT NULL,
	`method` text NOT NULL,
	`state` text NOT NULL,
	`amountPaise` integer NOT NULL,
	`tipPaise` integer DEFAULT 0 NOT NULL,
	`refundedPaise` integer DEFAULT 0 NOT NULL,
	`orderId` text,
	`providerId` text,
	`url` text,
	`note` text,
	`professionalId` text,
	`createdAt` integer NOT NULL,
	`expiresAt` integer,
	`paidAt` integer,
	`checkAt` integer,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_money" CHECK("payment"."amountPaise" >= 0 AND "payment"."tipPaise" >= 0 AND "payment"."refundedPaise" >= 0 AND "payment"."refundedPaise" <= "payment"."amountPaise")
);
--> statement-breakpoint
CREATE INDEX `payment_booking` ON `payment` (`bookingId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `payment_order` ON `payment` (`orderId`) WHERE "payment"."orderId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_provider` ON `payment` (`providerId`) WHERE "payment"."providerId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_check` ON `payment` (`checkAt`) WHERE "payment"."checkAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_paid` ON `payment` (`paidAt`) WHERE "payment"."paidAt" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`paymentId` text NOT NULL,
	`amountPaise` integer NOT NULL,
	`state` text NOT NULL,
	`online` integer NOT NULL,
	`credited` integer NOT NULL,
	`providerId` text,
	`note` text,
	`createdAt` integer NOT NULL,
	`doneAt` integer,
	`checkAt` integer,
	FOREIGN KEY (`paymentId`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_money" CHECK("refund"."amountPaise" > 0)
);
--> statement-breakpoint
CREATE INDEX `refund_payment` ON `refund` (`paymentId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `refund_check` ON `refund` (`checkAt`) WHERE "refund"."checkAt" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `heldPaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `creditedPaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `pendingPaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `advancePaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `feePaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `holdUntil` integer;--> statement-breakpoint
UPDATE "booking" SET "heldPaise" = "finalPaise" WHERE "paidAt" IS NOT NULL;--> statement-breakpoint
INSERT INTO "payment" ("id", "bookingId", "provider", "method", "state", "amountPaise", "refundedPaise", "createdAt", "paidAt")
SELECT "id", "id", 'NONE', CASE "paymentType" WHEN 'PAY_NOW' THEN 'UPI' ELSE 'OTHER' END, 'PAID', "finalPaise",
  CASE WHEN "refundedAt" IS NULL THEN 0 ELSE "finalPaise" END, coalesce("paidAt", "refundedAt"), coalesce("paidAt", "refundedAt")
FROM "booking" WHERE "finalPaise" > 0 AND ("paidAt" IS NOT NULL OR "refundedAt" IS NOT NULL);--> statement-breakpoint
INSERT INTO "refund" ("id", "paymentId", "amountPaise", "state", "online", "credited", "createdAt", "doneAt")
SELECT "id", "id", "finalPaise", 'DONE', 0, 0, "refundedAt", "refundedAt" FROM "booking" WHERE "finalPaise" > 0 AND "refundedAt" IS NOT NULL;
