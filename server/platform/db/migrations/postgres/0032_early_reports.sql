CREATE TABLE "early_report" (
	"provider" text COLLATE "C" NOT NULL,
	"providerId" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C",
	"cameAt" bigint NOT NULL,
	CONSTRAINT "early_report_provider_providerId_state_pk" PRIMARY KEY("provider","providerId","state")
);
--> statement-breakpoint
CREATE INDEX "early_report_came" ON "early_report" USING btree ("cameAt");