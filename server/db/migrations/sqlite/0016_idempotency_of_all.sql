-- Answers kept by an older version are under other keys. A repeated booking of theirs is DUPLICATE_BOOKING.
DROP TABLE `idempotency`;--> statement-breakpoint
CREATE TABLE `idempotency` (
	`key` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`requestHash` text NOT NULL,
	`answer` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`createdAt`);--> statement-breakpoint
CREATE INDEX `idempotency_user` ON `idempotency` (`userId`);
