CREATE TABLE "payment" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"method" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"amountPaise" bigint NOT NULL,
	"tipPaise" bigint DEFAULT 0 NOT NULL,
	"refundedPaise" bigint DEFAULT 0 NOT NULL,
	"orderId" text COLLATE "C",
	"providerId" text COLLATE "C",
	"url" text COLLATE "C",
	"note" text COLLATE "C",
	"professionalId" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"expiresAt" bigint,
	"paidAt" bigint,
	"checkAt" bigint,
	CONSTRAINT "payment_money" CHECK ("payment"."amountPaise" >= 0 AND "payment"."tipPaise" >= 0 AND "payment"."refundedPaise" >= 0 AND "payment"."refundedPaise" <= "payment"."amountPaise")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paymentId" text COLLATE "C" NOT NULL,
	"amountPaise" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"online" boolean NOT NULL,
	"credited" boolean NOT NULL,
	"providerId" text COLLATE "C",
	"note" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"doneAt" bigint,
	"checkAt" bigint,
	CONSTRAINT "refund_money" CHECK ("refund"."amountPaise" > 0)
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "heldPaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "creditedPaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "pendingPaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "advancePaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "feePaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "holdUntil" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_paymentId_payment_id_fk" FOREIGN KEY ("paymentId") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_booking" ON "payment" USING btree ("bookingId","createdAt");--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("orderId") WHERE "payment"."orderId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_provider" ON "payment" USING btree ("providerId") WHERE "payment"."providerId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_check" ON "payment" USING btree ("checkAt") WHERE "payment"."checkAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_paid" ON "payment" USING btree ("paidAt") WHERE "payment"."paidAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("paymentId","createdAt");--> statement-breakpoint
CREATE INDEX "refund_check" ON "refund" USING btree ("checkAt") WHERE "refund"."checkAt" IS NOT NULL;--> statement-breakpoint
UPDATE "booking" SET "heldPaise" = "finalPaise" WHERE "paidAt" IS NOT NULL;--> statement-breakpoint
INSERT INTO "payment" ("id", "bookingId", "provider", "method", "state", "amountPaise", "refundedPaise", "createdAt", "paidAt")
SELECT "id", "id", 'NONE', CASE "paymentType" WHEN 'PAY_NOW' THEN 'UPI' ELSE 'OTHER' END, 'PAID', "finalPaise",
  CASE WHEN "refundedAt" IS NULL THEN 0 ELSE "finalPaise" END, coalesce("paidAt", "refundedAt"), coalesce("paidAt", "refundedAt")
FROM "booking" WHERE "finalPaise" > 0 AND ("paidAt" IS NOT NULL OR "refundedAt" IS NOT NULL);--> statement-breakpoint
INSERT INTO "refund" ("id", "paymentId", "amountPaise", "state", "online", "credited", "createdAt", "doneAt")
SELECT "id", "id", "finalPaise", 'DONE', false, false, "refundedAt", "refundedAt" FROM "booking" WHERE "finalPaise" > 0 AND "refundedAt" IS NOT NULL;
