CREATE TABLE `rating` (
	`subjectId` text PRIMARY KEY NOT NULL,
	`reviews` integer NOT NULL,
	`stars` integer NOT NULL,
	`wasRated` integer NOT NULL,
	CONSTRAINT "rating_stars" CHECK("rating"."reviews" >= 0 AND "rating"."stars" BETWEEN "rating"."reviews" AND 5 * "rating"."reviews")
);
--> statement-breakpoint
CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`bookingId` text NOT NULL,
	`userId` text NOT NULL,
	`professionalId` text,
	`rating` integer NOT NULL,
	`text` text,
	`createdAt` integer NOT NULL,
	`editedAt` integer,
	`hiddenAt` integer,
	`hiddenBy` text,
	`hiddenReason` text,
	`answer` text,
	`answeredAt` integer,
	`answeredBy` text,
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "review_rating" CHECK("review"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_booking` ON `review` (`bookingId`);--> statement-breakpoint
CREATE INDEX `review_user` ON `review` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `review_professional` ON `review` (`professionalId`,`createdAt`,`id`) WHERE "review"."hiddenAt" IS NULL;--> statement-breakpoint
CREATE INDEX `review_list` ON `review` (`createdAt`,`id`,`rating`,`hiddenAt`,`answeredAt`);--> statement-breakpoint
CREATE TABLE `review_service` (
	`reviewId` text NOT NULL,
	`serviceId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`reviewId`, `serviceId`),
	FOREIGN KEY (`reviewId`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`serviceId`) REFERENCES `service`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_service_latest` ON `review_service` (`serviceId`,`createdAt`,`reviewId`);