CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`world_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`ai_generated_description` text NOT NULL,
	`starting_level` integer NOT NULL,
	`max_characters` integer NOT NULL,
	`level_progression` text NOT NULL,
	`exploration` text NOT NULL,
	`combat` text NOT NULL,
	`social` text NOT NULL,
	`notes` text NOT NULL,
	`elements` text NOT NULL,
	`message_count` integer NOT NULL,
	`last_activity` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaigns_user` ON `campaigns` (`user_id`,`last_activity`);--> statement-breakpoint
CREATE INDEX `campaigns_world` ON `campaigns` (`world_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `characters` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`name` text NOT NULL,
	`race` text NOT NULL,
	`custom_race` text NOT NULL,
	`background` text NOT NULL,
	`custom_background` text NOT NULL,
	`classes` text NOT NULL,
	`level` integer NOT NULL,
	`hp` text NOT NULL,
	`armor_class` integer NOT NULL,
	`speed` integer NOT NULL,
	`ability_scores` text NOT NULL,
	`skills` text NOT NULL,
	`notes` text NOT NULL,
	`managed_externally` integer NOT NULL,
	`external_url` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `characters_user` ON `characters` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `characters_campaign` ON `characters` (`campaign_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `deleted_campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`deleted_at` text NOT NULL,
	`announced_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_campaigns_user` ON `deleted_campaigns` (`user_id`,`announced_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`display_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `worlds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`additional_details` text NOT NULL,
	`magic_level` text NOT NULL,
	`genres` text NOT NULL,
	`ai_generated_description` text NOT NULL,
	`world_prompts` text NOT NULL,
	`setting` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `worlds_user` ON `worlds` (`user_id`,`created_at`);