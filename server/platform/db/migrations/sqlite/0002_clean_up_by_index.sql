DROP INDEX `service_popular`;--> statement-breakpoint
CREATE INDEX `service_popular` ON `service` (`popularity`);--> statement-breakpoint
CREATE INDEX `message_read` ON `message` (`readAt`) WHERE "message"."readAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `passcode_sent` ON `passcode` (`sentAt`);
