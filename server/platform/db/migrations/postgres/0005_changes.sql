ALTER TABLE "booking" ADD COLUMN "changedAt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "booking" SET "changedAt" = greatest("createdAt", "completedAt", "cancelledAt", "paidAt", "refundedAt", "deletedAt");--> statement-breakpoint
CREATE INDEX "booking_changed" ON "booking" USING btree ("changedAt","id");