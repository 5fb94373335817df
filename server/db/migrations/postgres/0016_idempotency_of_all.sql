-- Answers kept by an older version are under other keys. A repeated booking of theirs is DUPLICATE_BOOKING.
DELETE FROM "idempotency";--> statement-breakpoint
ALTER TABLE "idempotency" DROP CONSTRAINT "idempotency_userId_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency" ADD PRIMARY KEY ("key");--> statement-breakpoint
ALTER TABLE "idempotency" RENAME COLUMN "bodyHash" TO "requestHash";--> statement-breakpoint
CREATE INDEX "idempotency_user" ON "idempotency" USING btree ("userId");
