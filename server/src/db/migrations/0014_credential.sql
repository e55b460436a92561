ALTER TABLE "users" ADD COLUMN "credential" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "credential" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "credential" uuid;