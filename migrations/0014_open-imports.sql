CREATE TABLE `open_imports` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`begun_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `open_imports_user` ON `open_imports` (`user_id`);