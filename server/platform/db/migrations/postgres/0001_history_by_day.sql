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
--> statement-breakpoint
DROP INDEX "booking_item_name";--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "bookingDate" text COLLATE "C";--> statement-breakpoint
UPDATE "booking_item" SET "bookingDate" = "booking"."bookingDate" FROM "booking" WHERE "booking"."id" = "booking_item"."bookingId";--> statement-breakpoint
ALTER TABLE "booking_item" ALTER COLUMN "bookingDate" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_item_name" ON "booking_item" USING btree ("name","bookingDate","bookingId");
