ALTER TABLE "commission" DROP CONSTRAINT "commission_pkey";--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_bookingId_professionalId_pk" PRIMARY KEY("bookingId","professionalId");--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "laterPaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "laterOn" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "commission" ADD COLUMN "parts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission" ADD COLUMN "firstPart" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "tipFor" jsonb;--> statement-breakpoint
CREATE INDEX "booking_later" ON "booking" USING btree ("laterOn") WHERE "booking"."laterOn" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "message_log" ADD COLUMN "others" text COLLATE "C";
