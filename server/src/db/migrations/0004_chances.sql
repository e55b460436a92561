CREATE TABLE "cutoff_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"counselling" text NOT NULL,
	"list" text NOT NULL,
	"category" text NOT NULL,
	"pwd" boolean NOT NULL,
	"gender" text NOT NULL,
	"quota" text NOT NULL,
	"scope" text NOT NULL,
	"home_states" text[] NOT NULL,
	"rank_order" text NOT NULL,
	"institute" integer NOT NULL,
	"programme" integer NOT NULL,
	"institute_state" text,
	"kind" text,
	"government" boolean,
	"nirf" integer,
	"college_id" text,
	"course_id" text,
	"name_place" integer NOT NULL,
	"last_closing" double precision NOT NULL,
	"centre" double precision,
	"half_width" double precision,
	"no_call" text,
	"history" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cutoff_names" (
	"counselling" text NOT NULL,
	"what" text NOT NULL,
	"at" integer NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "cutoff_names_counselling_what_at_pk" PRIMARY KEY("counselling","what","at")
);
--> statement-breakpoint
CREATE TABLE "cutoff_state" (
	"counselling" text PRIMARY KEY NOT NULL,
	"checksum" text NOT NULL,
	"years" jsonb NOT NULL,
	"categories" text[] NOT NULL,
	"quotas" text[] NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cutoff_lines_wanted" ON "cutoff_lines" USING btree ("counselling","list","category","pwd","gender");--> statement-breakpoint
CREATE INDEX "cutoff_lines_college" ON "cutoff_lines" USING btree ("college_id","name_place");