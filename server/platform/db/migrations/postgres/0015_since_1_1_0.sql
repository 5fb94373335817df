DROP TABLE "booking_day";
--> statement-breakpoint
DROP TABLE "service_day";
--> statement-breakpoint
-- Answers kept by an older version are under other keys. A repeated booking of theirs is DUPLICATE_BOOKING.
DROP TABLE "idempotency";
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"requestHash" text COLLATE "C" NOT NULL,
	"answer" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("createdAt");
--> statement-breakpoint
CREATE INDEX "idempotency_user" ON "idempotency" USING btree ("userId");
--> statement-breakpoint
-- Months are kept in another form now, and counted when they are first needed.
DROP TABLE "booking_month";
--> statement-breakpoint
CREATE TABLE "booking_month" (
	"month" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"paid" boolean NOT NULL,
	"bookings" integer NOT NULL,
	CONSTRAINT "booking_month_month_status_paid_pk" PRIMARY KEY("month","status","paid")
);
--> statement-breakpoint
CREATE TABLE "batch" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"courseId" text COLLATE "C" NOT NULL,
	"startsOn" text COLLATE "C" NOT NULL,
	"days" jsonb NOT NULL,
	"fromTime" text COLLATE "C" NOT NULL,
	"toTime" text COLLATE "C" NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "batch_seats" CHECK ("batch"."taken" >= 0 AND "batch"."taken" <= "batch"."seats")
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"weeks" integer NOT NULL,
	"feePaise" bigint NOT NULL,
	"certificate" text COLLATE "C",
	"imageId" text COLLATE "C",
	"active" boolean NOT NULL,
	"createdAt" bigint NOT NULL,
	"changedAt" bigint NOT NULL,
	CONSTRAINT "course_numbers" CHECK ("course"."weeks" > 0 AND "course"."feePaise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"courseId" text COLLATE "C" NOT NULL,
	"batchId" text COLLATE "C",
	"name" text COLLATE "C",
	"mobile" text COLLATE "C",
	"confirmed" boolean NOT NULL,
	"dateOfBirth" text COLLATE "C",
	"guardianName" text COLLATE "C",
	"guardianMobile" text COLLATE "C",
	"consentAt" bigint,
	"consentHow" text COLLATE "C",
	"consentWording" text COLLATE "C",
	"message" text COLLATE "C",
	"searchText" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"followUpOn" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"changedAt" bigint NOT NULL,
	"erasedAt" bigint,
	CONSTRAINT "enquiry_consent" CHECK (("enquiry"."consentAt" IS NULL) = ("enquiry"."consentHow" IS NULL) AND ("enquiry"."consentAt" IS NULL) = ("enquiry"."consentWording" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "enquiry_note" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"enquiryId" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"writtenAt" bigint NOT NULL,
	"writtenBy" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"enquiryId" text COLLATE "C" NOT NULL,
	"batchId" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"listPaise" bigint NOT NULL,
	"feePaise" bigint NOT NULL,
	"invoicesParts" boolean NOT NULL,
	"heldPaise" bigint DEFAULT 0 NOT NULL,
	"creditedPaise" bigint DEFAULT 0 NOT NULL,
	"buyerAddress" text COLLATE "C",
	"businessName" text COLLATE "C",
	"gstin" text COLLATE "C",
	"enrolledAt" bigint NOT NULL,
	"endedAt" bigint,
	CONSTRAINT "enrolment_money" CHECK ("enrolment"."feePaise" >= 0 AND "enrolment"."feePaise" <= "enrolment"."listPaise" AND "enrolment"."heldPaise" >= 0 AND "enrolment"."creditedPaise" >= 0),
	CONSTRAINT "enrolment_ended" CHECK (("enrolment"."state" = 'ACTIVE') = ("enrolment"."endedAt" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "fee_payment" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"enrolmentId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"partId" text COLLATE "C",
	"method" text COLLATE "C" NOT NULL,
	"amountPaise" bigint NOT NULL,
	"refundedPaise" bigint DEFAULT 0 NOT NULL,
	"credited" boolean NOT NULL,
	"note" text COLLATE "C",
	"documentIds" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	"takenBackAt" bigint,
	CONSTRAINT "fee_payment_money" CHECK ("fee_payment"."amountPaise" > 0 AND "fee_payment"."refundedPaise" >= 0 AND "fee_payment"."refundedPaise" <= "fee_payment"."amountPaise"),
	CONSTRAINT "fee_payment_part" CHECK (("fee_payment"."kind" = 'REFUND') = ("fee_payment"."partId" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "area_wish" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"mobile" text COLLATE "C" NOT NULL,
	"postalCode" text COLLATE "C",
	"latitude" text COLLATE "C",
	"longitude" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"actorName" text COLLATE "C",
	"bookingId" text COLLATE "C",
	"fromDate" text COLLATE "C",
	"fromMinute" integer,
	"professionalId" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"issuedAt" bigint NOT NULL,
	"bookingId" text COLLATE "C",
	"enrolmentId" text COLLATE "C",
	"userId" text COLLATE "C",
	"buyerGstin" text COLLATE "C",
	"totalPaise" bigint NOT NULL,
	"refersToId" text COLLATE "C",
	"causeId" text COLLATE "C",
	"snapshot" jsonb NOT NULL,
	"cancelledAt" bigint,
	"cancelReason" text COLLATE "C",
	CONSTRAINT "document_total" CHECK ("document"."totalPaise" > 0),
	CONSTRAINT "document_cancelled" CHECK (("document"."cancelledAt" IS NULL) = ("document"."cancelReason" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"type" text COLLATE "C" NOT NULL,
	"financialYear" text COLLATE "C" NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_series_type_financialYear_pk" PRIMARY KEY("type","financialYear")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tokenHash" text COLLATE "C" NOT NULL,
	"professionalId" text COLLATE "C",
	"createdBy" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"lastReadAt" bigint
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"wording" text COLLATE "C" NOT NULL,
	"givenAt" bigint NOT NULL,
	"withdrawnAt" bigint
);
--> statement-breakpoint
CREATE TABLE "message_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"channel" text COLLATE "C" NOT NULL,
	"recipient" text COLLATE "C" NOT NULL,
	"bookingId" text COLLATE "C",
	"userId" text COLLATE "C",
	"professionalId" text COLLATE "C",
	"language" text COLLATE "C" NOT NULL,
	"sentTo" text COLLATE "C",
	"text" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C",
	"tries" integer DEFAULT 0 NOT NULL,
	"dueAt" bigint NOT NULL,
	"sentAt" bigint,
	"provider" text COLLATE "C",
	"providerId" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_link" (
	"tokenHash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_up" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"cashPaise" bigint NOT NULL,
	"upiPaise" bigint NOT NULL,
	"tipPaise" bigint NOT NULL,
	"payments" integer NOT NULL,
	"countedPaise" bigint NOT NULL,
	"note" text COLLATE "C",
	"settledAt" bigint NOT NULL,
	"settledBy" text COLLATE "C" NOT NULL,
	CONSTRAINT "cash_up_money" CHECK ("cash_up"."cashPaise" >= 0 AND "cash_up"."upiPaise" >= 0 AND "cash_up"."tipPaise" >= 0 AND "cash_up"."countedPaise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "commission" (
	"bookingId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"pricePaise" bigint NOT NULL,
	"fullPaise" bigint NOT NULL,
	"revenuePaise" bigint NOT NULL,
	"commissionPaise" bigint NOT NULL,
	CONSTRAINT "commission_money" CHECK ("commission"."pricePaise" >= 0 AND "commission"."fullPaise" >= 0 AND "commission"."revenuePaise" >= 0 AND "commission"."commissionPaise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "commission_rule" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C",
	"serviceId" text COLLATE "C",
	"from" text COLLATE "C" NOT NULL,
	"percentHundredths" integer,
	"perVisitPaise" bigint,
	CONSTRAINT "commission_rule_one" CHECK (("commission_rule"."percentHundredths" IS NULL) <> ("commission_rule"."perVisitPaise" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"method" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"amountPaise" bigint NOT NULL,
	"tipPaise" bigint DEFAULT 0 NOT NULL,
	"refundedPaise" bigint DEFAULT 0 NOT NULL,
	"orderId" text COLLATE "C",
	"providerId" text COLLATE "C",
	"url" text COLLATE "C",
	"note" text COLLATE "C",
	"professionalId" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"expiresAt" bigint,
	"paidAt" bigint,
	"checkAt" bigint,
	CONSTRAINT "payment_money" CHECK ("payment"."amountPaise" >= 0 AND "payment"."tipPaise" >= 0 AND "payment"."refundedPaise" >= 0 AND "payment"."refundedPaise" <= "payment"."amountPaise")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paymentId" text COLLATE "C" NOT NULL,
	"amountPaise" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"online" boolean NOT NULL,
	"credited" boolean NOT NULL,
	"byProfessional" boolean DEFAULT false NOT NULL,
	"providerId" text COLLATE "C",
	"note" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"doneAt" bigint,
	"checkAt" bigint,
	CONSTRAINT "refund_money" CHECK ("refund"."amountPaise" > 0)
);
--> statement-breakpoint
CREATE TABLE "professional" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"about" text COLLATE "C" NOT NULL,
	"languages" jsonb NOT NULL,
	"mobile" text COLLATE "C",
	"messageLanguage" text COLLATE "C" DEFAULT 'en' NOT NULL,
	"gender" text COLLATE "C",
	"active" boolean NOT NULL,
	"startLatitude" text COLLATE "C",
	"startLongitude" text COLLATE "C",
	"maxTravelMinutes" integer,
	"hours" jsonb NOT NULL,
	"weightHundredths" integer NOT NULL,
	"imageId" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	CONSTRAINT "professional_weight" CHECK ("professional"."weightHundredths" > 0)
);
--> statement-breakpoint
CREATE TABLE "professional_day" (
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"spans" jsonb NOT NULL,
	CONSTRAINT "professional_day_professionalId_date_pk" PRIMARY KEY("professionalId","date")
);
--> statement-breakpoint
CREATE TABLE "professional_leave" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"fromDate" text COLLATE "C" NOT NULL,
	"fromMinute" integer NOT NULL,
	"toDate" text COLLATE "C" NOT NULL,
	"toMinute" integer NOT NULL,
	"note" text COLLATE "C",
	"enteredByHerself" boolean DEFAULT false NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_skill" (
	"professionalId" text COLLATE "C" NOT NULL,
	"serviceId" text COLLATE "C" NOT NULL,
	CONSTRAINT "professional_skill_professionalId_serviceId_pk" PRIMARY KEY("professionalId","serviceId")
);
--> statement-breakpoint
CREATE TABLE "professional_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_time" (
	"fromPlace" text COLLATE "C" NOT NULL,
	"toPlace" text COLLATE "C" NOT NULL,
	"minutes" integer NOT NULL,
	"askedAt" bigint NOT NULL,
	CONSTRAINT "travel_time_fromPlace_toPlace_pk" PRIMARY KEY("fromPlace","toPlace")
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"bookingId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C",
	"chosen" boolean NOT NULL,
	"forced" boolean NOT NULL,
	"pending" boolean NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"startMinute" integer NOT NULL,
	"endMinute" integer NOT NULL,
	"latitude" text COLLATE "C",
	"longitude" text COLLATE "C",
	"serviceIds" jsonb NOT NULL,
	"womenOnly" boolean NOT NULL,
	"state" text COLLATE "C" DEFAULT 'PLANNED' NOT NULL,
	"onTheWayAt" bigint,
	"arrivedAt" bigint,
	"startedAt" bigint,
	"doneAt" bigint,
	"wrongCodes" integer DEFAULT 0 NOT NULL,
	"codeWaived" boolean DEFAULT false NOT NULL,
	"collected" text COLLATE "C",
	"helpAt" bigint,
	CONSTRAINT "visit_span" CHECK ("visit"."startMinute" >= 0 AND "visit"."startMinute" < "visit"."endMinute" AND "visit"."endMinute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"subjectId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"reviews" integer NOT NULL,
	"stars" integer NOT NULL,
	"wasRated" boolean NOT NULL,
	CONSTRAINT "rating_stars" CHECK ("rating"."reviews" >= 0 AND "rating"."stars" BETWEEN "rating"."reviews" AND 5 * "rating"."reviews")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"professionalId" text COLLATE "C",
	"rating" integer NOT NULL,
	"text" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"editedAt" bigint,
	"hiddenAt" bigint,
	"hiddenBy" text COLLATE "C",
	"hiddenReason" text COLLATE "C",
	"answer" text COLLATE "C",
	"answeredAt" bigint,
	"answeredBy" text COLLATE "C",
	CONSTRAINT "review_rating" CHECK ("review"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "review_service" (
	"reviewId" text COLLATE "C" NOT NULL,
	"serviceId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "review_service_reviewId_serviceId_pk" PRIMARY KEY("reviewId","serviceId")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"dueAt" bigint NOT NULL,
	"tries" integer NOT NULL,
	"lease" text COLLATE "C",
	"leaseUntil" bigint,
	"lastError" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"endedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"deliveryId" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"status" integer,
	"milliseconds" integer NOT NULL,
	"answer" text COLLATE "C",
	"error" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"endpointId" text COLLATE "C" NOT NULL,
	"eventId" text COLLATE "C",
	"type" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"nextAt" bigint,
	"createdAt" bigint NOT NULL,
	"endedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"events" jsonb NOT NULL,
	"description" text COLLATE "C",
	"active" boolean NOT NULL,
	"secret" text COLLATE "C" NOT NULL,
	"previousSecret" text COLLATE "C",
	"previousUntil" bigint,
	"failingSince" bigint,
	"disabledReason" text COLLATE "C",
	"createdBy" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "booking_list";
--> statement-breakpoint
DROP INDEX "booking_user";
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "scopes" jsonb;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "heldPaise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "creditedPaise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "pendingPaise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "advancePaise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "freeCancelUntil" bigint;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "cancelFeePercent" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "feePaise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "holdUntil" bigint;
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "sac" text COLLATE "C" DEFAULT '999729' NOT NULL;
--> statement-breakpoint
ALTER TABLE "passcode" ADD COLUMN "language" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "womenOnly" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "businessName" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "gstin" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text COLLATE "C" DEFAULT 'en' NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_courseId_course_id_fk" FOREIGN KEY ("courseId") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_imageId_image_id_fk" FOREIGN KEY ("imageId") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_courseId_course_id_fk" FOREIGN KEY ("courseId") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_batchId_batch_id_fk" FOREIGN KEY ("batchId") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_note" ADD CONSTRAINT "enquiry_note_enquiryId_enquiry_id_fk" FOREIGN KEY ("enquiryId") REFERENCES "public"."enquiry"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_enquiryId_enquiry_id_fk" FOREIGN KEY ("enquiryId") REFERENCES "public"."enquiry"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_batchId_batch_id_fk" FOREIGN KEY ("batchId") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fee_payment" ADD CONSTRAINT "fee_payment_enrolmentId_enrolment_id_fk" FOREIGN KEY ("enrolmentId") REFERENCES "public"."enrolment"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_log" ADD CONSTRAINT "message_log_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_link" ADD CONSTRAINT "visit_link_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_paymentId_payment_id_fk" FOREIGN KEY ("paymentId") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "professional" ADD CONSTRAINT "professional_imageId_image_id_fk" FOREIGN KEY ("imageId") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "professional_day" ADD CONSTRAINT "professional_day_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "professional_leave" ADD CONSTRAINT "professional_leave_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "professional_skill" ADD CONSTRAINT "professional_skill_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "professional_skill" ADD CONSTRAINT "professional_skill_serviceId_service_id_fk" FOREIGN KEY ("serviceId") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_service" ADD CONSTRAINT "review_service_reviewId_review_id_fk" FOREIGN KEY ("reviewId") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_service" ADD CONSTRAINT "review_service_serviceId_service_id_fk" FOREIGN KEY ("serviceId") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_deliveryId_webhook_delivery_id_fk" FOREIGN KEY ("deliveryId") REFERENCES "public"."webhook_delivery"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpointId_webhook_endpoint_id_fk" FOREIGN KEY ("endpointId") REFERENCES "public"."webhook_endpoint"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "batch_course" ON "batch" USING btree ("courseId","startsOn","id");
--> statement-breakpoint
CREATE INDEX "course_image" ON "course" USING btree ("imageId") WHERE "course"."imageId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "enquiry_state" ON "enquiry" USING btree ("state","createdAt","id");
--> statement-breakpoint
CREATE INDEX "enquiry_created" ON "enquiry" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "enquiry_course" ON "enquiry" USING btree ("courseId","createdAt");
--> statement-breakpoint
CREATE INDEX "enquiry_batch" ON "enquiry" USING btree ("batchId") WHERE "enquiry"."batchId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "enquiry_mobile" ON "enquiry" USING btree ("mobile") WHERE "enquiry"."mobile" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "enquiry_guardian" ON "enquiry" USING btree ("guardianMobile") WHERE "enquiry"."guardianMobile" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "enquiry_follow_up" ON "enquiry" USING btree ("followUpOn") WHERE "enquiry"."followUpOn" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "enquiry_note_enquiry" ON "enquiry_note" USING btree ("enquiryId","writtenAt","id");
--> statement-breakpoint
CREATE INDEX "enrolment_enquiry" ON "enrolment" USING btree ("enquiryId","enrolledAt");
--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_running" ON "enrolment" USING btree ("enquiryId") WHERE "enrolment"."state" = 'ACTIVE';
--> statement-breakpoint
CREATE INDEX "enrolment_batch" ON "enrolment" USING btree ("batchId","enrolledAt","id");
--> statement-breakpoint
CREATE INDEX "enrolment_active" ON "enrolment" USING btree ("batchId") WHERE "enrolment"."state" = 'ACTIVE';
--> statement-breakpoint
CREATE INDEX "fee_payment_enrolment" ON "fee_payment" USING btree ("enrolmentId","at","id");
--> statement-breakpoint
CREATE INDEX "fee_payment_at" ON "fee_payment" USING btree ("at");
--> statement-breakpoint
CREATE UNIQUE INDEX "area_wish_mobile" ON "area_wish" USING btree ("mobile");
--> statement-breakpoint
CREATE INDEX "area_wish_created" ON "area_wish" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "event_booking" ON "event" USING btree ("bookingId","at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "document_number" ON "document" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "document_date" ON "document" USING btree ("date","issuedAt","id");
--> statement-breakpoint
CREATE INDEX "document_booking" ON "document" USING btree ("bookingId","issuedAt","id") WHERE "document"."bookingId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "document_enrolment" ON "document" USING btree ("enrolmentId","issuedAt","id") WHERE "document"."enrolmentId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "document_user" ON "document" USING btree ("userId") WHERE "document"."userId" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token" ON "calendar_feed" USING btree ("tokenHash");
--> statement-breakpoint
CREATE INDEX "calendar_feed_professional" ON "calendar_feed" USING btree ("professionalId");
--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("userId","purpose","givenAt");
--> statement-breakpoint
CREATE UNIQUE INDEX "message_log_key" ON "message_log" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "message_log_due" ON "message_log" USING btree ("dueAt","id");
--> statement-breakpoint
CREATE INDEX "message_log_state" ON "message_log" USING btree ("state","dueAt","id");
--> statement-breakpoint
CREATE INDEX "message_log_kind" ON "message_log" USING btree ("kind","dueAt","id");
--> statement-breakpoint
CREATE INDEX "message_log_booking" ON "message_log" USING btree ("bookingId","dueAt","id");
--> statement-breakpoint
CREATE INDEX "message_log_user" ON "message_log" USING btree ("userId") WHERE "message_log"."userId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "message_log_provider" ON "message_log" USING btree ("providerId") WHERE "message_log"."providerId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "visit_link_booking" ON "visit_link" USING btree ("bookingId");
--> statement-breakpoint
CREATE INDEX "visit_link_created" ON "visit_link" USING btree ("createdAt");
--> statement-breakpoint
CREATE INDEX "cash_up_day" ON "cash_up" USING btree ("date","professionalId","settledAt");
--> statement-breakpoint
CREATE INDEX "commission_date" ON "commission" USING btree ("date","professionalId");
--> statement-breakpoint
CREATE INDEX "payment_booking" ON "payment" USING btree ("bookingId","createdAt");
--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("orderId") WHERE "payment"."orderId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "payment_provider" ON "payment" USING btree ("providerId") WHERE "payment"."providerId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "payment_check" ON "payment" USING btree ("checkAt") WHERE "payment"."checkAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "payment_paid" ON "payment" USING btree ("paidAt") WHERE "payment"."paidAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("paymentId","createdAt");
--> statement-breakpoint
CREATE INDEX "refund_done" ON "refund" USING btree ("doneAt") WHERE "refund"."doneAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "refund_check" ON "refund" USING btree ("checkAt") WHERE "refund"."checkAt" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "professional_mobile" ON "professional" USING btree ("mobile");
--> statement-breakpoint
CREATE INDEX "professional_leave_to" ON "professional_leave" USING btree ("toDate");
--> statement-breakpoint
CREATE INDEX "visit_help" ON "visit" USING btree ("helpAt") WHERE "visit"."helpAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "visit_day" ON "visit" USING btree ("date","professionalId","startMinute") WHERE "visit"."pending";
--> statement-breakpoint
CREATE INDEX "visit_professional" ON "visit" USING btree ("professionalId","date");
--> statement-breakpoint
CREATE UNIQUE INDEX "review_booking" ON "review" USING btree ("bookingId");
--> statement-breakpoint
CREATE INDEX "review_user" ON "review" USING btree ("userId","createdAt","id");
--> statement-breakpoint
CREATE INDEX "review_professional" ON "review" USING btree ("professionalId","createdAt","id") WHERE "review"."hiddenAt" IS NULL;
--> statement-breakpoint
CREATE INDEX "review_list" ON "review" USING btree ("createdAt","id","rating","hiddenAt","answeredAt");
--> statement-breakpoint
CREATE INDEX "review_service_latest" ON "review_service" USING btree ("serviceId","createdAt","reviewId");
--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("kind","key");
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("dueAt","id") WHERE "job"."state" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "job_lease" ON "job" USING btree ("leaseUntil") WHERE "job"."state" = 'RUNNING';
--> statement-breakpoint
CREATE INDEX "job_ended" ON "job" USING btree ("state","endedAt","id") WHERE "job"."endedAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "webhook_attempt_delivery" ON "webhook_attempt" USING btree ("deliveryId","at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_event" ON "webhook_delivery" USING btree ("endpointId","eventId","type");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_list" ON "webhook_delivery" USING btree ("endpointId","createdAt","id");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("createdAt");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("endpointId","nextAt") WHERE "webhook_delivery"."state" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "booking_list" ON "booking" USING btree ("bookingDate","startMinute","id","status","paidAt","endMinute","userId","finalPaise","discountPaise") WHERE "booking"."deletedAt" IS NULL;
--> statement-breakpoint
CREATE INDEX "booking_user" ON "booking" USING btree ("userId","bookingDate","startMinute","id","status","paidAt","deletedAt","heldPaise");
--> statement-breakpoint
-- The histories of bookings become part of the event stream.
INSERT INTO "event" ("id", "at", "kind", "actor", "actorName", "bookingId", "fromDate", "fromMinute")
SELECT "id", "at", "kind", "actor", "actorName", "bookingId", "fromDate", "fromMinute" FROM "booking_event";
--> statement-breakpoint
DROP TABLE "booking_event";
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
SELECT "id", "id", "finalPaise", 'DONE', false, false, "refundedAt", "refundedAt" FROM "booking" WHERE "finalPaise" > 0 AND "refundedAt" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "professional" ADD COLUMN "completedVisits" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Visits that were carried out before.
UPDATE "professional" SET "completedVisits" = (
  SELECT count(*) FROM "visit" JOIN "booking" ON "booking"."id" = "visit"."bookingId"
  WHERE "visit"."professionalId" = "professional"."id" AND "booking"."status" = 'COMPLETED' AND "booking"."deletedAt" IS NULL
);
--> statement-breakpoint
CREATE INDEX "message_log_professional" ON "message_log" USING btree ("professionalId","state","dueAt") WHERE "message_log"."professionalId" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE "access_record" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"hour" integer NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"actorId" text COLLATE "C" NOT NULL,
	"actorName" text COLLATE "C" NOT NULL,
	"operation" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C",
	"times" integer NOT NULL,
	"entries" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "verifiedAt" bigint;
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "verifiedHow" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "verifiedBy" text COLLATE "C";
--> statement-breakpoint
CREATE UNIQUE INDEX "access_record_hour" ON "access_record" USING btree ("day","hour","actorId","operation","subject");
--> statement-breakpoint
CREATE INDEX "access_record_subject" ON "access_record" USING btree ("subject","day") WHERE "access_record"."subject" <> '';
--> statement-breakpoint
CREATE INDEX "access_record_actor" ON "access_record" USING btree ("actorId","day");
--> statement-breakpoint
ALTER TABLE "professional" ADD COLUMN "erasedAt" bigint;
--> statement-breakpoint
CREATE TABLE "demo_row" (
	"kind" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	CONSTRAINT "demo_row_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "setup" (
	"id" integer PRIMARY KEY NOT NULL,
	"logoImageId" text COLLATE "C",
	"confirmed" jsonb NOT NULL,
	"dismissedAt" bigint,
	"testBookingId" text COLLATE "C"
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "isTest" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "setup" ADD CONSTRAINT "setup_logoImageId_image_id_fk" FOREIGN KEY ("logoImageId") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What the demo brought was written in one instant. In a salon that made its own catalogue, nothing is the demo's.
INSERT INTO "demo_row" SELECT 'SERVICE', "id" FROM "service" WHERE "createdAt" = (SELECT "createdAt" FROM "service" GROUP BY "createdAt"
  HAVING count(*) >= 50 AND sum(CASE WHEN "name" IN ('Gold Radiance Facial', 'Foil Highlights', 'Root Touch-up', 'Global Colour') THEN 1 ELSE 0 END) > 0
  ORDER BY 1 LIMIT 1);
--> statement-breakpoint
INSERT INTO "demo_row" SELECT 'CATEGORY', "id" FROM "category" WHERE "createdAt" = (SELECT max("service"."createdAt") FROM "service" JOIN "demo_row" ON "demo_row"."id" = "service"."id");
--> statement-breakpoint
INSERT INTO "demo_row" SELECT 'COUPON', "id" FROM "coupon" WHERE "createdAt" = (SELECT max("service"."createdAt") FROM "service" JOIN "demo_row" ON "demo_row"."id" = "service"."id");
--> statement-breakpoint
INSERT INTO "demo_row" SELECT 'COURSE', "id" FROM "course" WHERE "createdAt" = (SELECT max("service"."createdAt") FROM "service" JOIN "demo_row" ON "demo_row"."id" = "service"."id");
--> statement-breakpoint
INSERT INTO "demo_row" SELECT 'PROFESSIONAL', "id" FROM "professional" WHERE "createdAt" = (SELECT max("service"."createdAt") FROM "service" JOIN "demo_row" ON "demo_row"."id" = "service"."id");
--> statement-breakpoint
-- Its customers have numbers that nobody has.
INSERT INTO "demo_row" SELECT 'CUSTOMER', "id" FROM "user" WHERE "mobile" BETWEEN '6000099900' AND '6000099999' AND EXISTS (SELECT 1 FROM "demo_row");
--> statement-breakpoint
INSERT INTO "demo_row" SELECT 'BOOKING', "id" FROM "booking" WHERE "createdAt" < (SELECT max("service"."createdAt") FROM "service" JOIN "demo_row" ON "demo_row"."id" = "service"."id")
  AND "userId" IN (SELECT "id" FROM "demo_row" WHERE "kind" = 'CUSTOMER');
--> statement-breakpoint
-- A salon at work needs no first steps.
INSERT INTO "setup" ("id", "confirmed", "dismissedAt") SELECT 1, '[]', max("createdAt") FROM "booking"
  WHERE "id" NOT IN (SELECT "id" FROM "demo_row" WHERE "kind" = 'BOOKING') HAVING count(*) > 0;
--> statement-breakpoint
-- A demo goes on saying what it said. A salon of somebody's own stops claiming what nobody typed; what it saved stays (decision 013).
UPDATE "setting" SET "value" = '{"nameLines": ["Nikhar", "Salon & Academy"], "claims": {"years": 15, "clients": 10000, "services": 50, "rating": 4.9, "reviews": 500, "ownAcademy": true, "checksPapers": true, "about": null, "lines": []}, "showListPrice": true, "showDecorativeRatings": true}'::jsonb || "value" WHERE "value"->>'salonName' = 'Nikhar Salon & Academy' AND EXISTS (SELECT 1 FROM "demo_row");
--> statement-breakpoint
INSERT INTO "setting" SELECT 1, '{"salonName": "Nikhar Salon & Academy", "nameLines": ["Nikhar", "Salon & Academy"], "claims": {"years": 15, "clients": 10000, "services": 50, "rating": 4.9, "reviews": 500, "ownAcademy": true, "checksPapers": true, "about": null, "lines": []}, "phone": "+91 98765 00000", "email": "hello@nikhar.example", "address": "2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth, Nagpur, Maharashtra 440010", "city": "Nagpur", "areasServed": "All of the city, from Wadi to Kamptee Road and from Koradi Road to Besa and Manish Nagar.", "latitude": "21.1458", "longitude": "79.0882", "showListPrice": true, "showDecorativeRatings": true, "tax": {"registrations": [], "numberPrefix": "NK", "sacDigits": 4}}'::jsonb WHERE EXISTS (SELECT 1 FROM "demo_row") AND NOT EXISTS (SELECT 1 FROM "setting");
--> statement-breakpoint
UPDATE "setting" SET "value" = "value" || '{"phone": ""}'::jsonb WHERE "value"->>'phone' = '+91 98765 00000' AND ("value"->>'salonName' <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM "demo_row"));
--> statement-breakpoint
UPDATE "setting" SET "value" = "value" || '{"email": ""}'::jsonb WHERE "value"->>'email' = 'hello@nikhar.example' AND ("value"->>'salonName' <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM "demo_row"));
--> statement-breakpoint
UPDATE "setting" SET "value" = "value" || '{"address": ""}'::jsonb WHERE "value"->>'address' = '2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth, Nagpur, Maharashtra 440010' AND ("value"->>'salonName' <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM "demo_row"));
--> statement-breakpoint
-- Bills that were issued as NK go on so. Otherwise the salon's initials begin them.
UPDATE "setting" SET "value" = "value" || jsonb_build_object('tax', '{"registrations":[],"numberPrefix":"NK","sacDigits":4}'::jsonb) WHERE "value"->'tax' IS NULL AND EXISTS (SELECT 1 FROM "document");
--> statement-breakpoint
INSERT INTO "setting" SELECT 1, jsonb_build_object('tax', '{"registrations":[],"numberPrefix":"NK","sacDigits":4}'::jsonb) WHERE EXISTS (SELECT 1 FROM "document") AND NOT EXISTS (SELECT 1 FROM "setting");
--> statement-breakpoint
UPDATE "setting" SET "value" = jsonb_set("value", '{tax,numberPrefix}', 'null') WHERE "value"->'tax'->>'numberPrefix' = 'NK'
  AND "value"->>'salonName' <> 'Nikhar Salon & Academy' AND NOT EXISTS (SELECT 1 FROM "document");
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "cancelReason" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "refusal" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "calledAt" bigint;
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "nobodyAt" bigint;
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "proposal" jsonb;
--> statement-breakpoint
CREATE INDEX "booking_no_show" ON "booking" USING btree ("userId","bookingDate") WHERE "booking"."cancelReason" = 'NO_SHOW' AND "booking"."deletedAt" IS NULL;
--> statement-breakpoint
CREATE INDEX "visit_nobody" ON "visit" USING btree ("nobodyAt") WHERE "visit"."nobodyAt" IS NOT NULL AND "visit"."pending";
--> statement-breakpoint
CREATE TABLE "visit_before_teams" (
	"bookingId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"chosen" boolean NOT NULL,
	"womenOnly" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "professional" ADD COLUMN "allServices" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "allEvents" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "visit_before_teams" ADD CONSTRAINT "visit_before_teams_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_before_teams" ADD CONSTRAINT "visit_before_teams_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "wishedId" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "translations" jsonb;
--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "names" jsonb;
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "translations" jsonb;
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "translations" jsonb;
--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "translations" jsonb;
--> statement-breakpoint
CREATE TABLE "alert_person" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"mobile" text COLLATE "C",
	"email" text COLLATE "C",
	"language" text COLLATE "C" NOT NULL,
	"ways" jsonb NOT NULL,
	"kinds" jsonb NOT NULL,
	"consent" jsonb,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_log" ADD COLUMN "personId" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "message_log" ADD COLUMN "toldAt" bigint;
--> statement-breakpoint
CREATE INDEX "alert_person_created" ON "alert_person" USING btree ("createdAt");
--> statement-breakpoint
CREATE INDEX "message_log_person" ON "message_log" USING btree ("personId") WHERE "message_log"."personId" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE "pin_place" (
	"postalCode" text COLLATE "C" PRIMARY KEY NOT NULL,
	"latitude" text COLLATE "C" NOT NULL,
	"longitude" text COLLATE "C" NOT NULL,
	"metres" integer NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"learntAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "area_wish" ADD COLUMN "language" text COLLATE "C" DEFAULT 'en' NOT NULL;
--> statement-breakpoint
ALTER TABLE "area_wish" ADD COLUMN "toldAt" bigint;
--> statement-breakpoint
CREATE INDEX "pin_place_learnt" ON "pin_place" USING btree ("source","learntAt");
--> statement-breakpoint
CREATE TABLE "visit_quarter" (
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"quarter" integer NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	CONSTRAINT "visit_quarter_professionalId_date_quarter_pk" PRIMARY KEY("professionalId","date","quarter")
);
--> statement-breakpoint
ALTER TABLE "visit_quarter" ADD CONSTRAINT "visit_quarter_bookingId_visit_bookingId_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."visit"("bookingId") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "visit_quarter_booking" ON "visit_quarter" USING btree ("bookingId");
--> statement-breakpoint
CREATE TABLE "cash_balance" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"paise" bigint NOT NULL,
	"balancePaise" bigint NOT NULL,
	"note" text COLLATE "C",
	"date" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	CONSTRAINT "cash_balance_money" CHECK ("cash_balance"."paise" <> 0)
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "lateFeePaise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "graceUntil" bigint;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "toSalon" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "cash_balance_professional" ON "cash_balance" USING btree ("professionalId","at","id");
--> statement-breakpoint
CREATE INDEX "cash_balance_date" ON "cash_balance" USING btree ("date");
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
CREATE TABLE "commission_change" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"revenuePaise" bigint NOT NULL,
	"commissionPaise" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "roundOffPaise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "enteredAfter" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "commission" ADD COLUMN "beforeTax" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "blockedAt" bigint;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "method" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "commission_change" ADD CONSTRAINT "commission_change_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "commission_change_booking" ON "commission_change" USING btree ("bookingId");
--> statement-breakpoint
CREATE INDEX "commission_change_date" ON "commission_change" USING btree ("date","professionalId");
--> statement-breakpoint
UPDATE "setting" SET "value" = '{"wholeRupees": false}'::jsonb || "value";
--> statement-breakpoint
INSERT INTO "setting" SELECT 1, '{"wholeRupees": false}'::jsonb WHERE EXISTS (SELECT 1 FROM "booking") AND NOT EXISTS (SELECT 1 FROM "setting");
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "agreedId" text COLLATE "C";
--> statement-breakpoint
CREATE TABLE "early_report" (
	"provider" text COLLATE "C" NOT NULL,
	"providerId" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C",
	"cameAt" bigint NOT NULL,
	CONSTRAINT "early_report_provider_providerId_state_pk" PRIMARY KEY("provider","providerId","state")
);
--> statement-breakpoint
CREATE INDEX "early_report_came" ON "early_report" USING btree ("cameAt");
--> statement-breakpoint
CREATE TABLE "mobile_change" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"ownerId" text COLLATE "C" NOT NULL,
	"ofProfessional" boolean NOT NULL,
	"oldMobile" text COLLATE "C",
	"by" text COLLATE "C" NOT NULL,
	"actorName" text COLLATE "C",
	"reason" text COLLATE "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "mobileSince" bigint;
--> statement-breakpoint
CREATE INDEX "mobile_change_owner" ON "mobile_change" USING btree ("ownerId","at");
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "handDiscount" jsonb;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "servicesProposal" jsonb;
--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "services" jsonb;
