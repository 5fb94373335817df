DROP TABLE `booking_day`;--> statement-breakpoint
DROP TABLE `booking_month`;--> statement-breakpoint
DROP TABLE `service_day`;--> statement-breakpoint
DROP INDEX `booking_list`;--> statement-breakpoint
CREATE INDEX `booking_list` ON `booking` (`bookingDate`,`startMinute`,`id`,`status`,`paidAt`,`endMinute`,`userId`,`finalPaise`,`discountPaise`) WHERE "booking"."deletedAt" IS NULL;