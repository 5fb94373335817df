CREATE TABLE "cash_up" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"cashPaise" bigint NOT NULL,
	"upiPaise" bigint NOT NULL,
	"tipPaise" bigint NOT NULL,
	"payments" integer NOT NULL,
	"countedPaise" bigint NOT NULL,
	"note" text COLLATE "C",
	"settledAt" bigint NOT NULL,
	"settledBy" text COLLATE "C" NOT NULL,
	CONSTRAINT "cash_up_money" CHECK ("cash_up"."cashPaise" >= 0 AND "cash_up"."upiPaise" >= 0 AND "cash_up"."tipPaise" >= 0 AND "cash_up"."countedPaise" >= 0)
);
--> statement-breakpoint
CREATE INDEX "cash_up_day" ON "cash_up" USING btree ("date","professionalId","settledAt");