CREATE TABLE "mobile_change" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"ownerId" text COLLATE "C" NOT NULL,
	"ofProfessional" boolean NOT NULL,
	"oldMobile" text COLLATE "C",
	"by" text COLLATE "C" NOT NULL,
	"actorName" text COLLATE "C",
	"reason" text COLLATE "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "mobileSince" bigint;--> statement-breakpoint
CREATE INDEX "mobile_change_owner" ON "mobile_change" USING btree ("ownerId","at");