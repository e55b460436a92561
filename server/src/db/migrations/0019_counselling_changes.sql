CREATE TABLE "counselling_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"counselling" text NOT NULL,
	"field" text NOT NULL,
	"from_value" jsonb,
	"to_value" jsonb,
	"was_ours" boolean NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"reason" text,
	"source" text,
	"state" text DEFAULT 'active' NOT NULL,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"closed_reason" text,
	"overtaken_by" uuid
);
--> statement-breakpoint
CREATE INDEX "counselling_changes_newest" ON "counselling_changes" USING btree ("counselling","made_at","id");