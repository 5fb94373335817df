CREATE TABLE "passkey" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"adminId" text COLLATE "C" NOT NULL,
	"credentialId" text COLLATE "C" NOT NULL,
	"publicKey" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"lastUsedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"adminId" text COLLATE "C" NOT NULL,
	"codeHash" text COLLATE "C" NOT NULL,
	"usedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "sign_in_ticket" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"adminId" text COLLATE "C" NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"keepSignedIn" boolean NOT NULL,
	"sessionId" text COLLATE "C",
	"challenge" text COLLATE "C",
	"name" text COLLATE "C",
	"tries" integer DEFAULT 0 NOT NULL,
	"expiresAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"operation" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"actorId" text COLLATE "C" NOT NULL,
	"actorName" text COLLATE "C" NOT NULL,
	"targetId" text COLLATE "C",
	"changes" jsonb NOT NULL,
	"done" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_totp" (
	"adminId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text COLLATE "C",
	"since" bigint,
	"lastStep" integer DEFAULT 0 NOT NULL,
	"newKey" text COLLATE "C",
	"newKeyAt" bigint
);
--> statement-breakpoint
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
DROP INDEX "cart_item_service";--> statement-breakpoint
ALTER TABLE "admin" ADD COLUMN "role" text COLLATE "C" DEFAULT 'OWNER' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin" ADD COLUMN "secondFactorSince" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmedAt" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "travelPaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "quietPercent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "importRunId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "choice" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "choice" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "variants" jsonb;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "addOns" jsonb;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_ticket" ADD CONSTRAINT "sign_in_ticket_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_totp" ADD CONSTRAINT "staff_totp_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_runId_import_run_id_fk" FOREIGN KEY ("runId") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credentialId");--> statement-breakpoint
CREATE INDEX "passkey_admin" ON "passkey" USING btree ("adminId","createdAt");--> statement-breakpoint
CREATE INDEX "recovery_code_admin" ON "recovery_code" USING btree ("adminId","codeHash");--> statement-breakpoint
CREATE INDEX "sign_in_ticket_admin" ON "sign_in_ticket" USING btree ("adminId");--> statement-breakpoint
CREATE INDEX "sign_in_ticket_expires" ON "sign_in_ticket" USING btree ("expiresAt");--> statement-breakpoint
CREATE INDEX "staff_log_at" ON "staff_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "staff_log_actor" ON "staff_log" USING btree ("actorId","at");--> statement-breakpoint
CREATE INDEX "staff_log_target" ON "staff_log" USING btree ("targetId","at") WHERE "staff_log"."targetId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "import_row_state" ON "import_row" USING btree ("runId","state","n");--> statement-breakpoint
CREATE INDEX "import_row_key" ON "import_row" USING btree ("runId","key","n");--> statement-breakpoint
CREATE INDEX "import_row_mobile" ON "import_row" USING btree ("mobile") WHERE "import_row"."mobile" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "import_row_user" ON "import_row" USING btree ("userId") WHERE "import_row"."userId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "import_run_list" ON "import_run" USING btree ("createdAt","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_service" ON "cart_item" USING btree ("cartId","serviceId","choice");