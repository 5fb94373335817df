CREATE TABLE "rating" (
	"subjectId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"reviews" integer NOT NULL,
	"stars" integer NOT NULL,
	"wasRated" boolean NOT NULL,
	CONSTRAINT "rating_stars" CHECK ("rating"."reviews" >= 0 AND "rating"."stars" BETWEEN "rating"."reviews" AND 5 * "rating"."reviews")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"professionalId" text COLLATE "C",
	"rating" integer NOT NULL,
	"text" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"editedAt" bigint,
	"hiddenAt" bigint,
	"hiddenBy" text COLLATE "C",
	"hiddenReason" text COLLATE "C",
	"answer" text COLLATE "C",
	"answeredAt" bigint,
	"answeredBy" text COLLATE "C",
	CONSTRAINT "review_rating" CHECK ("review"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "review_service" (
	"reviewId" text COLLATE "C" NOT NULL,
	"serviceId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "review_service_reviewId_serviceId_pk" PRIMARY KEY("reviewId","serviceId")
);
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_service" ADD CONSTRAINT "review_service_reviewId_review_id_fk" FOREIGN KEY ("reviewId") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_service" ADD CONSTRAINT "review_service_serviceId_service_id_fk" FOREIGN KEY ("serviceId") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_booking" ON "review" USING btree ("bookingId");--> statement-breakpoint
CREATE INDEX "review_user" ON "review" USING btree ("userId","createdAt","id");--> statement-breakpoint
CREATE INDEX "review_professional" ON "review" USING btree ("professionalId","createdAt","id") WHERE "review"."hiddenAt" IS NULL;--> statement-breakpoint
CREATE INDEX "review_list" ON "review" USING btree ("createdAt","id","rating","hiddenAt","answeredAt");--> statement-breakpoint
CREATE INDEX "review_service_latest" ON "review_service" USING btree ("serviceId","createdAt","reviewId");