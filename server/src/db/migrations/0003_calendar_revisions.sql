CREATE TABLE "calendar_revisions" (
	"uid" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
