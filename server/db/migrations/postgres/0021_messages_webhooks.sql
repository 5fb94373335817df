CREATE TABLE "calendar_feed" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tokenHash" text COLLATE "C" NOT NULL,
	"professionalId" text COLLATE "C",
	"createdBy" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"lastReadAt" bigint
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"wording" text COLLATE "C" NOT NULL,
	"givenAt" bigint NOT NULL,
	"withdrawnAt" bigint
);
--> statement-breakpoint
CREATE TABLE "message_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"channel" text COLLATE "C" NOT NULL,
	"recipient" text COLLATE "C" NOT NULL,
	"bookingId" text COLLATE "C",
	"userId" text COLLATE "C",
	"professionalId" text COLLATE "C",
	"language" text COLLATE "C" NOT NULL,
	"sentTo" text COLLATE "C",
	"text" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C",
	"tries" integer DEFAULT 0 NOT NULL,
	"dueAt" bigint NOT NULL,
	"sentAt" bigint,
	"provider" text COLLATE "C",
	"providerId" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_link" (
	"tokenHash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bookingId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"deliveryId" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"status" integer,
	"milliseconds" integer NOT NULL,
	"answer" text COLLATE "C",
	"error" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"endpointId" text COLLATE "C" NOT NULL,
	"eventId" text COLLATE "C",
	"type" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"nextAt" bigint,
	"createdAt" bigint NOT NULL,
	"endedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"events" jsonb NOT NULL,
	"description" text COLLATE "C",
	"active" boolean NOT NULL,
	"secret" text COLLATE "C" NOT NULL,
	"previousSecret" text COLLATE "C",
	"previousUntil" bigint,
	"failingSince" bigint,
	"disabledReason" text COLLATE "C",
	"createdBy" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "scopes" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_professionalId_professional_id_fk" FOREIGN KEY ("professionalId") REFERENCES "public"."professional"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_log" ADD CONSTRAINT "message_log_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_link" ADD CONSTRAINT "visit_link_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_deliveryId_webhook_delivery_id_fk" FOREIGN KEY ("deliveryId") REFERENCES "public"."webhook_delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpointId_webhook_endpoint_id_fk" FOREIGN KEY ("endpointId") REFERENCES "public"."webhook_endpoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token" ON "calendar_feed" USING btree ("tokenHash");--> statement-breakpoint
CREATE INDEX "calendar_feed_professional" ON "calendar_feed" USING btree ("professionalId");--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("userId","purpose","givenAt");--> statement-breakpoint
CREATE UNIQUE INDEX "message_log_key" ON "message_log" USING btree ("key");--> statement-breakpoint
CREATE INDEX "message_log_due" ON "message_log" USING btree ("dueAt","id");--> statement-breakpoint
CREATE INDEX "message_log_state" ON "message_log" USING btree ("state","dueAt","id");--> statement-breakpoint
CREATE INDEX "message_log_kind" ON "message_log" USING btree ("kind","dueAt","id");--> statement-breakpoint
CREATE INDEX "message_log_booking" ON "message_log" USING btree ("bookingId","dueAt","id");--> statement-breakpoint
CREATE INDEX "message_log_user" ON "message_log" USING btree ("userId") WHERE "message_log"."userId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "message_log_provider" ON "message_log" USING btree ("providerId") WHERE "message_log"."providerId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "visit_link_booking" ON "visit_link" USING btree ("bookingId");--> statement-breakpoint
CREATE INDEX "webhook_attempt_delivery" ON "webhook_attempt" USING btree ("deliveryId","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_event" ON "webhook_delivery" USING btree ("endpointId","eventId");--> statement-breakpoint
CREATE INDEX "webhook_delivery_list" ON "webhook_delivery" USING btree ("endpointId","createdAt","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("endpointId","nextAt") WHERE "webhook_delivery"."state" = 'WAITING';