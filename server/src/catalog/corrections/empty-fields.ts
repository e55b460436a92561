/** A document put together field by field, by paths as corrections have them. */
import type { z } from 'zod';
import { schemaFields, valueAt, type Document } from './corrections.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function put(into: Fields, [key = '', ...deeper]: readonly string[], value: unknown): Fields {
  const there = Object.hasOwn(into, key) ? into[key] : undefined;
  const below = deeper.length > 0 ? put(isRecord(there) ? there : {}, deeper, value) : value;
  // A key is somebody's word: never a way to a prototype.
  return Object.fromEntries([...Object.entries(into).filter(([other]) => other !== key), [key, below]]);
}

/** `window.text` and `window: { text }` are one. */
export const fromPaths = (given: Iterable<readonly [path: string, value: unknown]>, base: Fields = {}): Fields =>
  [...given].reduce<Fields>((doc, [path, value]) => put(doc, path.split('.'), value), base);

/** What may be empty, and was left out, is empty in the way its schema writes that. */
export function withEmpty(schema: z.ZodObject, given: Fields): Fields {
  let whole = given;
  for (const [field, part] of schemaFields(schema)) {
    if (valueAt(whole as unknown as Document, field) !== null || part.safeParse(undefined).success) continue;
    const empty = [null, []].find((value) => part.safeParse(value).success);
    if (empty !== undefined) whole = put(whole, field.split('.'), empty);
  }
  return whole;
}
