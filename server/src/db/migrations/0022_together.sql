CREATE TABLE "together" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"student" text NOT NULL,
	"parent" text,
	"parent_version" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "together_until" ON "together" USING btree ("until");