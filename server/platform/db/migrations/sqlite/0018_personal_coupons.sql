CREATE TABLE `coupon_use` (
	`bookingId` text PRIMARY KEY NOT NULL,
	`couponId` text NOT NULL,
	`userId` text,
	FOREIGN KEY (`couponId`) REFERENCES `coupon`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `coupon_use_coupon` ON `coupon_use` (`couponId`,`userId`);--> statement-breakpoint
CREATE INDEX `coupon_use_user` ON `coupon_use` (`userId`);--> statement-breakpoint
ALTER TABLE `coupon` ADD `userId` text REFERENCES user(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `coupon` ADD `limitPerCustomer` integer;--> statement-breakpoint
ALTER TABLE `coupon` ADD `firstBookingOnly` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `coupon_user` ON `coupon` (`userId`);--> statement-breakpoint
INSERT INTO "coupon_use" ("bookingId", "couponId", "userId")
SELECT "booking"."id", "coupon"."id", "user"."id" FROM "booking"
JOIN "coupon" ON "coupon"."id" = "booking"."couponId"
LEFT JOIN "user" ON "user"."id" = "booking"."userId"
WHERE "booking"."status" = 'COMPLETED' OR ("booking"."status" = 'PENDING' AND "booking"."deletedAt" IS NULL);--> statement-breakpoint
UPDATE "coupon" SET "usedCount" = (SELECT count(*) FROM "coupon_use" WHERE "couponId" = "coupon"."id")
WHERE "usageLimit" IS NULL OR "usageLimit" >= (SELECT count(*) FROM "coupon_use" WHERE "couponId" = "coupon"."id");
