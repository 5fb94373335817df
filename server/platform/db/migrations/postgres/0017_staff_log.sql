CREATE TABLE "staff_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"operation" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"actorId" text COLLATE "C" NOT NULL,
	"actorName" text COLLATE "C" NOT NULL,
	"targetId" text COLLATE "C",
	"changes" jsonb NOT NULL,
	"done" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_log_at" ON "staff_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "staff_log_actor" ON "staff_log" USING btree ("actorId","at");--> statement-breakpoint
CREATE INDEX "staff_log_target" ON "staff_log" USING btree ("targetId","at") WHERE "staff_log"."targetId" IS NOT NULL;