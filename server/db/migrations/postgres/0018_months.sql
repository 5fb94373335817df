CREATE TABLE "booking_month" (
	"month" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"paid" boolean NOT NULL,
	"bookings" integer NOT NULL,
	CONSTRAINT "booking_month_month_status_paid_pk" PRIMARY KEY("month","status","paid")
);
