DROP INDEX "service_popular";--> statement-breakpoint
CREATE INDEX "service_popular" ON "service" USING btree ("popularity" DESC,substr("searchText", 1, 40)) WHERE "service"."withdrawnAt" IS NULL;