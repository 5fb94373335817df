CREATE INDEX `enquiry_guardian` ON `enquiry` (`guardianMobile`) WHERE "enquiry"."guardianMobile" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `fee_payment_at` ON `fee_payment` (`at`);