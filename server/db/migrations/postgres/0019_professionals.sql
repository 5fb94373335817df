CREATE TABLE "professional" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"about" text COLLATE "C" NOT NULL,
	"languages" jsonb NOT NULL,
	"mobile" text COLLATE "C",
	"gender" text COLLATE "C",
	"active" boolean NOT NULL,
	"startLatitude" text COLLATE "C",
	"startLongitude" text COLLATE "C",
	"maxTravelMinutes" integer,
	"hours" jsonb NOT NULL,
	"weightHundredths" integer NOT NULL,
	"imageId" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	CONSTRAINT "professional_weight" CHECK ("professional"."weightHundredths" > 0)
);
--> statement-breakpoint
CREATE TABLE "professional_day" (
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"spans" jsonb NOT NULL,
	CONSTRAINT "professional_day_professionalId_date_pk" PRIMARY KEY("professionalId","date")
);
--> statement-breakpoint
CREATE TABLE "professional_leave" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C" NOT NULL,
	"fromDate" text COLLATE "C" NOT NULL,
	"fromMinute" integer NOT NULL,
	"toDate" text COLLATE "C" NOT NULL,
	"toMinute" integer NOT NULL,
	"note" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_skill" (
	"professionalId" text COLLATE "C" NOT NULL,
	"serviceId" text COLLATE "C" NOT NULL,
	CONSTRAINT "professional_skill_professionalId_serviceId_pk" PRIMARY KEY("professionalId","serviceId")
);
--> statement-breakpoint
CREATE TABLE "professional_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"bookingId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"professionalId" text COLLATE "C",
	"chosen" boolean NOT NULL,
	"forced" boolean NOT NULL,
	"pending" boolean NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"startMinute" integer NOT NULL,
	"endMinute" integer NOT NULL,
	"latitude" text COLLATE "C",
	"longitude" text COLLATE "C",
	"serviceIds" jsonb NOT NULL,
	"womenOnly" boolean NOT NULL,
	CONSTRAINT "visit_span" CHECK ("visit"."startMinute" >= 0 AND "visit"."startMinute" < "visit"."endMinute" AND "visit"."endMinute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "visit_half_hour" (
	"professionalId" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"halfHour" integer NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	CONSTRAINT "visit_half_hour_professionalId_date_halfHour_pk" PRIMARY KEY("professionalId","date","halfHour")
);
--> statement-breakpoint
ALTER TABLE "professional" ADD CONSTRAINT "professional_imageId_image_id_fk" FOREIGN KEY ("imageId") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_day" ADD CONSTRAINT "professional_day_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_leave" ADD CONSTRAINT "professional_leave_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_skill" ADD CONSTRAINT "professional_skill_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_skill" ADD CONSTRAINT "professional_skill_serviceId_service_id_fk" FOREIGN KEY ("serviceId") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_half_hour" ADD CONSTRAINT "visit_half_hour_bookingId_visit_bookingId_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."visit"("bookingId") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "professional_mobile" ON "professional" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "professional_leave_to" ON "professional_leave" USING btree ("toDate");--> statement-breakpoint
CREATE INDEX "visit_day" ON "visit" USING btree ("date","professionalId","startMinute") WHERE "visit"."pending";--> statement-breakpoint
CREATE INDEX "visit_professional" ON "visit" USING btree ("professionalId","date");--> statement-breakpoint
CREATE INDEX "visit_half_hour_booking" ON "visit_half_hour" USING btree ("bookingId");