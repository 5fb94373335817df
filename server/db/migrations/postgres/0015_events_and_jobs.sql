CREATE TABLE "event" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"actorName" text COLLATE "C",
	"bookingId" text COLLATE "C",
	"fromDate" text COLLATE "C",
	"fromMinute" integer
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
INSERT INTO "event" ("id", "at", "kind", "actor", "actorName", "bookingId", "fromDate", "fromMinute")
SELECT "id", "at", "kind", "actor", "actorName", "bookingId", "fromDate", "fromMinute" FROM "booking_event";--> statement-breakpoint
DROP TABLE "booking_event";--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_booking" ON "event" USING btree ("bookingId","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("dueAt","id") WHERE "job"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "job_lease" ON "job" USING btree ("leaseUntil") WHERE "job"."state" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "job_ended" ON "job" USING btree ("state","endedAt","id") WHERE "job"."endedAt" IS NOT NULL;