CREATE TABLE `booking_month` (
	`month` text NOT NULL,
	`status` text NOT NULL,
	`paid` integer NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`month`, `status`, `paid`)
);
