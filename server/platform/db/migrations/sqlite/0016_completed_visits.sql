ALTER TABLE `professional` ADD `completedVisits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Visits that were carried out before.
UPDATE `professional` SET `completedVisits` = (
  SELECT count(*) FROM `visit` JOIN `booking` ON `booking`.`id` = `visit`.`bookingId`
  WHERE `visit`.`professionalId` = `professional`.`id` AND `booking`.`status` = 'COMPLETED' AND `booking`.`deletedAt` IS NULL
);
