CREATE TABLE `document` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`number` text NOT NULL,
	`date` text NOT NULL,
	`issuedAt` integer NOT NULL,
	`bookingId` text,
	`userId` text,
	`buyerGstin` text,
	`totalPaise` integer NOT NULL,
	`refersToId` text,
	`snapshot` text NOT NULL,
	`cancelledAt` integer,
	`cancelReason` text,
	CONSTRAINT "document_total" CHECK("document"."totalPaise" > 0),
	CONSTRAINT "document_cancelled" CHECK(("document"."cancelledAt" IS NULL) = ("document"."cancelReason" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_number` ON `document` (`number`);--> statement-breakpoint
CREATE INDEX `document_date` ON `document` (`date`,`issuedAt`,`id`);--> statement-breakpoint
CREATE INDEX `document_booking` ON `document` (`bookingId`,`issuedAt`,`id`) WHERE "document"."bookingId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `document_user` ON `document` (`userId`) WHERE "document"."userId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `document_series` (
	`type` text NOT NULL,
	`financialYear` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`type`, `financialYear`)
);
--> statement-breakpoint
ALTER TABLE `user` ADD `businessName` text;--> statement-breakpoint
ALTER TABLE `user` ADD `gstin` text;--> statement-breakpoint
ALTER TABLE `category` ADD `sac` text DEFAULT '999729' NOT NULL;