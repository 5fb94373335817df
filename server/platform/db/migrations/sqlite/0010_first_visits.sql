ALTER TABLE `booking_day` ADD `firstVisits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `booking_day` SET `firstVisits` = `counted`.`visits` FROM (
	SELECT `firstDay`, count(*) AS `visits` FROM (
		SELECT min(`bookingDate`) AS `firstDay` FROM `booking`
		WHERE `status` <> 'CANCELLED' AND `deletedAt` IS NULL GROUP BY `userId`
	) AS `firstDays` GROUP BY `firstDay`
) AS `counted` WHERE `counted`.`firstDay` = `booking_day`.`day`;
