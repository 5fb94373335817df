ALTER TABLE `booking` ADD `travelPaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `quietPercent` integer DEFAULT 0 NOT NULL;