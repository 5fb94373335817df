CREATE TABLE `address` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`flatNumber` text NOT NULL,
	`building` text,
	`streetArea` text NOT NULL,
	`landmark` text,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`postalCode` text NOT NULL,
	`country` text NOT NULL,
	`latitude` text NOT NULL,
	`longitude` text NOT NULL,
	`instructions` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_user` ON `address` (`userId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `admin` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`passwordHash` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_email` ON `admin` (`email`);--> statement-breakpoint
CREATE TABLE `attempt` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`clientAddress` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_subject` ON `attempt` (`kind`,`subject`,`at`);--> statement-breakpoint
CREATE INDEX `attempt_client` ON `attempt` (`kind`,`clientAddress`,`at`);--> statement-breakpoint
CREATE INDEX `attempt_at` ON `attempt` (`kind`,`at`);--> statement-breakpoint
CREATE TABLE `booking` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`bookingDate` text NOT NULL,
	`startMinute` integer NOT NULL,
	`endMinute` integer NOT NULL,
	`durationInMinutes` integer NOT NULL,
	`addressId` text,
	`address` text,
	`totalPaise` integer NOT NULL,
	`discountPaise` integer NOT NULL,
	`finalPaise` integer NOT NULL,
	`couponId` text,
	`couponCode` text,
	`paymentType` text NOT NULL,
	`paidAt` integer,
	`status` text NOT NULL,
	`createdAt` integer NOT NULL,
	`completedAt` integer,
	`cancelledAt` integer,
	`deletedAt` integer,
	`reference` text NOT NULL,
	CONSTRAINT "booking_span" CHECK("booking"."startMinute" >= 0 AND "booking"."startMinute" < "booking"."endMinute" AND "booking"."endMinute" <= 1440),
	CONSTRAINT "booking_money" CHECK("booking"."discountPaise" >= 0 AND "booking"."finalPaise" = "booking"."totalPaise" - "booking"."discountPaise" AND "booking"."finalPaise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `booking_list` ON `booking` (`bookingDate`,`startMinute`,`id`,`status`,`paidAt`,`endMinute`,`userId`) WHERE "booking"."deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `booking_pending` ON `booking` (`bookingDate`,`startMinute`,`id`,`endMinute`,`userId`) WHERE "booking"."status" = 'PENDING' AND "booking"."deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `booking_user` ON `booking` (`userId`,`bookingDate`,`startMinute`,`id`,`status`,`paidAt`,`deletedAt`,`finalPaise`);--> statement-breakpoint
CREATE INDEX `booking_reference` ON `booking` (`reference`);--> statement-breakpoint
CREATE INDEX `booking_deleted` ON `booking` (`id`) WHERE "booking"."deletedAt" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `booking_day` (
	`day` text PRIMARY KEY NOT NULL,
	`pendingUnpaid` integer NOT NULL,
	`pendingPaid` integer NOT NULL,
	`completedUnpaid` integer NOT NULL,
	`completedPaid` integer NOT NULL,
	`cancelledUnpaid` integer NOT NULL,
	`cancelledPaid` integer NOT NULL,
	`revenuePaise` integer NOT NULL,
	`discountPaise` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `booking_item` (
	`bookingId` text NOT NULL,
	`position` integer NOT NULL,
	`serviceId` text NOT NULL,
	`name` text NOT NULL,
	`pricePaise` integer NOT NULL,
	`quantity` integer NOT NULL,
	`durationInMinutes` integer NOT NULL,
	PRIMARY KEY(`bookingId`, `position`),
	FOREIGN KEY (`bookingId`) REFERENCES `booking`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "booking_item_quantity" CHECK("booking_item"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `booking_item_name` ON `booking_item` (`name`,`bookingId`);--> statement-breakpoint
CREATE TABLE `cart` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`couponCode` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_user` ON `cart` (`userId`);--> statement-breakpoint
CREATE TABLE `cart_item` (
	`id` text PRIMARY KEY NOT NULL,
	`cartId` text NOT NULL,
	`serviceId` text NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`cartId`) REFERENCES `cart`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`serviceId`) REFERENCES `service`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_item_quantity" CHECK("cart_item"."quantity" BETWEEN 1 AND 20)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_item_service` ON `cart_item` (`cartId`,`serviceId`);--> statement-breakpoint
CREATE INDEX `cart_item_of_service` ON `cart_item` (`serviceId`);--> statement-breakpoint
CREATE TABLE `category` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`imageId` text,
	`createdAt` integer NOT NULL,
	`changedAt` integer NOT NULL,
	FOREIGN KEY (`imageId`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `coupon` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`description` text NOT NULL,
	`discountType` text NOT NULL,
	`discountHundredths` integer NOT NULL,
	`validFrom` text NOT NULL,
	`validTill` text NOT NULL,
	`usageLimit` integer,
	`usedCount` integer DEFAULT 0 NOT NULL,
	`isActive` integer DEFAULT true NOT NULL,
	`createdAt` integer NOT NULL,
	CONSTRAINT "coupon_discount" CHECK("coupon"."discountHundredths" > 0),
	CONSTRAINT "coupon_days" CHECK("coupon"."validFrom" <= "coupon"."validTill"),
	CONSTRAINT "coupon_used" CHECK("coupon"."usedCount" >= 0 AND ("coupon"."usageLimit" IS NULL OR "coupon"."usedCount" <= "coupon"."usageLimit"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_code` ON `coupon` (`code`);--> statement-breakpoint
CREATE TABLE `geocode_cache` (
	`key` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `geocode_cache_created` ON `geocode_cache` (`createdAt`);--> statement-breakpoint
CREATE TABLE `geocoder_turn` (
	`provider` text PRIMARY KEY NOT NULL,
	`nextAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`userId` text NOT NULL,
	`key` text NOT NULL,
	`bodyHash` text NOT NULL,
	`answer` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`createdAt`);--> statement-breakpoint
CREATE TABLE `image` (
	`id` text PRIMARY KEY NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `image_variant` (
	`imageId` text NOT NULL,
	`width` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`imageId`, `width`),
	FOREIGN KEY (`imageId`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mobile` text,
	`email` text,
	`message` text NOT NULL,
	`createdAt` integer NOT NULL,
	`readAt` integer
);
--> statement-breakpoint
CREATE INDEX `message_created` ON `message` (`createdAt`);--> statement-breakpoint
CREATE INDEX `message_unread` ON `message` (`createdAt`) WHERE "message"."readAt" IS NULL;--> statement-breakpoint
CREATE TABLE `passcode` (
	`id` text PRIMARY KEY NOT NULL,
	`mobile` text NOT NULL,
	`purpose` text NOT NULL,
	`fullName` text,
	`codeHash` text NOT NULL,
	`sentAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`resendAt` integer NOT NULL,
	`wrongTries` integer DEFAULT 0 NOT NULL,
	`usedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passcode_mobile` ON `passcode` (`mobile`);--> statement-breakpoint
CREATE TABLE `request_count` (
	`key` text PRIMARY KEY NOT NULL,
	`requests` integer NOT NULL,
	`endsAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `request_count_ends` ON `request_count` (`endsAt`);--> statement-breakpoint
CREATE TABLE `service` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`categoryId` text,
	`pricePaise` integer NOT NULL,
	`durationInMinutes` integer NOT NULL,
	`imageId` text,
	`popularity` integer DEFAULT 0 NOT NULL,
	`searchText` text NOT NULL,
	`createdAt` integer NOT NULL,
	`changedAt` integer NOT NULL,
	`withdrawnAt` integer,
	FOREIGN KEY (`categoryId`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`imageId`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "service_price" CHECK("service"."pricePaise" > 0),
	CONSTRAINT "service_duration" CHECK("service"."durationInMinutes" > 0)
);
--> statement-breakpoint
CREATE INDEX `service_category` ON `service` (`categoryId`);--> statement-breakpoint
CREATE INDEX `service_popular` ON `service` (`popularity`,`name`);--> statement-breakpoint
CREATE TABLE `service_day` (
	`serviceId` text NOT NULL,
	`day` text NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`serviceId`, `day`)
);
--> statement-breakpoint
CREATE INDEX `service_day_day` ON `service_day` (`day`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`ownerId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `session_owner` ON `session` (`ownerId`);--> statement-breakpoint
CREATE INDEX `session_expires` ON `session` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `setting` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`mobile` text NOT NULL,
	`fullName` text NOT NULL,
	`email` text,
	`gender` text,
	`dateOfBirth` text,
	`active` integer DEFAULT true NOT NULL,
	`createdAt` integer NOT NULL,
	`lastActive` integer NOT NULL,
	`searchText` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_mobile` ON `user` (`mobile`);--> statement-breakpoint
CREATE INDEX `user_created` ON `user` (`createdAt`,`id`);