CREATE TABLE "cash_balance" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"paise" bigint NOT NULL,
	"balancePaise" bigint NOT NULL,
	"note" text COLLATE "C",
	"date" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	CONSTRAINT "cash_balance_money" CHECK ("cash_balance"."paise" <> 0)
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "lateFeePaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "graceUntil" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "toSalon" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "cash_balance_professional" ON "cash_balance" USING btree ("professionalId","at","id");--> statement-breakpoint
CREATE INDEX "cash_balance_date" ON "cash_balance" USING btree ("date");--> statement-breakpoint
UPDATE "booking" SET "lateFeePaise" = ("finalPaise" * "cancelFeePercent" + 50) / 100 WHERE "cancelFeePercent" > 0;
