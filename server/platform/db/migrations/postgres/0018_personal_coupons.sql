CREATE TABLE "coupon_use" (
	"bookingId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"couponId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C"
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "userId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "limitPerCustomer" integer;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "firstBookingOnly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_couponId_coupon_id_fk" FOREIGN KEY ("couponId") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_use_coupon" ON "coupon_use" USING btree ("couponId","userId");--> statement-breakpoint
CREATE INDEX "coupon_use_user" ON "coupon_use" USING btree ("userId");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_user" ON "coupon" USING btree ("userId");--> statement-breakpoint
INSERT INTO "coupon_use" ("bookingId", "couponId", "userId")
SELECT "booking"."id", "coupon"."id", "user"."id" FROM "booking"
JOIN "coupon" ON "coupon"."id" = "booking"."couponId"
LEFT JOIN "user" ON "user"."id" = "booking"."userId"
WHERE "booking"."status" = 'COMPLETED' OR ("booking"."status" = 'PENDING' AND "booking"."deletedAt" IS NULL);--> statement-breakpoint
UPDATE "coupon" SET "usedCount" = (SELECT count(*) FROM "coupon_use" WHERE "couponId" = "coupon"."id")
WHERE "usageLimit" IS NULL OR "usageLimit" >= (SELECT count(*) FROM "coupon_use" WHERE "couponId" = "coupon"."id");
