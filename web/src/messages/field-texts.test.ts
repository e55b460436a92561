/** A new field of a catalog has a word for those at the desk, in every language there is. */
import { catalogs } from '@disha/contract/catalogs';
import { languages } from '@disha/contract/languages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldTexts } from './field-texts.ts';

interface Json {
  enum?: unknown[];
  required?: string[];
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
}

/** Every path of a schema at which something stands, with the codes it may be. */
function* pathsOf(json: Json, at: string): Generator<{ path: string; codes: string[] }> {
  if (json.enum) yield { path: at, codes: json.enum.map(String).filter((code) => code !== '') };
  const below = [...(json.anyOf ?? []), ...(json.items ? [json.items] : [])];
  if (typeof json.additionalProperties === 'object') below.push(json.additionalProperties);
  for (const each of below) yield* pathsOf(each, at);
  for (const [name, part] of Object.entries(json.properties ?? {})) {
    const path = at === '' ? name : `${at}.${name}`;
    // A thing of several parts that must be there is shown part by part; one that may be missing is chosen as a whole.
    if (!part.properties || (at === '' && json.required?.includes(name) !== true)) yield { path, codes: [] };
    yield* pathsOf(part, path);
  }
}

describe.each(languages)('the fields of every catalog in %s', (language) => {
  it.each(catalogs.map(({ name, document }) => ({ name, document })))('$name', async ({ name, document }) => {
    const texts = await fieldTexts.get(name)?.load(language);
    const json = z.toJSONSchema(document, { io: 'input', unrepresentable: 'any' }) as Json;
    // The id is not for correcting; the parts of a duration come as one text.
    const paths = [...pathsOf(json, '')].filter(({ path }) => path !== 'id' && !path.startsWith('duration.'));
    const unnamed = paths.filter(({ path }) => texts?.fields[path] === undefined).map(({ path }) => path);
    const unsaid = paths.flatMap(({ path, codes }) =>
      codes.filter((code) => texts?.values[path]?.[code] === undefined).map((code) => `${path}: ${code}`),
    );
    expect({ unnamed, unsaid }).toEqual({ unnamed: [], unsaid: [] });
    const known = new Set(paths.map(({ path }) => path));
    expect(Object.keys(texts?.fields ?? {}).filter((path) => !known.has(path))).toEqual([]);
  });
});
