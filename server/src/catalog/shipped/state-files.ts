/** Reads catalog/states/: how each state admits, a file a state. */
import { stateFile, type StateFile } from '@disha/contract/states.files';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadCatalog } from './shipped-folder.ts';

export function readStateFiles(catalog: string): StateFile[] {
  const folder = join(catalog, 'states');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const parsed = stateFile.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!parsed.success)
        throw new BadCatalog(`states/${name}: ${parsed.error.issues[0]?.path.join('.') ?? ''} ${parsed.error.issues[0]?.message ?? ''}`);
      if (name !== `${parsed.data.slug}.json`) throw new BadCatalog(`states/${name}: holds the slug ${parsed.data.slug}`);
      return parsed.data;
    });
}
