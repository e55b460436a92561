CREATE TABLE "cutoff_aliases" (
	"id" text PRIMARY KEY NOT NULL,
	"counselling" text NOT NULL,
	"line" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cutoff_pools" ADD COLUMN "paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "cutoff_aliases_counselling" ON "cutoff_aliases" USING btree ("counselling");