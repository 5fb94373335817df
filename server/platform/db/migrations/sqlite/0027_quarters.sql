CREATE TABLE `visit_quarter` (
	`professionalId` text NOT NULL,
	`date` text NOT NULL,
	`quarter` integer NOT NULL,
	`bookingId` text NOT NULL,
	PRIMARY KEY(`professionalId`, `date`, `quarter`),
	FOREIGN KEY (`bookingId`) REFERENCES `visit`(`bookingId`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visit_quarter_booking` ON `visit_quarter` (`bookingId`);--> statement-breakpoint
DROP TABLE `visit_half_hour`;--> statement-breakpoint
INSERT INTO `visit_quarter` (`professionalId`, `date`, `quarter`, `bookingId`)
WITH RECURSIVE quarters(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM quarters WHERE n < 95)
SELECT `professionalId`, `date`, n, `bookingId` FROM `visit` JOIN quarters ON 15 * n < `endMinute` AND 15 * (n + 1) > `startMinute`
WHERE `pending` AND `professionalId` IS NOT NULL;
