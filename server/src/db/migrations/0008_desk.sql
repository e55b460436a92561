CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"catalog" text NOT NULL,
	"item_id" text NOT NULL,
	"field" text,
	"text" text NOT NULL,
	"source" text,
	"user_id" uuid,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reports_state" CHECK ("reports"."state" in ('new', 'accepted', 'declined')),
	CONSTRAINT "reports_decided" CHECK (("reports"."state" = 'new') = ("reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"catalog" text,
	"item_id" text,
	"field" text,
	"from_value" jsonb,
	"to_value" jsonb,
	"reason" text,
	"source" text
);
--> statement-breakpoint
CREATE TABLE "ops_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"detail" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'student' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "reports_state" ON "reports" USING btree ("state","made_at","id");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id","made_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('student', 'editor', 'operator'));--> statement-breakpoint
CREATE FUNCTION "audit_entries_stand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stand" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_stand"();--> statement-breakpoint
INSERT INTO "audit_entries" ("at", "by", "action", "catalog", "item_id", "field", "from_value", "to_value", "reason", "source")
SELECT "made_at", "made_by", CASE "change" WHEN 'field' THEN 'corrected' WHEN 'add' THEN 'added' ELSE 'removed' END,
	"kind", "item_id", nullif("field", ''), "from_value", "to_value", "why", "source" FROM "catalog_corrections"
UNION ALL
SELECT "closed_at", "closed_by", "state", "kind", "item_id", nullif("field", ''), "to_value", "from_value", "closed_why", NULL
FROM "catalog_corrections" WHERE "closed_at" IS NOT NULL AND "overtaken_by" IS NULL;
