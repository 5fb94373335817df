ALTER TABLE "consent" ADD COLUMN "channel" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "language" text COLLATE "C";