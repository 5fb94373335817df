CREATE TABLE "commission_change" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"revenuePaise" bigint NOT NULL,
	"commissionPaise" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "roundOffPaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "enteredAfter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "commission" ADD COLUMN "beforeTax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "blockedAt" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "method" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "commission_change" ADD CONSTRAINT "commission_change_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_change_booking" ON "commission_change" USING btree ("bookingId");--> statement-breakpoint
CREATE INDEX "commission_change_date" ON "commission_change" USING btree ("date","professionalId");--> statement-breakpoint
UPDATE "setting" SET "value" = '{"wholeRupees": false}'::jsonb || "value";--> statement-breakpoint
INSERT INTO "setting" SELECT 1, '{"wholeRupees": false}'::jsonb WHERE EXISTS (SELECT 1 FROM "booking") AND NOT EXISTS (SELECT 1 FROM "setting");