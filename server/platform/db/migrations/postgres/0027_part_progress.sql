ALTER TABLE "event" ADD COLUMN "part" integer;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "refusal" text COLLATE "C";