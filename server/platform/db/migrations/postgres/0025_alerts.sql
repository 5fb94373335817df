CREATE TABLE "alert_person" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"mobile" text COLLATE "C",
	"email" text COLLATE "C",
	"language" text COLLATE "C" NOT NULL,
	"ways" jsonb NOT NULL,
	"kinds" jsonb NOT NULL,
	"consent" jsonb,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_log" ADD COLUMN "personId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "message_log" ADD COLUMN "toldAt" bigint;--> statement-breakpoint
CREATE INDEX "alert_person_created" ON "alert_person" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "message_log_person" ON "message_log" USING btree ("personId") WHERE "message_log"."personId" IS NOT NULL;