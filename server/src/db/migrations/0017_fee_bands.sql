CREATE TABLE "fee_bands" (
	"id" text PRIMARY KEY NOT NULL,
	"row" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
