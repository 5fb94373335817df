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
DROP INDEX "cart_item_service";--> statement-breakpoint
ALTER TABLE "admin" ADD COLUMN "role" text COLLATE "C" DEFAULT 'OWNER' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin" ADD COLUMN "secondFactorSince" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmedAt" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "travelPaise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "quietPercent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "choice" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "choice" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "variants" jsonb;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "addOns" jsonb;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_ticket" ADD CONSTRAINT "sign_in_ticket_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_totp" ADD CONSTRAINT "staff_totp_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credentialId");--> statement-breakpoint
CREATE INDEX "passkey_admin" ON "passkey" USING btree ("adminId","createdAt");--> statement-breakpoint
CREATE INDEX "recovery_code_admin" ON "recovery_code" USING btree ("adminId","codeHash");--> statement-breakpoint
CREATE INDEX "sign_in_ticket_admin" ON "sign_in_ticket" USING btree ("adminId");--> statement-breakpoint
CREATE INDEX "sign_in_ticket_expires" ON "sign_in_ticket" USING btree ("expiresAt");--> statement-breakpoint
CREATE INDEX "staff_log_at" ON "staff_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "staff_log_actor" ON "staff_log" USING btree ("actorId","at");--> statement-breakpoint
CREATE INDEX "staff_log_target" ON "staff_log" USING btree ("targetId","at") WHERE "staff_log"."targetId" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_service" ON "cart_item" USING btree ("cartId","serviceId","choice");