/** What kind of input a field wants, as its own schema says: the desk draws a form from it. */
import type { FieldPart, FieldTakes } from '@disha/contract/desk-corrections';
import { z } from 'zod';

interface Json {
  type?: string | string[];
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

function kindOf(json: Json): Omit<FieldTakes, 'optional'> {
  if (json.enum) return { takes: 'choice', choices: json.enum.map(String) };
  if (json.type === 'string') return { takes: 'text' };
  if (json.type === 'number' || json.type === 'integer') return { takes: 'number' };
  if (json.type === 'boolean') return { takes: 'boolean' };
  if (json.type === 'array' && json.items) {
    const item = kindOf(core(json.items));
    if (item.takes === 'text') return { takes: 'texts' };
    if (item.takes === 'choice') return { takes: 'choices', choices: item.choices };
    return item.takes === 'object' ? { takes: 'objects', parts: item.parts } : { takes: 'json' };
  }
  const parts = json.properties && partsOf(json);
  return parts?.every(({ takes }) => takes !== 'object' && takes !== 'objects' && takes !== 'json')
    ? { takes: 'object', parts }
    : { takes: 'json' };
}

function partsOf({ properties = {}, required = [] }: Json): FieldPart[] {
  return Object.entries(properties).map(([name, json]) => ({
    name,
    ...kindOf(core(json)),
    optional: !required.includes(name) || mayBeNull(json),
    nullable: mayBeNull(json),
  }));
}

export function fieldTakes(schema: z.ZodType): FieldTakes {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return { ...kindOf(core(json)), optional: schema.safeParse(undefined).success || schema.safeParse(null).success };
}
