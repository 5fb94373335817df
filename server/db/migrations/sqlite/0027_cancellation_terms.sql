ALTER TABLE `booking` ADD `freeCancelUntil` integer;--> statement-breakpoint
ALTER TABLE `booking` ADD `cancelFeePercent` integer DEFAULT 0 NOT NULL;