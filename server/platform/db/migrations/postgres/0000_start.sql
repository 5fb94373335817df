CREATE TABLE "address" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"flatNumber" text COLLATE "C" NOT NULL,
	"building" text COLLATE "C",
	"streetArea" text COLLATE "C" NOT NULL,
	"landmark" text COLLATE "C",
	"city" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"postalCode" text COLLATE "C" NOT NULL,
	"country" text COLLATE "C" NOT NULL,
	"latitude" text COLLATE "C" NOT NULL,
	"longitude" text COLLATE "C" NOT NULL,
	"instructions" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"passwordHash" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"clientAddress" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"bookingDate" text COLLATE "C" NOT NULL,
	"startMinute" integer NOT NULL,
	"endMinute" integer NOT NULL,
	"durationInMinutes" integer NOT NULL,
	"addressId" text COLLATE "C",
	"address" jsonb,
	"totalPaise" bigint NOT NULL,
	"discountPaise" bigint NOT NULL,
	"finalPaise" bigint NOT NULL,
	"couponId" text COLLATE "C",
	"couponCode" text COLLATE "C",
	"paymentType" text COLLATE "C" NOT NULL,
	"paidAt" bigint,
	"status" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"completedAt" bigint,
	"cancelledAt" bigint,
	"deletedAt" bigint,
	"reference" text COLLATE "C" NOT NULL,
	CONSTRAINT "booking_span" CHECK ("booking"."startMinute" >= 0 AND "booking"."startMinute" < "booking"."endMinute" AND "booking"."endMinute" <= 1440),
	CONSTRAINT "booking_money" CHECK ("booking"."discountPaise" >= 0 AND "booking"."finalPaise" = "booking"."totalPaise" - "booking"."discountPaise" AND "booking"."finalPaise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_day" (
	"day" text COLLATE "C" PRIMARY KEY NOT NULL,
	"pendingUnpaid" integer NOT NULL,
	"pendingPaid" integer NOT NULL,
	"completedUnpaid" integer NOT NULL,
	"completedPaid" integer NOT NULL,
	"cancelledUnpaid" integer NOT NULL,
	"cancelledPaid" integer NOT NULL,
	"revenuePaise" bigint NOT NULL,
	"discountPaise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_item" (
	"bookingId" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"serviceId" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"pricePaise" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"durationInMinutes" integer NOT NULL,
	CONSTRAINT "booking_item_bookingId_position_pk" PRIMARY KEY("bookingId","position"),
	CONSTRAINT "booking_item_quantity" CHECK ("booking_item"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"couponCode" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"cartId" text COLLATE "C" NOT NULL,
	"serviceId" text COLLATE "C" NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_item_quantity" CHECK ("cart_item"."quantity" BETWEEN 1 AND 20)
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"imageId" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"changedAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"discountType" text COLLATE "C" NOT NULL,
	"discountHundredths" integer NOT NULL,
	"validFrom" text COLLATE "C" NOT NULL,
	"validTill" text COLLATE "C" NOT NULL,
	"usageLimit" integer,
	"usedCount" integer DEFAULT 0 NOT NULL,
	"isActive" boolean DEFAULT true NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "coupon_discount" CHECK ("coupon"."discountHundredths" > 0),
	CONSTRAINT "coupon_days" CHECK ("coupon"."validFrom" <= "coupon"."validTill"),
	CONSTRAINT "coupon_used" CHECK ("coupon"."usedCount" >= 0 AND ("coupon"."usageLimit" IS NULL OR "coupon"."usedCount" <= "coupon"."usageLimit"))
);
--> statement-breakpoint
CREATE TABLE "geocode_cache" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geocoder_turn" (
	"provider" text COLLATE "C" PRIMARY KEY NOT NULL,
	"nextAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"userId" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"bodyHash" text COLLATE "C" NOT NULL,
	"answer" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "idempotency_userId_key_pk" PRIMARY KEY("userId","key")
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_variant" (
	"imageId" text COLLATE "C" NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "image_variant_imageId_width_pk" PRIMARY KEY("imageId","width")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"mobile" text COLLATE "C",
	"email" text COLLATE "C",
	"message" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"readAt" bigint
);
--> statement-breakpoint
CREATE TABLE "passcode" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"mobile" text COLLATE "C" NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"fullName" text COLLATE "C",
	"codeHash" text COLLATE "C" NOT NULL,
	"sentAt" bigint NOT NULL,
	"expiresAt" bigint NOT NULL,
	"resendAt" bigint NOT NULL,
	"wrongTries" integer DEFAULT 0 NOT NULL,
	"usedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "request_count" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL,
	"endsAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C",
	"pricePaise" bigint NOT NULL,
	"durationInMinutes" integer NOT NULL,
	"imageId" text COLLATE "C",
	"popularity" integer DEFAULT 0 NOT NULL,
	"searchText" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"changedAt" bigint NOT NULL,
	"withdrawnAt" bigint,
	CONSTRAINT "service_price" CHECK ("service"."pricePaise" > 0),
	CONSTRAINT "service_duration" CHECK ("service"."durationInMinutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "service_day" (
	"serviceId" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"bookings" integer NOT NULL,
	CONSTRAINT "service_day_serviceId_day_pk" PRIMARY KEY("serviceId","day")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"ownerId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"expiresAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"id" integer PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"mobile" text COLLATE "C" NOT NULL,
	"fullName" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C",
	"gender" text COLLATE "C",
	"dateOfBirth" text COLLATE "C",
	"active" boolean DEFAULT true NOT NULL,
	"createdAt" bigint NOT NULL,
	"lastActive" bigint NOT NULL,
	"searchText" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cartId_cart_id_fk" FOREIGN KEY ("cartId") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_serviceId_service_id_fk" FOREIGN KEY ("serviceId") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_imageId_image_id_fk" FOREIGN KEY ("imageId") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_variant" ADD CONSTRAINT "image_variant_imageId_image_id_fk" FOREIGN KEY ("imageId") REFERENCES "public"."image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_categoryId_category_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_imageId_image_id_fk" FOREIGN KEY ("imageId") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_user" ON "address" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_email" ON "admin" USING btree ("email");--> statement-breakpoint
CREATE INDEX "attempt_subject" ON "attempt" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "attempt_client" ON "attempt" USING btree ("kind","clientAddress","at");--> statement-breakpoint
CREATE INDEX "attempt_at" ON "attempt" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "booking_list" ON "booking" USING btree ("bookingDate","startMinute","id","status","paidAt","endMinute","userId") WHERE "booking"."deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX "booking_pending" ON "booking" USING btree ("bookingDate","startMinute","id","endMinute","userId") WHERE "booking"."status" = 'PENDING' AND "booking"."deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX "booking_user" ON "booking" USING btree ("userId","bookingDate","startMinute","id","status","paidAt","deletedAt","finalPaise");--> statement-breakpoint
CREATE INDEX "booking_reference" ON "booking" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "booking_deleted" ON "booking" USING btree ("id") WHERE "booking"."deletedAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_item_name" ON "booking_item" USING btree ("name","bookingId");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_user" ON "cart" USING btree ("userId");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_service" ON "cart_item" USING btree ("cartId","serviceId");--> statement-breakpoint
CREATE INDEX "cart_item_of_service" ON "cart_item" USING btree ("serviceId");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE INDEX "geocode_cache_created" ON "geocode_cache" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("createdAt") WHERE "message"."readAt" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "passcode_mobile" ON "passcode" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "request_count_ends" ON "request_count" USING btree ("endsAt");--> statement-breakpoint
CREATE INDEX "service_category" ON "service" USING btree ("categoryId");--> statement-breakpoint
CREATE INDEX "service_popular" ON "service" USING btree ("popularity","name");--> statement-breakpoint
CREATE INDEX "service_day_day" ON "service_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "session_owner" ON "session" USING btree ("ownerId");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expiresAt");--> statement-breakpoint
CREATE UNIQUE INDEX "user_mobile" ON "user" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "user_created" ON "user" USING btree ("createdAt","id");