ALTER TABLE "passcode" ADD COLUMN "language" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text COLLATE "C" DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "professional" ADD COLUMN "messageLanguage" text COLLATE "C" DEFAULT 'en' NOT NULL;