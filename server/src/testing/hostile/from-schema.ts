/** Values from the contract's own schemas: as they should be, nearly so, and wild. */
import { z } from 'zod';
import { fc } from '../property.ts';
import { naughtyStrings } from './naughty-strings.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Hints = Record<string, fc.Arbitrary<Json>>;

interface Shape {
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export const naughty: fc.Arbitrary<string> = fc.constantFrom(...naughtyStrings);
const anyText: fc.Arbitrary<string> = fc.oneof(naughty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 20 }));

const deep = (depth: number): Json => {
  let value: Json = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Anything JSON can say, and what only a hostile sender would. */
export const wild: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json> },
  { weight: 4, arbitrary: anyText },
  {
    weight: 2,
    arbitrary: fc.dictionary(anyText, fc.oneof(anyText, fc.integer(), fc.constant(null)), { maxKeys: 8 }) as fc.Arbitrary<Json>,
  },
  { weight: 2, arbitrary: fc.constantFrom<Json>(null, true, false, 0, -0, 1e308, -1e308, 5e-324, 2 ** 53, [], {}, [[]], [null], ['a', 1]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Json>(
      deep(50),
      deep(2000),
      new Array<Json>(3000).fill('a'),
      Object.fromEntries(Array.from({ length: 800 }, (_, index) => [`k${index}`, index])),
      'x'.repeat(20_000),
    ),
  },
);

function text({ pattern, format, minLength = 0, maxLength = 40 }: Shape): fc.Arbitrary<Json> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  const longest = Math.min(maxLength, 300);
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      // A pattern fast-check cannot turn round; plain letters will sometimes do.
    }
  }
  return fc.string({ unit: 'grapheme', minLength: Math.min(minLength, longest), maxLength: longest });
}

function fromShape(shape: Shape, hints: Hints, name = ''): fc.Arbitrary<Json> {
  const hint = hints[name];
  if (hint) return hint;
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromShape(choice, hints)));
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'string':
      return text(shape);
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(shape.minimum ?? -1000, -1e9), max: Math.min(shape.maximum ?? 1000, 1e9) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromShape(shape.items ?? {}, hints), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 5, 60),
      });
    case 'object': {
      const entries = Object.entries(shape.properties ?? {}).map(([key, value]) => [key, fromShape(value, hints, key)] as const);
      return fc.record(Object.fromEntries(entries), {
        requiredKeys: (shape.required ?? []).filter((key) => key in (shape.properties ?? {})),
      }) as fc.Arbitrary<Json>;
    }
    default:
      return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;
  }
}

export function valid(schema: z.ZodType, hints: Hints): fc.Arbitrary<Json> {
  return fromShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, hints);
}

/** The names a schema knows, for putting a bad value exactly there. */
export function schemaKeys(schema: z.ZodType | undefined): string[] {
  return schema ? Object.keys((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape).properties ?? {}) : [];
}

/** Right in all but one place: a key lost, added or spoilt. */
export function nearlyValid(schema: z.ZodType, hints: Hints): fc.Arbitrary<Json> {
  const badKeys = fc.constantFrom(
    '__proto__',
    'constructor',
    'id',
    '_id',
    'userId',
    'passwordHash',
    'role',
    'admin',
    'createdAt',
    '',
    'toString',
  );
  return fc
    .tuple(valid(schema, hints), fc.nat(), fc.constantFrom('lose', 'spoil', 'add', 'wrap'), wild, badKeys)
    .map(([value, at, how, bad, badKey]) => {
      if (how === 'wrap') return [value];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad;
      const keys = Object.keys(value);
      const key = keys[at % Math.max(1, keys.length)] ?? 'x';
      if (how === 'add') {
        // As text: assigning to __proto__ would add nothing.
        const entries = [...Object.entries(value), [badKey, bad] as const];
        return JSON.parse(`{${entries.map((entry) => entry.map((each) => JSON.stringify(each)).join(':')).join(',')}}`) as Json;
      }
      const { [key]: _, ...rest } = value;
      return how === 'lose' ? rest : { ...rest, [key]: bad };
    });
}
