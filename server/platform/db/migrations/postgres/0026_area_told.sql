CREATE TABLE "pin_place" (
	"postalCode" text COLLATE "C" PRIMARY KEY NOT NULL,
	"latitude" text COLLATE "C" NOT NULL,
	"longitude" text COLLATE "C" NOT NULL,
	"metres" integer NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"learntAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "area_wish" ADD COLUMN "language" text COLLATE "C" DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "area_wish" ADD COLUMN "toldAt" bigint;--> statement-breakpoint
CREATE INDEX "pin_place_learnt" ON "pin_place" USING btree ("source","learntAt");