/** What must hold before a build replaces a file: one that fails leaves everything as it was. */
import { states } from '../../contract/src/taxonomy.ts';

const known: ReadonlySet<string> = new Set(states);

export function checkUnique(rows: readonly { id: string }[]): void {
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) throw new Error(`${id} is given twice`);
    ids.add(id);
  }
}

/** A state spelled otherwise would be in no file, and nobody would miss it. */
export function checkPlaces(rows: readonly { id: string; state: string }[]): void {
  for (const { id, state } of rows) if (!known.has(state)) throw new Error(`${id} lies in no state or territory: "${state}"`);
}
