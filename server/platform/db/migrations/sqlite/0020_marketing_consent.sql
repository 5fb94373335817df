ALTER TABLE `consent` ADD `channel` text;--> statement-breakpoint
ALTER TABLE `consent` ADD `language` text;