ALTER TABLE "api_key" DROP CONSTRAINT "api_key_sessionId_session_id_fk";--> statement-breakpoint
ALTER TABLE "api_key" RENAME COLUMN "sessionId" TO "id";--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "tokenHash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "tokenStart" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "createdById" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "createdBy" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "createdAt" bigint;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "expiresAt" bigint;--> statement-breakpoint
UPDATE "api_key" SET
	"createdById" = "session"."ownerId",
	"createdBy" = coalesce((SELECT "email" FROM "admin" WHERE "admin"."id" = "session"."ownerId"), 'unknown'),
	"createdAt" = "session"."createdAt"
FROM "session" WHERE "session"."id" = "api_key"."id";--> statement-breakpoint
DELETE FROM "session" WHERE "id" IN (SELECT "id" FROM "api_key");--> statement-breakpoint
ALTER TABLE "api_key" ALTER COLUMN "createdById" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ALTER COLUMN "createdBy" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ALTER COLUMN "createdAt" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_token" ON "api_key" USING btree ("tokenHash");
