CREATE TABLE "series" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"addressId" text COLLATE "C" NOT NULL,
	"serviceIds" jsonb NOT NULL,
	"everyWeeks" integer NOT NULL,
	"firstDate" text COLLATE "C" NOT NULL,
	"fromNumber" integer DEFAULT 0 NOT NULL,
	"startMinute" integer NOT NULL,
	"flexMinutes" integer NOT NULL,
	"professionalId" text COLLATE "C",
	"orElse" text COLLATE "C" NOT NULL,
	"womenOnly" boolean NOT NULL,
	"untilDate" text COLLATE "C",
	"pausedUntil" text COLLATE "C",
	"madeBy" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"endedAt" bigint,
	CONSTRAINT "series_weeks" CHECK ("series"."everyWeeks" BETWEEN 1 AND 12)
);
--> statement-breakpoint
CREATE TABLE "series_visit" (
	"seriesId" text COLLATE "C" NOT NULL,
	"number" integer NOT NULL,
	"dueDate" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C",
	"bookingId" text COLLATE "C",
	"risePaise" bigint DEFAULT 0 NOT NULL,
	"tokenHash" text COLLATE "C" NOT NULL,
	"askedAt" bigint,
	CONSTRAINT "series_visit_seriesId_number_pk" PRIMARY KEY("seriesId","number")
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "seriesId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "series_visit" ADD CONSTRAINT "series_visit_seriesId_series_id_fk" FOREIGN KEY ("seriesId") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_user" ON "series" USING btree ("userId","endedAt");--> statement-breakpoint
CREATE INDEX "series_open" ON "series" USING btree ("createdAt","id") WHERE "series"."endedAt" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "series_visit_token" ON "series_visit" USING btree ("tokenHash");--> statement-breakpoint
CREATE UNIQUE INDEX "series_visit_booking" ON "series_visit" USING btree ("bookingId") WHERE "series_visit"."bookingId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "series_visit_asked" ON "series_visit" USING btree ("dueDate") WHERE "series_visit"."state" = 'ASKED';