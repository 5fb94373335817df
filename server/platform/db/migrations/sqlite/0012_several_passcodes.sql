DROP INDEX `passcode_mobile`;--> statement-breakpoint
CREATE INDEX `passcode_mobile` ON `passcode` (`mobile`);