CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`adminId` text NOT NULL,
	`credentialId` text NOT NULL,
	`publicKey` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`createdAt` integer NOT NULL,
	`lastUsedAt` integer,
	FOREIGN KEY (`adminId`) REFERENCES `admin`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential` ON `passkey` (`credentialId`);--> statement-breakpoint
CREATE INDEX `passkey_admin` ON `passkey` (`adminId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`id` text PRIMARY KEY NOT NULL,
	`adminId` text NOT NULL,
	`codeHash` text NOT NULL,
	`usedAt` integer,
	FOREIGN KEY (`adminId`) REFERENCES `admin`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_code_admin` ON `recovery_code` (`adminId`,`codeHash`);--> statement-breakpoint
CREATE TABLE `sign_in_ticket` (
	`id` text PRIMARY KEY NOT NULL,
	`adminId` text NOT NULL,
	`purpose` text NOT NULL,
	`keepSignedIn` integer NOT NULL,
	`sessionId` text,
	`challenge` text,
	`name` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`adminId`) REFERENCES `admin`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_in_ticket_admin` ON `sign_in_ticket` (`adminId`);--> statement-breakpoint
CREATE INDEX `sign_in_ticket_expires` ON `sign_in_ticket` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `staff_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`operation` text NOT NULL,
	`actor` text NOT NULL,
	`actorId` text NOT NULL,
	`actorName` text NOT NULL,
	`targetId` text,
	`changes` text NOT NULL,
	`done` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_log_at` ON `staff_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `staff_log_actor` ON `staff_log` (`actorId`,`at`);--> statement-breakpoint
CREATE INDEX `staff_log_target` ON `staff_log` (`targetId`,`at`) WHERE "staff_log"."targetId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `staff_totp` (
	`adminId` text PRIMARY KEY NOT NULL,
	`key` text,
	`since` integer,
	`lastStep` integer DEFAULT 0 NOT NULL,
	`newKey` text,
	`newKeyAt` integer,
	FOREIGN KEY (`adminId`) REFERENCES `admin`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `import_row` (
	`runId` text NOT NULL,
	`n` integer NOT NULL,
	`cells` text NOT NULL,
	`state` text,
	`field` text,
	`reason` text,
	`key` text,
	`mobile` text,
	`userId` text,
	`targetId` text,
	`before` text,
	`after` text,
	`kept` text,
	PRIMARY KEY(`runId`, `n`),
	FOREIGN KEY (`runId`) REFERENCES `import_run`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_row_state` ON `import_row` (`runId`,`state`,`n`);--> statement-breakpoint
CREATE INDEX `import_row_key` ON `import_row` (`runId`,`key`,`n`);--> statement-breakpoint
CREATE INDEX `import_row_mobile` ON `import_row` (`mobile`) WHERE "import_row"."mobile" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `import_row_user` ON `import_row` (`userId`) WHERE "import_row"."userId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `import_run` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`guessedKind` text NOT NULL,
	`fileName` text,
	`state` text NOT NULL,
	`encoding` text NOT NULL,
	`layout` text,
	`columns` text NOT NULL,
	`mapping` text NOT NULL,
	`dateOrder` text,
	`dates` text,
	`rows` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`turn` integer DEFAULT 0 NOT NULL,
	`newRows` integer DEFAULT 0 NOT NULL,
	`sameRows` integer DEFAULT 0 NOT NULL,
	`mergedRows` integer DEFAULT 0 NOT NULL,
	`refusedRows` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`restored` integer DEFAULT 0 NOT NULL,
	`kept` text,
	`startedBy` text,
	`createdAt` integer NOT NULL,
	`endedAt` integer,
	`forgottenAt` integer
);
--> statement-breakpoint
CREATE INDEX `import_run_list` ON `import_run` (`createdAt`,`id`);--> statement-breakpoint
DROP INDEX `cart_item_service`;--> statement-breakpoint
ALTER TABLE `cart_item` ADD `choice` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `cart_item_service` ON `cart_item` (`cartId`,`serviceId`,`choice`);--> statement-breakpoint
ALTER TABLE `admin` ADD `role` text DEFAULT 'OWNER' NOT NULL;--> statement-breakpoint
ALTER TABLE `admin` ADD `secondFactorSince` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `confirmedAt` integer;--> statement-breakpoint
ALTER TABLE `booking` ADD `travelPaise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `quietPercent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking` ADD `importRunId` text;--> statement-breakpoint
ALTER TABLE `booking_item` ADD `choice` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `service` ADD `variants` text;--> statement-breakpoint
ALTER TABLE `service` ADD `addOns` text;