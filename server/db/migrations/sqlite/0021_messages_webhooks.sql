CREATE TABLE `calendar_feed` (
	`id` text PRIMARY KEY NOT NULL,
	`tokenHash` text NOT NULL,
	`professionalId` text,
	`createdBy` text NOT NULL,
	`createdAt` integer NOT NULL,
	`lastReadAt` integer,
	FOREIGN KEY (`professionalId`) REFERENCES `professional`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed_token` ON `calendar_feed` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `calendar_feed_professional` ON `calendar_feed` (`professionalId`);--> statement-breakpoint
CREATE TABLE `consent` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`purpose` text NOT NULL,
	`wording` text NOT NULL,
	`givenAt` integer NOT NULL,
	`withdrawnAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consent_user` ON `consent` (`userId`,`purpose`,`givenAt`);--> statement-breakpoint
CREATE TABLE `message_log` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`bookingId` text,
	`userId` text,
	`professionalId` text,
	`language` text NOT NULL,
	`sentTo` text,
	`text` text,
	`state` text NOT NULL,
	`reason` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`dueAt` integer NOT NULL,
	`sentAt` integer,
	`provider` text,
	`providerId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_log_key` ON `message_log` (`key`);--> statement-breakpoint
CREATE INDEX `message_log_due` ON `message_log` (`dueAt`,`id`);--> statement-breakpoint
CREATE INDEX `message_log_state` ON `message_log` (`state`,`dueAt`,`id`);--> statement-breakpoint
CREATE INDEX `message_log_kind` ON `message_log` (`kind`,`dueAt`,`id`);--> statement-breakpoint
CREATE INDEX `message_log_booking` ON `message_log` (`bookingId`,`dueAt`,`id`);--> statement-breakpoint
CREATE INDEX `message_log_user` ON `message_log` (`userId`) WHERE "message_log"."userId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `message_log_provider` ON `message_log` (`providerId`) WHERE "message_log"."providerId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `visit_link` (
	`tokenHash` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visit_link_booking` ON `visit_link` (`bookingId`);--> statement-breakpoint
CREATE TABLE `webhook_attempt` (
	`id` text PRIMARY KEY NOT NULL,
	`deliveryId` text NOT NULL,
	`at` integer NOT NULL,
	`status` integer,
	`milliseconds` integer NOT NULL,
	`answer` text,
	`error` text,
	FOREIGN KEY (`deliveryId`) REFERENCES `webhook_delivery`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_attempt_delivery` ON `webhook_attempt` (`deliveryId`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`endpointId` text NOT NULL,
	`eventId` text,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`nextAt` integer,
	`createdAt` integer NOT NULL,
	`endedAt` integer,
	FOREIGN KEY (`endpointId`) REFERENCES `webhook_endpoint`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_delivery_event` ON `webhook_delivery` (`endpointId`,`eventId`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_list` ON `webhook_delivery` (`endpointId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_created` ON `webhook_delivery` (`createdAt`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_waiting` ON `webhook_delivery` (`endpointId`,`nextAt`) WHERE "webhook_delivery"."state" = 'WAITING';--> statement-breakpoint
CREATE TABLE `webhook_endpoint` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`description` text,
	`active` integer NOT NULL,
	`secret` text NOT NULL,
	`previousSecret` text,
	`previousUntil` integer,
	`failingSince` integer,
	`disabledReason` text,
	`createdBy` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `api_key` ADD `scopes` text;