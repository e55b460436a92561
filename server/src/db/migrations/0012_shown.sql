ALTER TABLE "cutoff_lines" ADD COLUMN "shown" text;--> statement-breakpoint
ALTER TABLE "cutoff_pools" ADD COLUMN "lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoff_pools" ADD COLUMN "judged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoff_pools" ADD COLUMN "likely" double precision[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoff_pools" ADD COLUMN "possible" double precision[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoff_pools" ADD COLUMN "reach" double precision[] DEFAULT '{}' NOT NULL;