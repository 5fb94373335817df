CREATE TABLE "booking_month" (
	"month" text COLLATE "C" PRIMARY KEY NOT NULL,
	"pendingUnpaid" integer NOT NULL,
	"pendingPaid" integer NOT NULL,
	"completedUnpaid" integer NOT NULL,
	"completedPaid" integer NOT NULL,
	"cancelledUnpaid" integer NOT NULL,
	"cancelledPaid" integer NOT NULL,
	"revenuePaise" bigint NOT NULL,
	"discountPaise" bigint NOT NULL
);
