CREATE TABLE `booking_month` (
	`month` text PRIMARY KEY NOT NULL,
	`pendingUnpaid` integer NOT NULL,
	`pendingPaid` integer NOT NULL,
	`completedUnpaid` integer NOT NULL,
	`completedPaid` integer NOT NULL,
	`cancelledUnpaid` integer NOT NULL,
	`cancelledPaid` integer NOT NULL,
	`revenuePaise` integer NOT NULL,
	`discountPaise` integer NOT NULL
);
