CREATE FUNCTION "catalog_item_as_seen"("of_kind" text, "of_id" text, "version" xid, "standing" uuid[]) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(4739203);
	PERFORM 1 FROM "catalog_items" WHERE "kind" = "of_kind" AND "id" = "of_id" AND NOT "removed" AND "xmin" = "version" FOR UPDATE;
	IF NOT FOUND THEN
		RETURN false;
	END IF;
	RETURN "standing" = ARRAY(
		SELECT "record"."id" FROM "catalog_corrections" AS "record"
		WHERE "record"."kind" = "of_kind" AND "record"."item_id" = "of_id" AND "record"."change" = 'field' AND "record"."state" = 'active'
		ORDER BY "record"."id");
END $$;
