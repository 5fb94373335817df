CREATE TABLE "import_row" (
	"runId" text COLLATE "C" NOT NULL,
	"n" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text COLLATE "C",
	"field" text COLLATE "C",
	"reason" text COLLATE "C",
	"key" text COLLATE "C",
	"mobile" text COLLATE "C",
	"userId" text COLLATE "C",
	"targetId" text COLLATE "C",
	"before" jsonb,
	"after" text COLLATE "C",
	"kept" text COLLATE "C",
	CONSTRAINT "import_row_runId_n_pk" PRIMARY KEY("runId","n")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"guessedKind" text COLLATE "C" NOT NULL,
	"fileName" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"encoding" text COLLATE "C" NOT NULL,
	"layout" text COLLATE "C",
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"dateOrder" text COLLATE "C",
	"dates" jsonb,
	"rows" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"newRows" integer DEFAULT 0 NOT NULL,
	"sameRows" integer DEFAULT 0 NOT NULL,
	"mergedRows" integer DEFAULT 0 NOT NULL,
	"refusedRows" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"restored" integer DEFAULT 0 NOT NULL,
	"kept" jsonb,
	"startedBy" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"endedAt" bigint,
	"forgottenAt" bigint
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "importRunId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_runId_import_run_id_fk" FOREIGN KEY ("runId") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_row_state" ON "import_row" USING btree ("runId","state","n");--> statement-breakpoint
CREATE INDEX "import_row_key" ON "import_row" USING btree ("runId","key","n");--> statement-breakpoint
CREATE INDEX "import_row_mobile" ON "import_row" USING btree ("mobile") WHERE "import_row"."mobile" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "import_row_user" ON "import_row" USING btree ("userId") WHERE "import_row"."userId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "import_run_list" ON "import_run" USING btree ("createdAt","id");