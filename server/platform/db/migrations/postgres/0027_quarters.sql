CREATE TABLE "visit_quarter" (
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"quarter" integer NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	CONSTRAINT "visit_quarter_professionalId_date_quarter_pk" PRIMARY KEY("professionalId","date","quarter")
);
--> statement-breakpoint
DROP TABLE "visit_half_hour" CASCADE;--> statement-breakpoint
ALTER TABLE "visit_quarter" ADD CONSTRAINT "visit_quarter_bookingId_visit_bookingId_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."visit"("bookingId") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_quarter_booking" ON "visit_quarter" USING btree ("bookingId");--> statement-breakpoint
INSERT INTO "visit_quarter" ("professionalId", "date", "quarter", "bookingId")
WITH RECURSIVE quarters(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM quarters WHERE n < 95)
SELECT "professionalId", "date", n, "bookingId" FROM "visit" JOIN quarters ON 15 * n < "endMinute" AND 15 * (n + 1) > "startMinute"
WHERE "pending" AND "professionalId" IS NOT NULL;
