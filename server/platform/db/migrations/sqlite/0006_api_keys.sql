CREATE TABLE `api_key` (
	`sessionId` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`access` text NOT NULL,
	`lastUsedAt` integer,
	FOREIGN KEY (`sessionId`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
