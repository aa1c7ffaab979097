ALTER TABLE `characters` ADD `live` text;--> statement-breakpoint
ALTER TABLE `characters` ADD `live_epoch` integer DEFAULT 0 NOT NULL;