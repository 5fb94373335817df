DROP TABLE `booking_day`;
--> statement-breakpoint
DROP TABLE `service_day`;
--> statement-breakpoint
-- Answers kept by an older version are under other keys. A repeated booking of theirs is DUPLICATE_BOOKING.
DROP TABLE `idempotency`;
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`key` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`requestHash` text NOT NULL,
	`answer` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`createdAt`);
--> statement-breakpoint
CREATE INDEX `idempotency_user` ON `idempotency` (`userId`);
--> statement-breakpoint
-- Months are kept in another form now, and counted when they are first needed.
DROP TABLE `booking_month`;
--> statement-breakpoint
CREATE TABLE `booking_month` (
	`month` text NOT NULL,
	`status` text NOT NULL,
	`paid` integer NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`month`, `status`, `paid`)
);
--> statement-breakpoint
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
CREATE INDEX `batch_course` ON `batch` (`courseId`,`startsOn`,`id`);
--> statement-breakpoint
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
CREATE INDEX `course_image` ON `course` (`imageId`) WHERE "course"."imageId" IS NOT NULL;
--> statement-breakpoint
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
CREATE INDEX `enquiry_state` ON `enquiry` (`state`,`createdAt`,`id`);
--> statement-breakpoint
CREATE INDEX `enquiry_created` ON `enquiry` (`createdAt`,`id`);
--> statement-breakpoint
CREATE INDEX `enquiry_course` ON `enquiry` (`courseId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `enquiry_batch` ON `enquiry` (`batchId`) WHERE "enquiry"."batchId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `enquiry_mobile` ON `enquiry` (`mobile`) WHERE "enquiry"."mobile" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `enquiry_guardian` ON `enquiry` (`guardianMobile`) WHERE "enquiry"."guardianMobile" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `enquiry_follow_up` ON `enquiry` (`followUpOn`) WHERE "enquiry"."followUpOn" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `enquiry_note` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiryId` text NOT NULL,
	`text` text NOT NULL,
	`writtenAt` integer NOT NULL,
	`writtenBy` text NOT NULL,
	FOREIGN KEY (`enquiryId`) REFERENCES `enquiry`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `enquiry_note_enquiry` ON `enquiry_note` (`enquiryId`,`writtenAt`,`id`);
--> statement-breakpoint
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
CREATE INDEX `enrolment_enquiry` ON `enrolment` (`enquiryId`,`enrolledAt`);
--> statement-breakpoint
CREATE UNIQUE INDEX `enrolment_running` ON `enrolment` (`enquiryId`) WHERE "enrolment"."state" = 'ACTIVE';
--> statement-breakpoint
CREATE INDEX `enrolment_batch` ON `enrolment` (`batchId`,`enrolledAt`,`id`);
--> statement-breakpoint
CREATE INDEX `enrolment_active` ON `enrolment` (`batchId`) WHERE "enrolment"."state" = 'ACTIVE';
--> statement-breakpoint
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
CREATE INDEX `fee_payment_enrolment` ON `fee_payment` (`enrolmentId`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `fee_payment_at` ON `fee_payment` (`at`);
--> statement-breakpoint
CREATE TABLE `area_wish` (
	`id` text PRIMARY KEY NOT NULL,
	`mobile` text NOT NULL,
	`postalCode` text,
	`latitude` text,
	`longitude` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `area_wish_mobile` ON `area_wish` (`mobile`);
--> statement-breakpoint
CREATE INDEX `area_wish_created` ON `area_wish` (`createdAt`,`id`);
--> statement-breakpoint
CREATE TABLE `event` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`actorName` text,
	`bookingId` text,
	`fromDate` text,
	`fromMinute` integer,
	`professionalId` text,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_booking` ON `event` (`bookingId`,`at`,`id`);
--> statement-breakpoint
CREATE TABLE `document` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`number` text NOT NULL,
	`date` text NOT NULL,
	`issuedAt` integer NOT NULL,
	`bookingId` text,
	`enrolmentId` text,
	`userId` text,
	`buyerGstin` text,
	`totalPaise` integer NOT NULL,
	`refersToId` text,
	`causeId` text,
	`snapshot` text NOT NULL,
	`cancelledAt` integer,
	`cancelReason` text,
	CONSTRAINT "document_total" CHECK("document"."totalPaise" > 0),
	CONSTRAINT "document_cancelled" CHECK(("document"."cancelledAt" IS NULL) = ("document"."cancelReason" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_number` ON `document` (`number`);
--> statement-breakpoint
CREATE INDEX `document_date` ON `document` (`date`,`issuedAt`,`id`);
--> statement-breakpoint
CREATE INDEX `document_booking` ON `document` (`bookingId`,`issuedAt`,`id`) WHERE "document"."bookingId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `document_enrolment` ON `document` (`enrolmentId`,`issuedAt`,`id`) WHERE "document"."enrolmentId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `document_user` ON `document` (`userId`) WHERE "document"."userId" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `document_series` (
	`type` text NOT NULL,
	`financialYear` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`type`, `financialYear`)
);
--> statement-breakpoint
CREATE TABLE `calendar_feed` (
	`id` text PRIMARY KEY NOT NULL,
	`tokenHash` text NOT NULL,
	`professionalId` text,
	`createdBy` text NOT NULL,
	`createdAt` integer NOT NULL,
	`lastReadAt` integer,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed_token` ON `calendar_feed` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `calendar_feed_professional` ON `calendar_feed` (`professionalId`);
--> statement-breakpoint
CREATE TABLE `consent` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`purpose` text NOT NULL,
	`wording` text NOT NULL,
	`givenAt` integer NOT NULL,
	`withdrawnAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consent_user` ON `consent` (`userId`,`purpose`,`givenAt`);
--> statement-breakpoint
CREATE TABLE `message_log` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`bookingId` text,
	`userId` text,
	`professionalId` text,
	`language` text NOT NULL,
	`sentTo` text,
	`text` text,
	`state` text NOT NULL,
	`reason` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`dueAt` integer NOT NULL,
	`sentAt` integer,
	`provider` text,
	`providerId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_log_key` ON `message_log` (`key`);
--> statement-breakpoint
CREATE INDEX `message_log_due` ON `message_log` (`dueAt`,`id`);
--> statement-breakpoint
CREATE INDEX `message_log_state` ON `message_log` (`state`,`dueAt`,`id`);
--> statement-breakpoint
CREATE INDEX `message_log_kind` ON `message_log` (`kind`,`dueAt`,`id`);
--> statement-breakpoint
CREATE INDEX `message_log_booking` ON `message_log` (`bookingId`,`dueAt`,`id`);
--> statement-breakpoint
CREATE INDEX `message_log_user` ON `message_log` (`userId`) WHERE "message_log"."userId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `message_log_provider` ON `message_log` (`providerId`) WHERE "message_log"."providerId" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `visit_link` (
	`tokenHash` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visit_link_booking` ON `visit_link` (`bookingId`);
--> statement-breakpoint
CREATE INDEX `visit_link_created` ON `visit_link` (`createdAt`);
--> statement-breakpoint
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
--> statement-breakpoint
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
CREATE INDEX `commission_date` ON `commission` (`date`,`professionalId`);
--> statement-breakpoint
CREATE TABLE `commission_rule` (
	`id` text PRIMARY KEY NOT NULL,
	`professionalId` text,
	`serviceId` text,
	`from` text NOT NULL,
	`percentHundredths` integer,
	`perVisitPaise` integer,
	CONSTRAINT "commission_rule_one" CHECK(("commission_rule"."percentHundredths" IS NULL) <> ("commission_rule"."perVisitPaise" IS NULL))
);
--> statement-breakpoint
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
CREATE INDEX `payment_booking` ON `payment` (`bookingId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `payment_order` ON `payment` (`orderId`) WHERE "payment"."orderId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `payment_provider` ON `payment` (`providerId`) WHERE "payment"."providerId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `payment_check` ON `payment` (`checkAt`) WHERE "payment"."checkAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `payment_paid` ON `payment` (`paidAt`) WHERE "payment"."paidAt" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`paymentId` text NOT NULL,
	`amountPaise` integer NOT NULL,
	`state` text NOT NULL,
	`online` integer NOT NULL,
	`credited` integer NOT NULL,
	`byProfessional` integer DEFAULT false NOT NULL,
	`providerId` text,
	`note` text,
	`createdAt` integer NOT NULL,
	`doneAt` integer,
	`checkAt` integer,
	FOREIGN KEY (`paymentId`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_money" CHECK("refund"."amountPaise" > 0)
);
--> statement-breakpoint
CREATE INDEX `refund_payment` ON `refund` (`paymentId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `refund_done` ON `refund` (`doneAt`) WHERE "refund"."doneAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `refund_check` ON `refund` (`checkAt`) WHERE "refund"."checkAt" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `professional` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`about` text NOT NULL,
	`languages` text NOT NULL,
	`mobile` text,
	`messageLanguage` text DEFAULT 'en' NOT NULL,
	`gender` text,
	`active` integer NOT NULL,
	`startLatitude` text,
	`startLongitude` text,
	`maxTravelMinutes` integer,
	`hours` text NOT NULL,
	`weightHundredths` integer NOT NULL,
	`imageId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`imageId`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "professional_weight" CHECK("professional"."weightHundredths" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `professional_mobile` ON `professional` (`mobile`);
--> statement-breakpoint
CREATE TABLE `professional_day` (
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`spans` text NOT NULL,
	PRIMARY KEY(`professionalId`, `date`),
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `professional_leave` (
	`id` text PRIMARY KEY NOT NULL,
	`professionalId` text NOT NULL,
	`fromDate` text NOT NULL,
	`fromMinute` integer NOT NULL,
	`toDate` text NOT NULL,
	`toMinute` integer NOT NULL,
	`note` text,
	`enteredByHerself` integer DEFAULT false NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `professional_leave_to` ON `professional_leave` (`toDate`);
--> statement-breakpoint
CREATE TABLE `professional_skill` (
	`professionalId` text NOT NULL,
	`serviceId` text NOT NULL,
	PRIMARY KEY(`professionalId`, `serviceId`),
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`serviceId`) REFERENCES `service`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `professional_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `travel_time` (
	`fromPlace` text NOT NULL,
	`toPlace` text NOT NULL,
	`minutes` integer NOT NULL,
	`askedAt` integer NOT NULL,
	PRIMARY KEY(`fromPlace`, `toPlace`)
);
--> statement-breakpoint
CREATE TABLE `visit` (
	`bookingId` text PRIMARY KEY NOT NULL,
	`professionalId` text,
	`chosen` integer NOT NULL,
	`forced` integer NOT NULL,
	`pending` integer NOT NULL,
	`date` text NOT NULL,
	`startMinute` integer NOT NULL,
	`endMinute` integer NOT NULL,
	`latitude` text,
	`longitude` text,
	`serviceIds` text NOT NULL,
	`womenOnly` integer NOT NULL,
	`state` text DEFAULT 'PLANNED' NOT NULL,
	`onTheWayAt` integer,
	`arrivedAt` integer,
	`startedAt` integer,
	`doneAt` integer,
	`wrongCodes` integer DEFAULT 0 NOT NULL,
	`codeWaived` integer DEFAULT false NOT NULL,
	`collected` text,
	`helpAt` integer,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "visit_span" CHECK("visit"."startMinute" >= 0 AND "visit"."startMinute" < "visit"."endMinute" AND "visit"."endMinute" <= 1440)
);
--> statement-breakpoint
CREATE INDEX `visit_help` ON `visit` (`helpAt`) WHERE "visit"."helpAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `visit_day` ON `visit` (`date`,`professionalId`,`startMinute`) WHERE "visit"."pending";
--> statement-breakpoint
CREATE INDEX `visit_professional` ON `visit` (`professionalId`,`date`);
--> statement-breakpoint
CREATE TABLE `rating` (
	`subjectId` text PRIMARY KEY NOT NULL,
	`reviews` integer NOT NULL,
	`stars` integer NOT NULL,
	`wasRated` integer NOT NULL,
	CONSTRAINT "rating_stars" CHECK("rating"."reviews" >= 0 AND "rating"."stars" BETWEEN "rating"."reviews" AND 5 * "rating"."reviews")
);
--> statement-breakpoint
CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`userId` text NOT NULL,
	`professionalId` text,
	`rating` integer NOT NULL,
	`text` text,
	`createdAt` integer NOT NULL,
	`editedAt` integer,
	`hiddenAt` integer,
	`hiddenBy` text,
	`hiddenReason` text,
	`answer` text,
	`answeredAt` integer,
	`answeredBy` text,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "review_rating" CHECK("review"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_booking` ON `review` (`bookingId`);
--> statement-breakpoint
CREATE INDEX `review_user` ON `review` (`userId`,`createdAt`,`id`);
--> statement-breakpoint
CREATE INDEX `review_professional` ON `review` (`professionalId`,`createdAt`,`id`) WHERE "review"."hiddenAt" IS NULL;
--> statement-breakpoint
CREATE INDEX `review_list` ON `review` (`createdAt`,`id`,`rating`,`hiddenAt`,`answeredAt`);
--> statement-breakpoint
CREATE TABLE `review_service` (
	`reviewId` text NOT NULL,
	`serviceId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`reviewId`, `serviceId`),
	FOREIGN KEY (`reviewId`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`serviceId`) REFERENCES `service`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_service_latest` ON `review_service` (`serviceId`,`createdAt`,`reviewId`);
--> statement-breakpoint
CREATE TABLE `job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`key` text,
	`state` text NOT NULL,
	`dueAt` integer NOT NULL,
	`tries` integer NOT NULL,
	`lease` text,
	`leaseUntil` integer,
	`lastError` text,
	`createdAt` integer NOT NULL,
	`endedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_key` ON `job` (`kind`,`key`);
--> statement-breakpoint
CREATE INDEX `job_due` ON `job` (`dueAt`,`id`) WHERE "job"."state" = 'WAITING';
--> statement-breakpoint
CREATE INDEX `job_lease` ON `job` (`leaseUntil`) WHERE "job"."state" = 'RUNNING';
--> statement-breakpoint
CREATE INDEX `job_ended` ON `job` (`state`,`endedAt`,`id`) WHERE "job"."endedAt" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `webhook_attempt` (
	`id` text PRIMARY KEY NOT NULL,
	`deliveryId` text NOT NULL,
	`at` integer NOT NULL,
	`status` integer,
	`milliseconds` integer NOT NULL,
	`answer` text,
	`error` text,
	FOREIGN KEY (`deliveryId`) REFERENCES `webhook_delivery`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_attempt_delivery` ON `webhook_attempt` (`deliveryId`,`at`,`id`);
--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`endpointId` text NOT NULL,
	`eventId` text,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`nextAt` integer,
	`createdAt` integer NOT NULL,
	`endedAt` integer,
	FOREIGN KEY (`endpointId`) REFERENCES `webhook_endpoint`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_delivery_event` ON `webhook_delivery` (`endpointId`,`eventId`,`type`);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_list` ON `webhook_delivery` (`endpointId`,`createdAt`,`id`);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_created` ON `webhook_delivery` (`createdAt`);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_waiting` ON `webhook_delivery` (`endpointId`,`nextAt`) WHERE "webhook_delivery"."state" = 'WAITING';
--> statement-breakpoint
CREATE TABLE `webhook_endpoint` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`description` text,
	`active` integer NOT NULL,
	`secret` text NOT NULL,
	`previousSecret` text,
	`previousUntil` integer,
	`failingSince` integer,
	`disabledReason` text,
	`createdBy` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `booking_list`;
--> statement-breakpoint
DROP INDEX `booking_user`;
--> statement-breakpoint
ALTER TABLE `booking` ADD `heldPaise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking` ADD `creditedPaise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking` ADD `pendingPaise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking` ADD `advancePaise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking` ADD `freeCancelUntil` integer;
--> statement-breakpoint
ALTER TABLE `booking` ADD `cancelFeePercent` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking` ADD `feePaise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking` ADD `holdUntil` integer;
--> statement-breakpoint
CREATE INDEX `booking_list` ON `booking` (`bookingDate`,`startMinute`,`id`,`status`,`paidAt`,`endMinute`,`userId`,`finalPaise`,`discountPaise`) WHERE "booking"."deletedAt" IS NULL;
--> statement-breakpoint
CREATE INDEX `booking_user` ON `booking` (`userId`,`bookingDate`,`startMinute`,`id`,`status`,`paidAt`,`deletedAt`,`heldPaise`);
--> statement-breakpoint
ALTER TABLE `api_key` ADD `scopes` text;
--> statement-breakpoint
ALTER TABLE `category` ADD `sac` text DEFAULT '999729' NOT NULL;
--> statement-breakpoint
ALTER TABLE `passcode` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `user` ADD `womenOnly` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `user` ADD `businessName` text;
--> statement-breakpoint
ALTER TABLE `user` ADD `gstin` text;
--> statement-breakpoint
ALTER TABLE `user` ADD `language` text DEFAULT 'en' NOT NULL;
--> statement-breakpoint
-- The histories of bookings become part of the event stream.
INSERT INTO `event` (`id`, `at`, `kind`, `actor`, `actorName`, `bookingId`, `fromDate`, `fromMinute`)
SELECT `id`, `at`, `kind`, `actor`, `actorName`, `bookingId`, `fromDate`, `fromMinute` FROM `booking_event`;
--> statement-breakpoint
DROP TABLE `booking_event`;
--> statement-breakpoint
-- What was paid and refunded before becomes a payment and a refund.
UPDATE "booking" SET "heldPaise" = "finalPaise" WHERE "paidAt" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "payment" ("id", "bookingId", "provider", "method", "state", "amountPaise", "refundedPaise", "createdAt", "paidAt")
SELECT "id", "id", 'NONE', CASE "paymentType" WHEN 'PAY_NOW' THEN 'UPI' ELSE 'OTHER' END, 'PAID', "finalPaise",
  CASE WHEN "refundedAt" IS NULL THEN 0 ELSE "finalPaise" END, coalesce("paidAt", "refundedAt"), coalesce("paidAt", "refundedAt")
FROM "booking" WHERE "finalPaise" > 0 AND ("paidAt" IS NOT NULL OR "refundedAt" IS NOT NULL);
--> statement-breakpoint
INSERT INTO "refund" ("id", "paymentId", "amountPaise", "state", "online", "credited", "createdAt", "doneAt")
SELECT "id", "id", "finalPaise", 'DONE', 0, 0, "refundedAt", "refundedAt" FROM "booking" WHERE "finalPaise" > 0 AND "refundedAt" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE `professional` ADD `completedVisits` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Visits that were carried out before.
UPDATE `professional` SET `completedVisits` = (
  SELECT count(*) FROM `visit` JOIN `booking` ON `booking`.`id` = `visit`.`bookingId`
  WHERE `visit`.`professionalId` = `professional`.`id` AND `booking`.`status` = 'COMPLETED' AND `booking`.`deletedAt` IS NULL
);
--> statement-breakpoint
CREATE INDEX `message_log_professional` ON `message_log` (`professionalId`,`state`,`dueAt`) WHERE "message_log"."professionalId" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `access_record` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`actor` text NOT NULL,
	`actorId` text NOT NULL,
	`actorName` text NOT NULL,
	`operation` text NOT NULL,
	`subject` text,
	`times` integer NOT NULL,
	`entries` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_record_hour` ON `access_record` (`day`,`hour`,`actorId`,`operation`,`subject`);
--> statement-breakpoint
CREATE INDEX `access_record_subject` ON `access_record` (`subject`,`day`) WHERE "access_record"."subject" <> '';
--> statement-breakpoint
CREATE INDEX `access_record_actor` ON `access_record` (`actorId`,`day`);
--> statement-breakpoint
ALTER TABLE `enquiry` ADD `verifiedAt` integer;
--> statement-breakpoint
ALTER TABLE `enquiry` ADD `verifiedHow` text;
--> statement-breakpoint
ALTER TABLE `enquiry` ADD `verifiedBy` text;
--> statement-breakpoint
ALTER TABLE `professional` ADD `erasedAt` integer;
--> statement-breakpoint
CREATE TABLE `demo_row` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE TABLE `setup` (
	`id` integer PRIMARY KEY NOT NULL,
	`logoImageId` text,
	`confirmed` text NOT NULL,
	`dismissedAt` integer,
	`testBookingId` text,
	FOREIGN KEY (`logoImageId`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `booking` ADD `isTest` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- What the demo brought was written in one instant. In a salon that made its own catalogue, nothing is the demo's.
INSERT INTO `demo_row` SELECT 'SERVICE', `id` FROM `service` WHERE `createdAt` = (SELECT `createdAt` FROM `service` GROUP BY `createdAt`
  HAVING count(*) >= 50 AND sum(CASE WHEN `name` IN ('Gold Radiance Facial', 'Foil Highlights', 'Root Touch-up', 'Global Colour') THEN 1 ELSE 0 END) > 0
  ORDER BY 1 LIMIT 1);
--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'CATEGORY', `id` FROM `category` WHERE `createdAt` = (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`);
--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'COUPON', `id` FROM `coupon` WHERE `createdAt` = (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`);
--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'COURSE', `id` FROM `course` WHERE `createdAt` = (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`);
--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'PROFESSIONAL', `id` FROM `professional` WHERE `createdAt` = (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`);
--> statement-breakpoint
-- Its customers have numbers that nobody has.
INSERT INTO `demo_row` SELECT 'CUSTOMER', `id` FROM `user` WHERE `mobile` BETWEEN '6000099900' AND '6000099999' AND EXISTS (SELECT 1 FROM `demo_row`);
--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'BOOKING', `id` FROM `booking` WHERE `createdAt` < (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`)
  AND `userId` IN (SELECT `id` FROM `demo_row` WHERE `kind` = 'CUSTOMER');
--> statement-breakpoint
-- A salon at work needs no first steps.
INSERT INTO `setup` (`id`, `confirmed`, `dismissedAt`) SELECT 1, '[]', max(`createdAt`) FROM `booking`
  WHERE `id` NOT IN (SELECT `id` FROM `demo_row` WHERE `kind` = 'BOOKING') HAVING count(*) > 0;
--> statement-breakpoint
-- A demo goes on saying what it said. A salon of somebody's own stops claiming what nobody typed; what it saved stays (decision 013).
UPDATE `setting` SET `value` = json_patch('{"nameLines": ["Nikhar", "Salon & Academy"], "claims": {"years": 15, "clients": 10000, "services": 50, "rating": 4.9, "reviews": 500, "ownAcademy": true, "checksPapers": true, "about": null, "lines": []}, "showListPrice": true, "showDecorativeRatings": true}', `value`) WHERE json_extract(`value`, '$.salonName') = 'Nikhar Salon & Academy' AND EXISTS (SELECT 1 FROM `demo_row`);
--> statement-breakpoint
INSERT INTO `setting` SELECT 1, '{"salonName": "Nikhar Salon & Academy", "nameLines": ["Nikhar", "Salon & Academy"], "claims": {"years": 15, "clients": 10000, "services": 50, "rating": 4.9, "reviews": 500, "ownAcademy": true, "checksPapers": true, "about": null, "lines": []}, "phone": "+91 98765 00000", "email": "hello@nikhar.example", "address": "2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth, Nagpur, Maharashtra 440010", "city": "Nagpur", "areasServed": "All of the city, from Wadi to Kamptee Road and from Koradi Road to Besa and Manish Nagar.", "latitude": "21.1458", "longitude": "79.0882", "showListPrice": true, "showDecorativeRatings": true, "tax": {"registrations": [], "numberPrefix": "NK", "sacDigits": 4}}' WHERE EXISTS (SELECT 1 FROM `demo_row`) AND NOT EXISTS (SELECT 1 FROM `setting`);
--> statement-breakpoint
UPDATE `setting` SET `value` = json_set(`value`, '$.phone', '') WHERE json_extract(`value`, '$.phone') = '+91 98765 00000' AND (json_extract(`value`, '$.salonName') <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM `demo_row`));
--> statement-breakpoint
UPDATE `setting` SET `value` = json_set(`value`, '$.email', '') WHERE json_extract(`value`, '$.email') = 'hello@nikhar.example' AND (json_extract(`value`, '$.salonName') <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM `demo_row`));
--> statement-breakpoint
UPDATE `setting` SET `value` = json_set(`value`, '$.address', '') WHERE json_extract(`value`, '$.address') = '2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth, Nagpur, Maharashtra 440010' AND (json_extract(`value`, '$.salonName') <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM `demo_row`));
--> statement-breakpoint
-- Bills that were issued as NK go on so. Otherwise the salon's initials begin them.
UPDATE `setting` SET `value` = json_set(`value`, '$.tax', json('{"registrations":[],"numberPrefix":"NK","sacDigits":4}')) WHERE json_extract(`value`, '$.tax') IS NULL AND EXISTS (SELECT 1 FROM `document`);
--> statement-breakpoint
INSERT INTO `setting` SELECT 1, json_object('tax', json('{"registrations":[],"numberPrefix":"NK","sacDigits":4}')) WHERE EXISTS (SELECT 1 FROM `document`) AND NOT EXISTS (SELECT 1 FROM `setting`);
--> statement-breakpoint
UPDATE `setting` SET `value` = json_set(`value`, '$.tax.numberPrefix', NULL) WHERE json_extract(`value`, '$.tax.numberPrefix') = 'NK'
  AND json_extract(`value`, '$.salonName') <> 'Nikhar Salon & Academy' AND NOT EXISTS (SELECT 1 FROM `document`);
--> statement-breakpoint
ALTER TABLE `booking` ADD `cancelReason` text;
--> statement-breakpoint
ALTER TABLE `booking` ADD `refusal` text;
--> statement-breakpoint
CREATE INDEX `booking_no_show` ON `booking` (`userId`,`bookingDate`) WHERE "booking"."cancelReason" = 'NO_SHOW' AND "booking"."deletedAt" IS NULL;
--> statement-breakpoint
ALTER TABLE `visit` ADD `calledAt` integer;
--> statement-breakpoint
ALTER TABLE `visit` ADD `nobodyAt` integer;
--> statement-breakpoint
ALTER TABLE `visit` ADD `proposal` text;
--> statement-breakpoint
CREATE INDEX `visit_nobody` ON `visit` (`nobodyAt`) WHERE "visit"."nobodyAt" IS NOT NULL AND "visit"."pending";
--> statement-breakpoint
CREATE TABLE `visit_before_teams` (
	`bookingId` text PRIMARY KEY NOT NULL,
	`professionalId` text NOT NULL,
	`chosen` integer NOT NULL,
	`womenOnly` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `professional` ADD `allServices` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `webhook_endpoint` ADD `allEvents` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `visit` ADD `wishedId` text;
--> statement-breakpoint
ALTER TABLE `course` ADD `translations` text;
--> statement-breakpoint
ALTER TABLE `booking_item` ADD `names` text;
--> statement-breakpoint
ALTER TABLE `coupon` ADD `translations` text;
--> statement-breakpoint
ALTER TABLE `category` ADD `translations` text;
--> statement-breakpoint
ALTER TABLE `service` ADD `translations` text;
--> statement-breakpoint
CREATE TABLE `alert_person` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mobile` text,
	`email` text,
	`language` text NOT NULL,
	`ways` text NOT NULL,
	`kinds` text NOT NULL,
	`consent` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `alert_person_created` ON `alert_person` (`createdAt`);
--> statement-breakpoint
ALTER TABLE `message_log` ADD `personId` text;
--> statement-breakpoint
ALTER TABLE `message_log` ADD `toldAt` integer;
--> statement-breakpoint
CREATE INDEX `message_log_person` ON `message_log` (`personId`) WHERE "message_log"."personId" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `pin_place` (
	`postalCode` text PRIMARY KEY NOT NULL,
	`latitude` text NOT NULL,
	`longitude` text NOT NULL,
	`metres` integer NOT NULL,
	`source` text NOT NULL,
	`learntAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pin_place_learnt` ON `pin_place` (`source`,`learntAt`);
--> statement-breakpoint
ALTER TABLE `area_wish` ADD `language` text DEFAULT 'en' NOT NULL;
--> statement-breakpoint
ALTER TABLE `area_wish` ADD `toldAt` integer;
--> statement-breakpoint
CREATE TABLE `visit_quarter` (
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`quarter` integer NOT NULL,
	`bookingId` text NOT NULL,
	PRIMARY KEY(`professionalId`, `date`, `quarter`),
	FOREIGN KEY (`bookingId`) REFERENCES `visit`(`bookingId`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visit_quarter_booking` ON `visit_quarter` (`bookingId`);
--> statement-breakpoint
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
CREATE INDEX `cash_balance_professional` ON `cash_balance` (`professionalId`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `cash_balance_date` ON `cash_balance` (`date`);
--> statement-breakpoint
ALTER TABLE `booking` ADD `lateFeePaise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking` ADD `graceUntil` integer;
--> statement-breakpoint
ALTER TABLE `payment` ADD `toSalon` integer DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "booking" SET "lateFeePaise" = ("finalPaise" * "cancelFeePercent" + 50) / 100 WHERE "cancelFeePercent" > 0;
--> statement-breakpoint
-- How Devanagari was typed makes no difference to a search (rule C2): rows of before are as new ones are.
UPDATE "user" SET "searchText" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("searchText", 'ाॅ', 'ॉ'), 'ाे', 'ो'), 'ाै', 'ौ'), 'अॉ', 'ऑ'), 'आॅ', 'ऑ'), 'अॅ', 'ॲ'), 'एॅ', 'ॲ'), 'ऍ', 'ॲ'), 'अो', 'ओ'), 'आे', 'ओ'), 'अौ', 'औ'), 'आै', 'औ'), 'अा', 'आ'), 'एे', 'ऐ') WHERE "searchText" <> replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("searchText", 'ाॅ', 'ॉ'), 'ाे', 'ो'), 'ाै', 'ौ'), 'अॉ', 'ऑ'), 'आॅ', 'ऑ'), 'अॅ', 'ॲ'), 'एॅ', 'ॲ'), 'ऍ', 'ॲ'), 'अो', 'ओ'), 'आे', 'ओ'), 'अौ', 'औ'), 'आै', 'औ'), 'अा', 'आ'), 'एे', 'ऐ');
--> statement-breakpoint
UPDATE "service" SET "searchText" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("searchText", 'ाॅ', 'ॉ'), 'ाे', 'ो'), 'ाै', 'ौ'), 'अॉ', 'ऑ'), 'आॅ', 'ऑ'), 'अॅ', 'ॲ'), 'एॅ', 'ॲ'), 'ऍ', 'ॲ'), 'अो', 'ओ'), 'आे', 'ओ'), 'अौ', 'औ'), 'आै', 'औ'), 'अा', 'आ'), 'एे', 'ऐ') WHERE "searchText" <> replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("searchText", 'ाॅ', 'ॉ'), 'ाे', 'ो'), 'ाै', 'ौ'), 'अॉ', 'ऑ'), 'आॅ', 'ऑ'), 'अॅ', 'ॲ'), 'एॅ', 'ॲ'), 'ऍ', 'ॲ'), 'अो', 'ओ'), 'आे', 'ओ'), 'अौ', 'औ'), 'आै', 'औ'), 'अा', 'आ'), 'एे', 'ऐ');
--> statement-breakpoint
UPDATE "enquiry" SET "searchText" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("searchText", 'ाॅ', 'ॉ'), 'ाे', 'ो'), 'ाै', 'ौ'), 'अॉ', 'ऑ'), 'आॅ', 'ऑ'), 'अॅ', 'ॲ'), 'एॅ', 'ॲ'), 'ऍ', 'ॲ'), 'अो', 'ओ'), 'आे', 'ओ'), 'अौ', 'औ'), 'आै', 'औ'), 'अा', 'आ'), 'एे', 'ऐ') WHERE "searchText" <> replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("searchText", 'ाॅ', 'ॉ'), 'ाे', 'ो'), 'ाै', 'ौ'), 'अॉ', 'ऑ'), 'आॅ', 'ऑ'), 'अॅ', 'ॲ'), 'एॅ', 'ॲ'), 'ऍ', 'ॲ'), 'अो', 'ओ'), 'आे', 'ओ'), 'अौ', 'औ'), 'आै', 'औ'), 'अा', 'आ'), 'एे', 'ऐ');
--> statement-breakpoint
CREATE TABLE `commission_change` (
	`id` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`revenuePaise` integer NOT NULL,
	`commissionPaise` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `commission_change_booking` ON `commission_change` (`bookingId`);
--> statement-breakpoint
CREATE INDEX `commission_change_date` ON `commission_change` (`date`,`professionalId`);
--> statement-breakpoint
ALTER TABLE `booking` ADD `roundOffPaise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking` ADD `enteredAfter` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `commission` ADD `beforeTax` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `payment` ADD `blockedAt` integer;
--> statement-breakpoint
ALTER TABLE `refund` ADD `method` text;
--> statement-breakpoint
UPDATE `setting` SET `value` = json_patch('{"wholeRupees": false}', `value`);
--> statement-breakpoint
INSERT INTO `setting` SELECT 1, '{"wholeRupees": false}' WHERE EXISTS (SELECT 1 FROM `booking`) AND NOT EXISTS (SELECT 1 FROM `setting`);
--> statement-breakpoint
ALTER TABLE `visit` ADD `agreedId` text;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `mobile_change` (
	`id` text PRIMARY KEY NOT NULL,
	`ownerId` text NOT NULL,
	`ofProfessional` integer NOT NULL,
	`oldMobile` text,
	`by` text NOT NULL,
	`actorName` text,
	`reason` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mobile_change_owner` ON `mobile_change` (`ownerId`,`at`);
--> statement-breakpoint
ALTER TABLE `user` ADD `mobileSince` integer;
--> statement-breakpoint
ALTER TABLE `booking` ADD `handDiscount` text;
--> statement-breakpoint
ALTER TABLE `booking` ADD `servicesProposal` text;
--> statement-breakpoint
ALTER TABLE `event` ADD `services` text;
