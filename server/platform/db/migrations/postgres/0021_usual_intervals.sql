CREATE TABLE "usual_interval" (
	"userId" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C" NOT NULL,
	"visits" integer NOT NULL,
	"medianDays" integer,
	"lastDate" text COLLATE "C" NOT NULL,
	"lastBookingId" text COLLATE "C" NOT NULL,
	"dueOn" text COLLATE "C",
	"dueUntil" text COLLATE "C",
	"hiddenUntil" text COLLATE "C",
	CONSTRAINT "usual_interval_userId_categoryId_pk" PRIMARY KEY("userId","categoryId"),
	CONSTRAINT "usual_interval_days" CHECK (("usual_interval"."medianDays" IS NULL) = ("usual_interval"."dueOn" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "usual_interval" ADD CONSTRAINT "usual_interval_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_interval" ADD CONSTRAINT "usual_interval_categoryId_category_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_interval" ADD CONSTRAINT "usual_interval_lastBookingId_booking_id_fk" FOREIGN KEY ("lastBookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usual_interval_due" ON "usual_interval" USING btree ("dueOn","userId");--> statement-breakpoint
CREATE INDEX "usual_interval_category" ON "usual_interval" USING btree ("categoryId","medianDays");--> statement-breakpoint
CREATE INDEX "usual_interval_booking" ON "usual_interval" USING btree ("lastBookingId");