ALTER TABLE `booking` ADD `handDiscount` text;--> statement-breakpoint
ALTER TABLE `booking` ADD `servicesProposal` text;--> statement-breakpoint
ALTER TABLE `event` ADD `services` text;