CREATE TABLE "area_wish" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"mobile" text COLLATE "C" NOT NULL,
	"postalCode" text COLLATE "C",
	"latitude" text COLLATE "C",
	"longitude" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_time" (
	"fromPlace" text COLLATE "C" NOT NULL,
	"toPlace" text COLLATE "C" NOT NULL,
	"minutes" integer NOT NULL,
	"askedAt" bigint NOT NULL,
	CONSTRAINT "travel_time_fromPlace_toPlace_pk" PRIMARY KEY("fromPlace","toPlace")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "womenOnly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "professionalId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "professional_leave" ADD COLUMN "enteredByHerself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "state" text COLLATE "C" DEFAULT 'PLANNED' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "onTheWayAt" bigint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "arrivedAt" bigint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "startedAt" bigint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "doneAt" bigint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "wrongCodes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "codeWaived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "collected" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "helpAt" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "area_wish_mobile" ON "area_wish" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "area_wish_created" ON "area_wish" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "visit_help" ON "visit" USING btree ("helpAt") WHERE "visit"."helpAt" IS NOT NULL;