CREATE TABLE "today_mark" (
	"adminId" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C",
	"personId" text COLLATE "C",
	"at" bigint NOT NULL,
	CONSTRAINT "today_mark_adminId_key_pk" PRIMARY KEY("adminId","key")
);
--> statement-breakpoint
ALTER TABLE "today_mark" ADD CONSTRAINT "today_mark_adminId_admin_id_fk" FOREIGN KEY ("adminId") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "today_mark_person" ON "today_mark" USING btree ("personId") WHERE "today_mark"."personId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "today_mark_at" ON "today_mark" USING btree ("at");