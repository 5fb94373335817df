CREATE TABLE `visit_before_teams` (
	`bookingId` text PRIMARY KEY NOT NULL,
	`professionalId` text NOT NULL,
	`chosen` integer NOT NULL,
	`womenOnly` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `professional` ADD `allServices` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `webhook_endpoint` ADD `allEvents` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "professional" SET "allServices" = true
WHERE "erasedAt" IS NULL
  AND EXISTS (SELECT 1 FROM "service" WHERE "withdrawnAt" IS NULL)
  AND NOT EXISTS (
    SELECT 1 FROM "service" WHERE "withdrawnAt" IS NULL AND NOT EXISTS (
      SELECT 1 FROM "professional_skill"
      WHERE "professional_skill"."professionalId" = "professional"."id" AND "professional_skill"."serviceId" = "service"."id"));
