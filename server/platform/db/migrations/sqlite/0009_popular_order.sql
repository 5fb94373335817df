DROP INDEX `service_popular`;--> statement-breakpoint
-- By hand: drizzle-kit takes the commas within the expression for those between columns.
CREATE INDEX `service_popular` ON `service` (`popularity` DESC,substr(`searchText`, 1, 40)) WHERE "service"."withdrawnAt" IS NULL;