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
ALTER TABLE "commission" ADD CONSTRAINT "commission_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_date" ON "commission" USING btree ("date","professionalId");