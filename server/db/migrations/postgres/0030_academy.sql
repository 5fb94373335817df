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
ALTER TABLE "document" ADD COLUMN "enrolmentId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_courseId_course_id_fk" FOREIGN KEY ("courseId") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_imageId_image_id_fk" FOREIGN KEY ("imageId") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_courseId_course_id_fk" FOREIGN KEY ("courseId") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_batchId_batch_id_fk" FOREIGN KEY ("batchId") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_note" ADD CONSTRAINT "enquiry_note_enquiryId_enquiry_id_fk" FOREIGN KEY ("enquiryId") REFERENCES "public"."enquiry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_enquiryId_enquiry_id_fk" FOREIGN KEY ("enquiryId") REFERENCES "public"."enquiry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_batchId_batch_id_fk" FOREIGN KEY ("batchId") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_payment" ADD CONSTRAINT "fee_payment_enrolmentId_enrolment_id_fk" FOREIGN KEY ("enrolmentId") REFERENCES "public"."enrolment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_course" ON "batch" USING btree ("courseId","startsOn","id");--> statement-breakpoint
CREATE INDEX "course_image" ON "course" USING btree ("imageId") WHERE "course"."imageId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiry_state" ON "enquiry" USING btree ("state","createdAt","id");--> statement-breakpoint
CREATE INDEX "enquiry_created" ON "enquiry" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "enquiry_course" ON "enquiry" USING btree ("courseId","createdAt");--> statement-breakpoint
CREATE INDEX "enquiry_batch" ON "enquiry" USING btree ("batchId") WHERE "enquiry"."batchId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiry_mobile" ON "enquiry" USING btree ("mobile") WHERE "enquiry"."mobile" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiry_follow_up" ON "enquiry" USING btree ("followUpOn") WHERE "enquiry"."followUpOn" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiry_note_enquiry" ON "enquiry_note" USING btree ("enquiryId","writtenAt","id");--> statement-breakpoint
CREATE INDEX "enrolment_enquiry" ON "enrolment" USING btree ("enquiryId","enrolledAt");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_running" ON "enrolment" USING btree ("enquiryId") WHERE "enrolment"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "enrolment_batch" ON "enrolment" USING btree ("batchId","enrolledAt","id");--> statement-breakpoint
CREATE INDEX "enrolment_active" ON "enrolment" USING btree ("batchId") WHERE "enrolment"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "fee_payment_enrolment" ON "fee_payment" USING btree ("enrolmentId","at","id");--> statement-breakpoint
CREATE INDEX "document_enrolment" ON "document" USING btree ("enrolmentId","issuedAt","id") WHERE "document"."enrolmentId" IS NOT NULL;