CREATE TABLE `closed_usage` (
	`day` text PRIMARY KEY NOT NULL,
	`tokens` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `token_reservations` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`tokens` integer NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `campaigns_user`;--> statement-breakpoint
CREATE INDEX `campaigns_user` ON `campaigns` (`user_id`);