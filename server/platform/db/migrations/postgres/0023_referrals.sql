CREATE TABLE "referral" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C",
	"referrerId" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C",
	"rewardPaise" bigint NOT NULL,
	"validDays" integer NOT NULL,
	"createdAt" bigint NOT NULL,
	"decidedAt" bigint,
	"couponId" text COLLATE "C",
	"referrerCouponId" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"userId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_mark" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrerId_user_id_fk" FOREIGN KEY ("referrerId") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_couponId_coupon_id_fk" FOREIGN KEY ("couponId") REFERENCES "public"."coupon"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrerCouponId_coupon_id_fk" FOREIGN KEY ("referrerCouponId") REFERENCES "public"."coupon"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_user" ON "referral" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "referral_referrer" ON "referral" USING btree ("referrerId");--> statement-breakpoint
CREATE INDEX "referral_state" ON "referral" USING btree ("state","createdAt");--> statement-breakpoint
CREATE INDEX "referral_coupon" ON "referral" USING btree ("couponId");--> statement-breakpoint
CREATE INDEX "referral_referrer_coupon" ON "referral" USING btree ("referrerCouponId");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_code_code" ON "referral_code" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referral_mark_created" ON "referral_mark" USING btree ("createdAt");