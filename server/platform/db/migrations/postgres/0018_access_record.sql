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
ALTER TABLE "enquiry" ADD COLUMN "verifiedAt" bigint;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "verifiedHow" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "verifiedBy" text COLLATE "C";--> statement-breakpoint
CREATE UNIQUE INDEX "access_record_hour" ON "access_record" USING btree ("day","hour","actorId","operation","subject");--> statement-breakpoint
CREATE INDEX "access_record_subject" ON "access_record" USING btree ("subject","day") WHERE "access_record"."subject" <> '';--> statement-breakpoint
CREATE INDEX "access_record_actor" ON "access_record" USING btree ("actorId","day");