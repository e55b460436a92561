/**
 * What a correction is about: one field of a document. Fields are the paths of the catalog's own schema that end where it
 * has no plain object any more, as `name`, `skills.technical` or `careerOptions`: a list is corrected as a whole, and of what
 * is held by id, as the dates of an exam, each by itself (`dates.2027-1-exam`). So no two fields ever overlap, and what is
 * shipped for one reaches the item whatever was corrected in another.
 */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { CatalogKind, Documents } from '../documents.ts';

export type Document = Documents[CatalogKind];
/** null where there is none: no field tells "absent" and "null" apart. */
export type Value = unknown;

export interface FieldChange {
  field: string;
  to: Value;
}

function leavesOf(schema: z.ZodObject, above: string): [string, z.ZodType][] {
  return Object.entries(schema.shape).flatMap(([key, part]): [string, z.ZodType][] =>
    part instanceof z.ZodObject ? leavesOf(part, `${above}${key}.`) : [[`${above}${key}`, part as z.ZodType]],
  );
}

/** What is held by id, whether or not an item has any. */
const recordOf = (schema: z.ZodType | undefined): z.ZodRecord | undefined => {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodRecord ? inner : undefined;
};

const known = new WeakMap<z.ZodObject, ReadonlyMap<string, z.ZodType>>();

/** Every field of a catalog that can be corrected; the id is what everybody else holds on to. */
export function schemaFields(schema: z.ZodObject): ReadonlyMap<string, z.ZodType> {
  const fields = known.get(schema) ?? new Map(leavesOf(schema, '').filter(([field]) => field !== 'id'));
  known.set(schema, fields);
  return fields;
}

/** What a field takes: of what is held by id, one of them or none. Undefined where there is no such field. */
export function fieldSchema(schema: z.ZodObject, field: string): z.ZodType | undefined {
  const plain = schemaFields(schema).get(field);
  if (plain) return recordOf(plain) ? undefined : plain;
  const end = field.indexOf('.');
  const record = recordOf(schemaFields(schema).get(field.slice(0, Math.max(end, 0))));
  if (!record || !(record.keyType as z.ZodType).safeParse(field.slice(end + 1)).success) return undefined;
  return (record.valueType as z.ZodType).optional();
}

/** What one of those that a field holds by id must be. */
export function heldSchema(schema: z.ZodObject, field: string): z.ZodType {
  const record = recordOf(schemaFields(schema).get(field));
  if (!record) throw new Error(`${field} holds nothing by id`);
  return record.valueType as z.ZodType;
}

export const same = (one: Value, other: Value): boolean => isDeepStrictEqual(one ?? null, other ?? null);

type OpenDocument = Record<string, unknown>;

export function valueAt(document: Document, field: string): Value {
  let value: unknown = document;
  for (const key of field.split('.')) value = (value as OpenDocument | undefined)?.[key];
  return value ?? null;
}

function put(document: OpenDocument, [key = '', ...deeper]: readonly string[], value: Value): OpenDocument {
  if (deeper.length > 0) return { ...document, [key]: put((document[key] as OpenDocument | undefined) ?? {}, deeper, value) };
  if (value !== undefined) return { ...document, [key]: value };
  const { [key]: _gone, ...rest } = document;
  return rest;
}

/** The same document with one field changed; the given one is left as it is. */
export function withValue<Doc extends Document>(schema: z.ZodObject, document: Doc, { field, to }: FieldChange): Doc {
  const takesNull = fieldSchema(schema, field)?.safeParse(null).success ?? false;
  return put(document as unknown as OpenDocument, field.split('.'), to === null && !takesNull ? undefined : to) as unknown as Doc;
}

/** A later version of the catalog may have dropped the field, or no longer know the value. */
export function fitsSchema(schema: z.ZodObject, { field, to }: FieldChange): boolean {
  const part = fieldSchema(schema, field);
  return part !== undefined && (part.safeParse(to ?? undefined).success || part.safeParse(to).success);
}

const idsIn = (field: string, ...documents: readonly Document[]): string[] => {
  const ids = documents.flatMap((document) => Object.keys((valueAt(document, field) as OpenDocument | null) ?? {}));
  return [...new Set(ids)].map((id) => `${field}.${id}`);
};

/** What would have to be corrected for one document to say what the other says. */
export function differences(schema: z.ZodObject, from: Document, to: Document): FieldChange[] {
  return [...schemaFields(schema)]
    .flatMap(([field, part]) => (recordOf(part) ? idsIn(field, from, to) : [field]))
    .map((field) => ({ field, to: valueAt(to, field) }))
    .filter(({ field, to }) => !same(valueAt(from, field), to));
}

/** What is given over what is there; of what is held by id, each by itself. */
export function withGivenFields<Doc extends Document>(
  schema: z.ZodObject,
  there: Doc | undefined,
  given: Partial<Doc> & { id: string },
): Doc {
  const before = there as unknown as Record<string, OpenDocument> | undefined;
  const held = Object.entries(given as unknown as Record<string, OpenDocument>)
    .filter(([field]) => recordOf(schemaFields(schema).get(field)))
    .map(([field, value]) => [field, { ...before?.[field], ...value }]);
  return { ...there, ...given, ...(Object.fromEntries(held) as object) } as Doc;
}

/** The document as it is shown. What does not fit any more is left aside; the list of corrections says so. */
export function layOver<Doc extends Document>(schema: z.ZodObject, document: Doc, changes: readonly FieldChange[]): Doc {
  return changes.filter((change) => fitsSchema(schema, change)).reduce((shown, change) => withValue(schema, shown, change), document);
}
