CREATE TABLE `demo_row` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE TABLE `setup` (
	`id` integer PRIMARY KEY NOT NULL,
	`logoImageId` text,
	`confirmed` text NOT NULL,
	`dismissedAt` integer,
	`testBookingId` text,
	FOREIGN KEY (`logoImageId`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `booking` ADD `isTest` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- What the demo brought was written in one instant. In a salon that made its own catalogue, nothing is the demo's.
INSERT INTO `demo_row` SELECT 'SERVICE', `id` FROM `service` WHERE `createdAt` = (SELECT `createdAt` FROM `service` GROUP BY `createdAt`
  HAVING count(*) >= 50 AND sum(CASE WHEN `name` IN ('Gold Radiance Facial', 'Foil Highlights', 'Root Touch-up', 'Global Colour') THEN 1 ELSE 0 END) > 0
  ORDER BY 1 LIMIT 1);--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'CATEGORY', `id` FROM `category` WHERE `createdAt` = (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`);--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'COUPON', `id` FROM `coupon` WHERE `createdAt` = (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`);--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'COURSE', `id` FROM `course` WHERE `createdAt` = (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`);--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'PROFESSIONAL', `id` FROM `professional` WHERE `createdAt` = (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`);--> statement-breakpoint
-- Its customers have numbers that nobody has.
INSERT INTO `demo_row` SELECT 'CUSTOMER', `id` FROM `user` WHERE `mobile` BETWEEN '6000099900' AND '6000099999' AND EXISTS (SELECT 1 FROM `demo_row`);--> statement-breakpoint
INSERT INTO `demo_row` SELECT 'BOOKING', `id` FROM `booking` WHERE `createdAt` < (SELECT max(`service`.`createdAt`) FROM `service` JOIN `demo_row` ON `demo_row`.`id` = `service`.`id`)
  AND `userId` IN (SELECT `id` FROM `demo_row` WHERE `kind` = 'CUSTOMER');--> statement-breakpoint
-- A salon at work needs no first steps.
INSERT INTO `setup` (`id`, `confirmed`, `dismissedAt`) SELECT 1, '[]', max(`createdAt`) FROM `booking`
  WHERE `id` NOT IN (SELECT `id` FROM `demo_row` WHERE `kind` = 'BOOKING') HAVING count(*) > 0;--> statement-breakpoint
-- A demo goes on saying what it said. A salon of somebody's own stops claiming what nobody typed; what it saved stays (decision 013).
UPDATE `setting` SET `value` = json_patch('{"nameLines": ["Nikhar", "Salon & Academy"], "claims": {"years": 15, "clients": 10000, "services": 50, "rating": 4.9, "reviews": 500, "ownAcademy": true, "checksPapers": true, "about": null, "lines": []}, "showListPrice": true, "showDecorativeRatings": true}', `value`) WHERE json_extract(`value`, '$.salonName') = 'Nikhar Salon & Academy' AND EXISTS (SELECT 1 FROM `demo_row`);--> statement-breakpoint
INSERT INTO `setting` SELECT 1, '{"salonName": "Nikhar Salon & Academy", "nameLines": ["Nikhar", "Salon & Academy"], "claims": {"years": 15, "clients": 10000, "services": 50, "rating": 4.9, "reviews": 500, "ownAcademy": true, "checksPapers": true, "about": null, "lines": []}, "phone": "+91 98765 00000", "email": "hello@nikhar.example", "address": "2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth, Nagpur, Maharashtra 440010", "city": "Nagpur", "areasServed": "All of the city, from Wadi to Kamptee Road and from Koradi Road to Besa and Manish Nagar.", "latitude": "21.1458", "longitude": "79.0882", "showListPrice": true, "showDecorativeRatings": true, "tax": {"registrations": [], "numberPrefix": "NK", "sacDigits": 4}}' WHERE EXISTS (SELECT 1 FROM `demo_row`) AND NOT EXISTS (SELECT 1 FROM `setting`);--> statement-breakpoint
UPDATE `setting` SET `value` = json_set(`value`, '$.phone', '') WHERE json_extract(`value`, '$.phone') = '+91 98765 00000' AND (json_extract(`value`, '$.salonName') <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM `demo_row`));--> statement-breakpoint
UPDATE `setting` SET `value` = json_set(`value`, '$.email', '') WHERE json_extract(`value`, '$.email') = 'hello@nikhar.example' AND (json_extract(`value`, '$.salonName') <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM `demo_row`));--> statement-breakpoint
UPDATE `setting` SET `value` = json_set(`value`, '$.address', '') WHERE json_extract(`value`, '$.address') = '2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth, Nagpur, Maharashtra 440010' AND (json_extract(`value`, '$.salonName') <> 'Nikhar Salon & Academy' OR NOT EXISTS (SELECT 1 FROM `demo_row`));--> statement-breakpoint
-- Bills that were issued as NK go on so. Otherwise the salon's initials begin them.
UPDATE `setting` SET `value` = json_set(`value`, '$.tax', json('{"registrations":[],"numberPrefix":"NK","sacDigits":4}')) WHERE json_extract(`value`, '$.tax') IS NULL AND EXISTS (SELECT 1 FROM `document`);--> statement-breakpoint
INSERT INTO `setting` SELECT 1, json_object('tax', json('{"registrations":[],"numberPrefix":"NK","sacDigits":4}')) WHERE EXISTS (SELECT 1 FROM `document`) AND NOT EXISTS (SELECT 1 FROM `setting`);--> statement-breakpoint
UPDATE `setting` SET `value` = json_set(`value`, '$.tax.numberPrefix', NULL) WHERE json_extract(`value`, '$.tax.numberPrefix') = 'NK'
  AND json_extract(`value`, '$.salonName') <> 'Nikhar Salon & Academy' AND NOT EXISTS (SELECT 1 FROM `document`);
