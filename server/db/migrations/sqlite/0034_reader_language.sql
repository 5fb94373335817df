ALTER TABLE `passcode` ADD `language` text;--> statement-breakpoint
ALTER TABLE `user` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `professional` ADD `messageLanguage` text DEFAULT 'en' NOT NULL;