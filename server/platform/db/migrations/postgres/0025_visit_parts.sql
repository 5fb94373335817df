-- A visit gets an id of its own and a part (decision 022). Existing visits keep the id of their booking as theirs, and are its only part.
ALTER TABLE "visit" ADD COLUMN "id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_quarter" DROP CONSTRAINT "visit_quarter_bookingId_visit_bookingId_fk";--> statement-breakpoint
ALTER TABLE "visit" DROP CONSTRAINT "visit_pkey";--> statement-breakpoint
UPDATE "visit" SET "id" = "bookingId";--> statement-breakpoint
ALTER TABLE "visit" ADD PRIMARY KEY ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_part" ON "visit" USING btree ("bookingId","part");--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_part_number" CHECK ("visit"."part" BETWEEN 1 AND 6);--> statement-breakpoint
ALTER TABLE "visit_quarter" RENAME COLUMN "bookingId" TO "visitId";--> statement-breakpoint
ALTER INDEX "visit_quarter_booking" RENAME TO "visit_quarter_visit";--> statement-breakpoint
ALTER TABLE "visit_quarter" ADD CONSTRAINT "visit_quarter_visitId_visit_id_fk" FOREIGN KEY ("visitId") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_before_teams" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_before_teams" DROP CONSTRAINT "visit_before_teams_pkey";--> statement-breakpoint
ALTER TABLE "visit_before_teams" ADD CONSTRAINT "visit_before_teams_bookingId_part_pk" PRIMARY KEY("bookingId","part");
