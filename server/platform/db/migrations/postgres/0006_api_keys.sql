CREATE TABLE "api_key" (
	"sessionId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"access" text COLLATE "C" NOT NULL,
	"lastUsedAt" bigint
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_sessionId_session_id_fk" FOREIGN KEY ("sessionId") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;