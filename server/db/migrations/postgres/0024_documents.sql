CREATE TABLE "document" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"issuedAt" bigint NOT NULL,
	"bookingId" text COLLATE "C",
	"userId" text COLLATE "C",
	"buyerGstin" text COLLATE "C",
	"totalPaise" bigint NOT NULL,
	"refersToId" text COLLATE "C",
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
ALTER TABLE "user" ADD COLUMN "businessName" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "gstin" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "sac" text COLLATE "C" DEFAULT '999729' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "document_number" ON "document" USING btree ("number");--> statement-breakpoint
CREATE INDEX "document_date" ON "document" USING btree ("date","issuedAt","id");--> statement-breakpoint
CREATE INDEX "document_booking" ON "document" USING btree ("bookingId","issuedAt","id") WHERE "document"."bookingId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "document_user" ON "document" USING btree ("userId") WHERE "document"."userId" IS NOT NULL;