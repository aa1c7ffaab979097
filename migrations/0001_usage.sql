CREATE TABLE `usage` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`campaign_id` text NOT NULL,
	`turns` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`, `campaign_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
