CREATE TABLE `failed_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`last_at` text NOT NULL,
	`locked_until` text NOT NULL
);
