ALTER TABLE `booking` ADD `cancelReason` text;--> statement-breakpoint
ALTER TABLE `booking` ADD `refusal` text;--> statement-breakpoint
CREATE INDEX `booking_no_show` ON `booking` (`userId`,`bookingDate`) WHERE "booking"."cancelReason" = 'NO_SHOW' AND "booking"."deletedAt" IS NULL;--> statement-breakpoint
ALTER TABLE `visit` ADD `calledAt` integer;--> statement-breakpoint
ALTER TABLE `visit` ADD `nobodyAt` integer;--> statement-breakpoint
ALTER TABLE `visit` ADD `proposal` text;--> statement-breakpoint
CREATE INDEX `visit_nobody` ON `visit` (`nobodyAt`) WHERE "visit"."nobodyAt" IS NOT NULL AND "visit"."pending";