CREATE TABLE `batch` (
	`id` text PRIMARY KEY NOT NULL,
	`courseId` text NOT NULL,
	`startsOn` text NOT NULL,
	`days` text NOT NULL,
	`fromTime` text NOT NULL,
	`toTime` text NOT NULL,
	`seats` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`courseId`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "batch_seats" CHECK("batch"."taken" >= 0 AND "batch"."taken" <= "batch"."seats")
);
--> statement-breakpoint
CREATE INDEX `batch_course` ON `batch` (`courseId`,`startsOn`,`id`);--> statement-breakpoint
CREATE TABLE `course` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`weeks` integer NOT NULL,
	`feePaise` integer NOT NULL,
	`certificate` text,
	`imageId` text,
	`active` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`changedAt` integer NOT NULL,
	FOREIGN KEY (`imageId`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "course_numbers" CHECK("course"."weeks" > 0 AND "course"."feePaise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `course_image` ON `course` (`imageId`) WHERE "course"."imageId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `enquiry` (
	`id` text PRIMARY KEY NOT NULL,
	`courseId` text NOT NULL,
	`batchId` text,
	`name` text,
	`mobile` text,
	`confirmed` integer NOT NULL,
	`dateOfBirth` text,
	`guardianName` text,
	`guardianMobile` text,
	`consentAt` integer,
	`consentHow` text,
	`consentWording` text,
	`message` text,
	`searchText` text NOT NULL,
	`state` text NOT NULL,
	`followUpOn` text,
	`createdAt` integer NOT NULL,
	`changedAt` integer NOT NULL,
	`erasedAt` integer,
	FOREIGN KEY (`courseId`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batchId`) REFERENCES `batch`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "enquiry_consent" CHECK(("enquiry"."consentAt" IS NULL) = ("enquiry"."consentHow" IS NULL) AND ("enquiry"."consentAt" IS NULL) = ("enquiry"."consentWording" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `enquiry_state` ON `enquiry` (`state`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `enquiry_created` ON `enquiry` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `enquiry_course` ON `enquiry` (`courseId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `enquiry_batch` ON `enquiry` (`batchId`) WHERE "enquiry"."batchId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiry_mobile` ON `enquiry` (`mobile`) WHERE "enquiry"."mobile" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiry_follow_up` ON `enquiry` (`followUpOn`) WHERE "enquiry"."followUpOn" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `enquiry_note` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiryId` text NOT NULL,
	`text` text NOT NULL,
	`writtenAt` integer NOT NULL,
	`writtenBy` text NOT NULL,
	FOREIGN KEY (`enquiryId`) REFERENCES `enquiry`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `enquiry_note_enquiry` ON `enquiry_note` (`enquiryId`,`writtenAt`,`id`);--> statement-breakpoint
CREATE TABLE `enrolment` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiryId` text NOT NULL,
	`batchId` text NOT NULL,
	`state` text NOT NULL,
	`listPaise` integer NOT NULL,
	`feePaise` integer NOT NULL,
	`invoicesParts` integer NOT NULL,
	`heldPaise` integer DEFAULT 0 NOT NULL,
	`creditedPaise` integer DEFAULT 0 NOT NULL,
	`buyerAddress` text,
	`businessName` text,
	`gstin` text,
	`enrolledAt` integer NOT NULL,
	`endedAt` integer,
	FOREIGN KEY (`enquiryId`) REFERENCES `enquiry`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batchId`) REFERENCES `batch`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "enrolment_money" CHECK("enrolment"."feePaise" >= 0 AND "enrolment"."feePaise" <= "enrolment"."listPaise" AND "enrolment"."heldPaise" >= 0 AND "enrolment"."creditedPaise" >= 0),
	CONSTRAINT "enrolment_ended" CHECK(("enrolment"."state" = 'ACTIVE') = ("enrolment"."endedAt" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `enrolment_enquiry` ON `enrolment` (`enquiryId`,`enrolledAt`);--> statement-breakpoint
CREATE UNIQUE INDEX `enrolment_running` ON `enrolment` (`enquiryId`) WHERE "enrolment"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX `enrolment_batch` ON `enrolment` (`batchId`,`enrolledAt`,`id`);--> statement-breakpoint
CREATE INDEX `enrolment_active` ON `enrolment` (`batchId`) WHERE "enrolment"."state" = 'ACTIVE';--> statement-breakpoint
CREATE TABLE `fee_payment` (
	`id` text PRIMARY KEY NOT NULL,
	`enrolmentId` text NOT NULL,
	`kind` text NOT NULL,
	`partId` text,
	`method` text NOT NULL,
	`amountPaise` integer NOT NULL,
	`refundedPaise` integer DEFAULT 0 NOT NULL,
	`credited` integer NOT NULL,
	`note` text,
	`documentIds` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`takenBackAt` integer,
	FOREIGN KEY (`enrolmentId`) REFERENCES `enrolment`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fee_payment_money" CHECK("fee_payment"."amountPaise" > 0 AND "fee_payment"."refundedPaise" >= 0 AND "fee_payment"."refundedPaise" <= "fee_payment"."amountPaise"),
	CONSTRAINT "fee_payment_part" CHECK(("fee_payment"."kind" = 'REFUND') = ("fee_payment"."partId" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `fee_payment_enrolment` ON `fee_payment` (`enrolmentId`,`at`,`id`);--> statement-breakpoint
ALTER TABLE `document` ADD `enrolmentId` text;--> statement-breakpoint
CREATE INDEX `document_enrolment` ON `document` (`enrolmentId`,`issuedAt`,`id`) WHERE "document"."enrolmentId" IS NOT NULL;