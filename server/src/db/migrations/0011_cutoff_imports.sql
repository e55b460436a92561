CREATE TABLE "cutoff_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"counselling" text NOT NULL,
	"row" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cutoff_imports_counselling" ON "cutoff_imports" USING btree ("counselling","id");