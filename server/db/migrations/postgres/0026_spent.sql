DROP INDEX "booking_user";--> statement-breakpoint
CREATE INDEX "booking_user" ON "booking" USING btree ("userId","bookingDate","startMinute","id","status","paidAt","deletedAt","heldPaise");