ALTER TABLE `visit` ADD `wishedId` text;--> statement-breakpoint
UPDATE `visit` SET `wishedId` = `professionalId`
WHERE `chosen` AND NOT EXISTS (
	SELECT 1 FROM `event` WHERE `event`.`bookingId` = `visit`.`bookingId` AND `event`.`kind` = 'ASSIGNED'
);
