CREATE TABLE "booking_event" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"actorName" text COLLATE "C",
	"fromDate" text COLLATE "C",
	"fromMinute" integer
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "madeBy" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("bookingId","at","id");