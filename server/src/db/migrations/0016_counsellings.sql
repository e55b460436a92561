CREATE TABLE "counsellings" (
	"id" text PRIMARY KEY NOT NULL,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
