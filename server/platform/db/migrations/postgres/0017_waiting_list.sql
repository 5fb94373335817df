CREATE TABLE "held_place" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C",
	"date" text COLLATE "C" NOT NULL,
	"startMinute" integer NOT NULL,
	"endMinute" integer NOT NULL,
	"latitude" text COLLATE "C",
	"longitude" text COLLATE "C",
	"serviceIds" jsonb NOT NULL,
	"womenOnly" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freed_time" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"date" text COLLATE "C",
	"startMinute" integer,
	"endMinute" integer,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wait" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"bookingId" text COLLATE "C",
	"addressId" text COLLATE "C",
	"serviceIds" jsonb NOT NULL,
	"fromDate" text COLLATE "C" NOT NULL,
	"toDate" text COLLATE "C" NOT NULL,
	"times" jsonb,
	"professionalId" text COLLATE "C",
	"womenOnly" boolean NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"lapsedInRow" integer DEFAULT 0 NOT NULL,
	"createdAt" bigint NOT NULL,
	"endedAt" bigint,
	CONSTRAINT "wait_days" CHECK ("wait"."fromDate" <= "wait"."toDate")
);
--> statement-breakpoint
CREATE TABLE "wait_offer" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"waitId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"tokenHash" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"startMinute" integer NOT NULL,
	"endMinute" integer NOT NULL,
	"professionalId" text COLLATE "C",
	"hiddenSince" bigint NOT NULL,
	"byStaff" boolean NOT NULL,
	"offeredAt" bigint NOT NULL,
	"expiresAt" bigint NOT NULL,
	"endedAt" bigint,
	"bookingId" text COLLATE "C",
	"minutes" integer,
	"paise" bigint,
	CONSTRAINT "wait_offer_span" CHECK ("wait_offer"."startMinute" >= 0 AND "wait_offer"."startMinute" < "wait_offer"."endMinute" AND "wait_offer"."endMinute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "visit_quarter" ALTER COLUMN "bookingId" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_quarter" ADD COLUMN "heldId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "held_place" ADD CONSTRAINT "held_place_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait" ADD CONSTRAINT "wait_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_offer" ADD CONSTRAINT "wait_offer_waitId_wait_id_fk" FOREIGN KEY ("waitId") REFERENCES "public"."wait"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_place_date" ON "held_place" USING btree ("date");--> statement-breakpoint
CREATE INDEX "freed_time_date" ON "freed_time" USING btree ("date","at");--> statement-breakpoint
CREATE INDEX "wait_open" ON "wait" USING btree ("createdAt","id","fromDate","toDate") WHERE "wait"."endedAt" IS NULL;--> statement-breakpoint
CREATE INDEX "wait_user" ON "wait" USING btree ("userId","endedAt");--> statement-breakpoint
CREATE INDEX "wait_booking" ON "wait" USING btree ("bookingId") WHERE "wait"."bookingId" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wait_offer_token" ON "wait_offer" USING btree ("tokenHash");--> statement-breakpoint
CREATE UNIQUE INDEX "wait_offer_open" ON "wait_offer" USING btree ("waitId") WHERE "wait_offer"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "wait_offer_wait" ON "wait_offer" USING btree ("waitId");--> statement-breakpoint
CREATE INDEX "wait_offer_user" ON "wait_offer" USING btree ("userId","offeredAt");--> statement-breakpoint
CREATE INDEX "wait_offer_at" ON "wait_offer" USING btree ("offeredAt");--> statement-breakpoint
ALTER TABLE "visit_quarter" ADD CONSTRAINT "visit_quarter_heldId_held_place_id_fk" FOREIGN KEY ("heldId") REFERENCES "public"."held_place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_quarter_held" ON "visit_quarter" USING btree ("heldId") WHERE "visit_quarter"."heldId" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_quarter" ADD CONSTRAINT "visit_quarter_taker" CHECK (("visit_quarter"."bookingId" IS NULL) <> ("visit_quarter"."heldId" IS NULL));