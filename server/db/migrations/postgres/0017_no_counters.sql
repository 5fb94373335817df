ALTER TABLE "booking_day" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_month" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_day" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "booking_day" CASCADE;--> statement-breakpoint
DROP TABLE "booking_month" CASCADE;--> statement-breakpoint
DROP TABLE "service_day" CASCADE;--> statement-breakpoint
DROP INDEX "booking_list";--> statement-breakpoint
CREATE INDEX "booking_list" ON "booking" USING btree ("bookingDate","startMinute","id","status","paidAt","endMinute","userId","finalPaise","discountPaise") WHERE "booking"."deletedAt" IS NULL;