CREATE TABLE "visit_before_teams" (
	"bookingId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"chosen" boolean NOT NULL,
	"womenOnly" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "professional" ADD COLUMN "allServices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "allEvents" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_before_teams" ADD CONSTRAINT "visit_before_teams_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_before_teams" ADD CONSTRAINT "visit_before_teams_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "professional" SET "allServices" = true
WHERE "erasedAt" IS NULL
  AND EXISTS (SELECT 1 FROM "service" WHERE "withdrawnAt" IS NULL)
  AND NOT EXISTS (
    SELECT 1 FROM "service" WHERE "withdrawnAt" IS NULL AND NOT EXISTS (
      SELECT 1 FROM "professional_skill"
      WHERE "professional_skill"."professionalId" = "professional"."id" AND "professional_skill"."serviceId" = "service"."id"));
