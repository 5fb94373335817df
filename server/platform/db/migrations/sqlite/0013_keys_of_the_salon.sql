CREATE TABLE `__new_api_key` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`access` text NOT NULL,
	`tokenHash` text,
	`tokenStart` text,
	`createdById` text NOT NULL,
	`createdBy` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer,
	`lastUsedAt` integer
);
--> statement-breakpoint
INSERT INTO `__new_api_key`(`id`, `name`, `access`, `createdById`, `createdBy`, `createdAt`, `lastUsedAt`)
SELECT `session`.`id`, `name`, `access`, `ownerId`,
	coalesce((SELECT `email` FROM `admin` WHERE `admin`.`id` = `ownerId`), 'unknown'), `session`.`createdAt`, `lastUsedAt`
FROM `api_key` JOIN `session` ON `session`.`id` = `sessionId`;
--> statement-breakpoint
DROP TABLE `api_key`;--> statement-breakpoint
ALTER TABLE `__new_api_key` RENAME TO `api_key`;--> statement-breakpoint
DELETE FROM `session` WHERE `id` IN (SELECT `id` FROM `api_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_key_token` ON `api_key` (`tokenHash`);
