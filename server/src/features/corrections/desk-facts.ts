/** An item field by field, and which facts are not confirmed. Names no catalog: the schemas say where certainties stand. */
import type { ServedCatalog } from '../../catalog/catalog.ts';
import { fieldSchema, schemaFields, heldSchema, valueAt, type Document } from '../../catalog/corrections/corrections.ts';
import { fieldTakes } from '../../catalog/corrections/field-takes.ts';

export const certaintyFields = ['certainty', 'verification'];

type FactFields = Record<string, unknown>;
const isRecord = (value: unknown): value is FactFields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What can be corrected of it: every field of the schema, and of what is held by id each that is there. */
export function fieldsIn({ contract: { document } }: ServedCatalog, shown: Document, shipped: Document): string[] {
  return [...schemaFields(document).keys()].flatMap((field) => {
    if (fieldSchema(document, field)) return [field];
    const ids = [shown, shipped].flatMap((doc) => Object.keys((valueAt(doc, field) as FactFields | null) ?? {}));
    return [...new Set(ids)].map((id) => `${field}.${id}`);
  });
}

/** Of what is held by id, what one more takes, how its id is made, and which there are. */
export function addsTo({ contract: { document, heldById = {} } }: ServedCatalog, shown: Document) {
  return Object.entries(heldById).map(([field, { parts, none }]) => {
    const schema = heldSchema(document, field);
    return {
      field,
      ...fieldTakes(schema, null),
      optional: false,
      id: { parts: [...parts], none },
      taken: Object.keys((valueAt(shown, field) as FactFields | null) ?? {}),
    };
  });
}

/** What a new item is asked for; what is held by id is added to it once it is there. */
export const newFields = ({ contract: { document } }: ServedCatalog) =>
  [...schemaFields(document)].flatMap(([field, schema]) => (isHeldById(document, field) ? [] : [{ field, ...fieldTakes(schema, null) }]));

export function describeField({ contract: { document } }: ServedCatalog, field: string, shown: Document, shipped: Document) {
  const schema = fieldSchema(document, field);
  const value = valueAt(shown, field);
  return {
    field,
    value,
    shipped: valueAt(shipped, field),
    ...(schema ? fieldTakes(schema, value) : { takes: 'json' as const, optional: true }),
  };
}

export function* unconfirmed(document: FactFields, fields: readonly string[]): Generator<{ field: string; value: unknown }> {
  for (const field of fields) {
    const value = document[field];
    if (certaintyFields.includes(field) && value === 'C') yield { field, value };
    // Of what is held by id, each has a certainty of its own.
    if (!isRecord(value)) continue;
    for (const [id, one] of Object.entries(value)) {
      if (isRecord(one) && certaintyFields.some((name) => one[name] === 'C')) yield { field: `${field}.${id}`, value: one };
    }
  }
}

export const isHeldById = (document: ServedCatalog['contract']['document'], field: string) => fieldSchema(document, field) === undefined;
