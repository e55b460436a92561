/** What kind of input a field wants, as its own schema says: the desk draws a form from it. */
import { provenance } from '@disha/contract/catalog';
import type { FieldPart, FieldTakes } from '@disha/contract/desk.corrections';
import { z } from 'zod';

interface Json {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
}

const isNull = ({ type }: Json) => type === 'null';
/** Without "or nothing": that is said beside it. */
const core = (json: Json): Json => {
  const others = json.anyOf?.filter((each) => !isNull(each)) ?? [];
  const [first, ...more] = others;
  if (first === undefined) return json;
  // A day or a month: both are texts.
  return more.every(({ type, enum: values }) => type === first.type && values === undefined) ? core(first) : json;
};
const mayBeNull = (json: Json) => json.anyOf?.some(isNull) ?? false;

const monthPattern = provenance.shape.asOf.toJSONSchema().pattern;

function kindOf(json: Json): Omit<FieldTakes, 'optional'> {
  if (json.enum) return { takes: 'choice', choices: json.enum.map(String).filter((choice) => choice !== '') };
  if (json.type === 'string') {
    if (json.format === 'date') return { takes: 'day_or_month' };
    return { takes: json.pattern === monthPattern ? 'month' : 'text' };
  }
  if (json.type === 'number' || json.type === 'integer') return { takes: 'number' };
  if (json.type === 'boolean') return { takes: 'boolean' };
  if (json.type === 'array' && json.items) {
    const item = kindOf(core(json.items));
    if (item.takes === 'text') return { takes: 'texts' };
    if (item.takes === 'choice') return { takes: 'choices', choices: item.choices };
    if (item.takes === 'number') return { takes: 'numbers' };
    return item.takes === 'object' ? { takes: 'objects', parts: item.parts } : { takes: 'json' };
  }
  const parts = json.properties && partsOf(json);
  return parts?.every((part) => part.takes !== 'json' && depthOf(part) <= 2) ? { takes: 'object', parts } : { takes: 'json' };
}

/** A form can show parts of parts of parts, and no deeper. */
const depthOf = ({ parts }: Pick<FieldTakes, 'parts'>): number => (parts ? 1 + Math.max(0, ...parts.map(depthOf)) : 0);

function partsOf({ properties = {}, required = [] }: Json): FieldPart[] {
  return Object.entries(properties).map(([name, json]) => ({
    name,
    ...kindOf(core(json)),
    optional: !required.includes(name) || mayBeNull(json),
    nullable: mayBeNull(json),
  }));
}

/** If a field may be written in several ways, a text is corrected as a text, and a new value is written as one. */
const asWritten = (json: Json, value: unknown): Json =>
  (typeof value === 'string' || value === null ? json.anyOf?.find(({ type }) => type === 'string') : undefined) ?? json;

export function fieldTakes(schema: z.ZodType, value: unknown): FieldTakes {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return { ...kindOf(asWritten(core(json), value)), optional: [undefined, null, []].some((nothing) => schema.safeParse(nothing).success) };
}
