CREATE TABLE "cutoff_pools" (
	"id" serial PRIMARY KEY NOT NULL,
	"counselling" text NOT NULL,
	"list" text NOT NULL,
	"category" text NOT NULL,
	"pwd" boolean NOT NULL,
	"gender" text NOT NULL,
	"scope" text NOT NULL,
	"home_states" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cutoff_lines" ADD COLUMN "pool" integer;--> statement-breakpoint
ALTER TABLE "cutoff_lines" ADD COLUMN "institute_name" text;--> statement-breakpoint
ALTER TABLE "cutoff_lines" ADD COLUMN "programme_name" text;--> statement-breakpoint
CREATE INDEX "cutoff_pools_wanted" ON "cutoff_pools" USING btree ("counselling","list","category","pwd","gender");--> statement-breakpoint
CREATE INDEX "cutoff_lines_judged" ON "cutoff_lines" USING btree ("pool","name_place","nirf","last_closing","centre","half_width","rank_order","scope","id");