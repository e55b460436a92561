CREATE TABLE "catalog_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"change" text NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"from_value" jsonb,
	"to_value" jsonb,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"why" text,
	"source" text,
	"state" text DEFAULT 'active' NOT NULL,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"closed_why" text,
	"overtaken_by" uuid,
	CONSTRAINT "catalog_corrections_change" CHECK ("catalog_corrections"."change" in ('field', 'add', 'remove')),
	CONSTRAINT "catalog_corrections_state" CHECK ("catalog_corrections"."state" in ('active', 'taken_back', 'overtaken')),
	CONSTRAINT "catalog_corrections_field" CHECK (("catalog_corrections"."change" = 'field') = ("catalog_corrections"."field" <> '')),
	CONSTRAINT "catalog_corrections_closed" CHECK (("catalog_corrections"."state" = 'active') = ("catalog_corrections"."closed_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_corrections_standing" ON "catalog_corrections" USING btree ("kind","change","item_id","field") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "catalog_corrections_newest" ON "catalog_corrections" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "catalog_corrections_kind" ON "catalog_corrections" USING btree ("kind","made_at","id");--> statement-breakpoint
CREATE INDEX "catalog_corrections_state" ON "catalog_corrections" USING btree ("state","made_at","id");--> statement-breakpoint
CREATE INDEX "catalog_corrections_kind_state" ON "catalog_corrections" USING btree ("kind","state","made_at","id");--> statement-breakpoint
CREATE INDEX "catalog_corrections_item" ON "catalog_corrections" USING btree ("kind","item_id","made_at","id");--> statement-breakpoint
CREATE INDEX "catalog_corrections_ended" ON "catalog_corrections" USING btree ("closed_at","id") WHERE closed_at is not null and overtaken_by is null;--> statement-breakpoint
CREATE INDEX "catalog_corrections_overtaken" ON "catalog_corrections" USING btree ("overtaken_by") WHERE overtaken_by is not null;--> statement-breakpoint
-- What an operator wrote over shipped rows before corrections were kept becomes corrections at the next load of the shipped
-- files, the first moment at which both are known. So that there is one, these files count as not loaded.
UPDATE "catalog_state" SET "content_hash" = '' WHERE EXISTS (SELECT 1 FROM "catalog_items" WHERE "origin" = 'operator');
