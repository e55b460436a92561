/** What differs from the version that lies beside it: rows that came, went and changed, by their keys. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { WrittenTable } from './write-table.ts';

const versionForm = /^\d{4}-\d\d-[0-9a-f]{10}$/;
const namedAtMost = 20;

/** The last one made before this one. */
export function versionBefore(folder: string, version: string): string | undefined {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => versionForm.test(name) && name !== version) : [];
  const madeAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  return others.sort((one, other) => madeAt(other) - madeAt(one))[0];
}

async function hashes(file: string, key: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (!existsSync(file)) return found;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const id = (JSON.parse(line) as Record<string, unknown>)[key];
    found.set(String(id), createHash('md5').update(line).digest('base64'));
  }
  return found;
}

const listed = (word: string, ids: readonly string[]) => {
  const more = ids.length > namedAtMost ? ` and ${ids.length - namedAtMost} more` : '';
  return ids.length === 0 ? [] : [`- ${word} ${ids.length}: ${ids.slice(0, namedAtMost).join(', ')}${more}`];
};

export async function changelog(
  version: string,
  tables: readonly WrittenTable[],
  now: string,
  before: string | undefined,
): Promise<string> {
  const head = `# What changed in ${version}\n\n`;
  if (before === undefined) return `${head}No earlier version lies beside this one.\n`;
  const parts: string[] = [];
  for (const { name, key } of tables) {
    const [old, present] = [await hashes(join(before, `${name}.jsonl`), key), await hashes(join(now, `${name}.jsonl`), key)];
    const came = [...present.keys()].filter((id) => !old.has(id));
    const went = [...old.keys()].filter((id) => !present.has(id));
    const changed = [...present].filter(([id, hash]) => old.has(id) && old.get(id) !== hash).map(([id]) => id);
    const lines = [...listed('came', came), ...listed('went', went), ...listed('changed', changed)];
    if (lines.length > 0) parts.push(`## ${name}\n\n${lines.join('\n')}\n`);
  }
  return head + (parts.length === 0 ? 'Nothing.\n' : parts.join('\n'));
}
