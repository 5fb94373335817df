CREATE TABLE "guest_service" (
	"bookingId" text COLLATE "C" NOT NULL,
	"guest" integer NOT NULL,
	"nth" integer NOT NULL,
	"serviceId" text COLLATE "C" NOT NULL,
	"choice" text COLLATE "C" DEFAULT '' NOT NULL,
	"part" integer NOT NULL,
	"startMinute" integer NOT NULL,
	"endMinute" integer NOT NULL,
	CONSTRAINT "guest_service_bookingId_guest_nth_pk" PRIMARY KEY("bookingId","guest","nth"),
	CONSTRAINT "guest_service_part" CHECK ("guest_service"."part" BETWEEN 1 AND 6),
	CONSTRAINT "guest_service_span" CHECK ("guest_service"."startMinute" < "guest_service"."endMinute")
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "guestCount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "guestLabels" jsonb;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "readyBy" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "partCount" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "relatedTo" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "guests" jsonb;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "together" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_service" ADD CONSTRAINT "guest_service_bookingId_booking_id_fk" FOREIGN KEY ("bookingId") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;