ALTER TABLE `refund` ADD `byProfessional` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `refund_done` ON `refund` (`doneAt`) WHERE "refund"."doneAt" IS NOT NULL;