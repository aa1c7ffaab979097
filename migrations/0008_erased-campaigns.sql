ALTER TABLE `deleted_campaigns` ADD `announcements` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deleted_campaigns` ADD `erased_at` text;--> statement-breakpoint
CREATE INDEX `deleted_campaigns_not_erased` ON `deleted_campaigns` (`announced_at`) WHERE erased_at IS NULL;