/** Reads catalog/pincodes.csv: which district a PIN lies in. */
import { states, type State } from '@disha/contract/taxonomy';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinLookup } from '../catalog.ts';
import { parseCsvObjects } from '../sheets/csv.ts';
import { BadCatalog } from './shipped-folder.ts';

interface PinRun {
  first: number;
  last: number;
  place: { state: State; name: string };
}

const isState = (text: string): text is State => (states as readonly string[]).includes(text);

export function readPincodes(catalog: string): PinLookup {
  const file = join(catalog, 'pincodes.csv');
  if (!existsSync(file)) return () => undefined;
  const runs = parseCsvObjects(readFileSync(file, 'utf8')).flatMap(({ record, line }): PinRun[] => {
    const { state = '', district = '', pincodes = '' } = record;
    if (!isState(state)) throw new BadCatalog(`pincodes.csv:${line}: there is no state "${state}"`);
    const place = { state, name: district };
    return pincodes.split('|').map((text) => {
      const [first = '', last = first] = text.split('-');
      return { first: Number(first), last: Number(last), place };
    });
  });
  runs.sort((a, b) => a.first - b.first);
  return (pincode) => {
    const pin = Number(pincode);
    let from = 0;
    let to = runs.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((runs[middle]?.last ?? 0) < pin) from = middle + 1;
      else to = middle;
    }
    const run = runs[from];
    return run && run.first <= pin ? run.place : undefined;
  };
}
