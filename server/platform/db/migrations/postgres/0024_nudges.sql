CREATE TABLE "nudge" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"dueOn" text COLLATE "C" NOT NULL,
	"control" boolean NOT NULL,
	"tokenHash" text COLLATE "C" NOT NULL,
	"couponId" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"answeredAt" bigint,
	"bookingId" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "nudge_budget" (
	"month" text COLLATE "C" NOT NULL,
	"spentPaise" integer NOT NULL,
	CONSTRAINT "nudge_budget_month_pk" PRIMARY KEY("month")
);
--> statement-breakpoint
ALTER TABLE "nudge" ADD CONSTRAINT "nudge_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudge" ADD CONSTRAINT "nudge_categoryId_category_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nudge_once" ON "nudge" USING btree ("userId","categoryId","kind","dueOn");--> statement-breakpoint
CREATE UNIQUE INDEX "nudge_token" ON "nudge" USING btree ("tokenHash");--> statement-breakpoint
CREATE INDEX "nudge_user" ON "nudge" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE INDEX "nudge_created" ON "nudge" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "nudge_category" ON "nudge" USING btree ("categoryId");--> statement-breakpoint
CREATE INDEX "consent_marketing" ON "consent" USING btree ("userId") WHERE "consent"."purpose" = 'MARKETING' AND "consent"."withdrawnAt" IS NULL;