/** Wrong arguments, told so that the next call can be right: a code, what is wrong, and what would be right. */
import type { ToolRefusal } from '@disha/contract/mcp.answers';
import type { Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import { zodErrorMap } from '@disha/contract/own-words';
import { z } from 'zod';
import { worded } from '../../http/language.ts';

/** What tells who somebody is: none of it is taken by any tool. */
const personal =
  /^(?:(?:full|first|last|sur|student|father|mother|parent)?_?-?name|.*birth.*|dob|.*address.*|e-?_?mail.*|.*phone.*|mobile.*|aadhaar.*)$/i;

export class RefusedCall extends Error {
  private readonly code: string;
  private readonly said: Said;
  private readonly allowed: readonly string[];

  constructor(code: string, said: Said, allowed: readonly string[] = []) {
    super(code);
    this.code = code;
    this.said = said;
    this.allowed = allowed;
  }

  in(language: Language): ToolRefusal {
    return { code: this.code, message: worded(this.said, language).message, allowed: [...this.allowed] };
  }
}

type Json = { properties?: Record<string, Json>; items?: Json; enum?: unknown[]; anyOf?: Json[]; [rule: string]: unknown };

/** The schema of one place in the arguments. */
function schemaAt(schema: Json | undefined, path: readonly PropertyKey[]): Json | undefined {
  const [next, ...rest] = path;
  if (schema === undefined || next === undefined) return schema;
  return schemaAt(typeof next === 'number' ? schema.items : schema.properties?.[String(next)], rest);
}

const rules = ['type', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'] as const;

function allowedBy(schema: Json | undefined): string[] {
  if (schema === undefined) return [];
  if (schema.enum) return schema.enum.map(String);
  if (schema.anyOf) return schema.anyOf.flatMap(allowedBy);
  if (schema.properties) return Object.keys(schema.properties);
  return rules.flatMap((rule) => (schema[rule] === undefined ? [] : [`${rule} ${String(schema[rule])}`]));
}

/** As JSON reads it: what stands under `__proto__` is a key like any other. */
function hasPrototypeKey(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, '__proto__')) return true;
    open.push(...Object.values(next).filter((each) => each !== undefined && each !== null));
  }
  return false;
}

/** The arguments as the tool's schema takes them; refused with what would be right. */
export function checkedAsks<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const inJson = () => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  if (hasPrototypeKey(given)) throw new RefusedCall('unknown_key', say('mcp.unknownKey', { key: '__proto__' }), allowedBy(inJson()));
  const parsed = schema.safeParse(given ?? {}, { error: zodErrorMap });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues;
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const key = unknown.keys.find((each) => personal.test(each)) ?? unknown.keys[0] ?? '';
    const allowed = allowedBy(schemaAt(inJson(), unknown.path));
    const shown = key.slice(0, 40);
    if (personal.test(key)) throw new RefusedCall('personal', say('mcp.personal', { key: shown }), allowed);
    throw new RefusedCall('unknown_key', say('mcp.unknownKey', { key: shown }), allowed);
  }
  const [issue] = issues;
  const said = (issue?.message ?? say('http.invalid')) as Said;
  throw new RefusedCall('invalid', said, allowedBy(schemaAt(inJson(), issue?.path ?? [])));
}
