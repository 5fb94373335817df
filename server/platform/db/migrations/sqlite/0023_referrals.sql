CREATE TABLE `referral` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text,
	`referrerId` text,
	`state` text NOT NULL,
	`reason` text,
	`rewardPaise` integer NOT NULL,
	`validDays` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`decidedAt` integer,
	`couponId` text,
	`referrerCouponId` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`referrerId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`couponId`) REFERENCES `coupon`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`referrerCouponId`) REFERENCES `coupon`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referral_user` ON `referral` (`userId`);--> statement-breakpoint
CREATE INDEX `referral_referrer` ON `referral` (`referrerId`);--> statement-breakpoint
CREATE INDEX `referral_state` ON `referral` (`state`,`createdAt`);--> statement-breakpoint
CREATE INDEX `referral_coupon` ON `referral` (`couponId`);--> statement-breakpoint
CREATE INDEX `referral_referrer_coupon` ON `referral` (`referrerCouponId`);--> statement-breakpoint
CREATE TABLE `referral_code` (
	`userId` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referral_code_code` ON `referral_code` (`code`);--> statement-breakpoint
CREATE TABLE `referral_mark` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `referral_mark_created` ON `referral_mark` (`createdAt`);