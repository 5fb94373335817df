ALTER TABLE `event` ADD `part` integer;--> statement-breakpoint
ALTER TABLE `visit` ADD `refusal` text;