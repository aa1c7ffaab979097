CREATE TABLE `connection_usage` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`connection_id` text NOT NULL,
	`calls` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`, `connection_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`settings` text NOT NULL,
	`sealed_key` text DEFAULT '' NOT NULL,
	`sealed_body` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `connections_user` ON `connections` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `model_choices` (
	`user_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`narrator` text,
	`helper` text,
	PRIMARY KEY(`user_id`, `campaign_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reservations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`tokens` integer NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reservations_expiry` ON `reservations` (`expires_at`);--> statement-breakpoint
CREATE INDEX `reservations_user` ON `reservations` (`user_id`);--> statement-breakpoint
CREATE INDEX `model_usage_day` ON `model_usage` (`day`);--> statement-breakpoint
CREATE INDEX `usage_day` ON `usage` (`day`);