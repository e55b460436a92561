ALTER TABLE "users" ADD COLUMN "who" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_who" CHECK ("users"."who" in ('parent', 'teacher'));