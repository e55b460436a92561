/** The directory's colleges as far as a published name may mean one: by name and place, in each state. */
import { join } from 'node:path';
import { readRegister } from '../register/tables.ts';

const catalog = join(import.meta.dirname, '..', '..');

export interface CutoffCollege {
  id: string;
  names: string[];
  places: string[];
  state: string;
  type: string;
  kinds: string[];
  /** Discipline -> rank of the newest list. */
  nirf: Readonly<Record<string, number>>;
}

const split = (cell: string) => cell.split('|').filter((part) => part !== '');

/** "Engineering 2025: 96|Engineering 2024: 85": of each discipline the newest, which stands first or later. */
function ranksIn(cell: string): Record<string, number> {
  const newest = new Map<string, { year: number; rank: number }>();
  for (const part of split(cell)) {
    const [, discipline = '', year, rank] = /^(.+) (\d{4}): (\d+)/.exec(part) ?? [];
    if (discipline !== '' && Number(year) > (newest.get(discipline)?.year ?? 0))
      newest.set(discipline, { year: Number(year), rank: Number(rank) });
  }
  return Object.fromEntries([...newest].map(([discipline, { rank }]) => [discipline, rank]));
}

export const readColleges = (): CutoffCollege[] =>
  readRegister(catalog).institutions.map((row) => ({
    id: row.id,
    names: [row.name, ...split(row.aliases), ...split(row.formerNames)],
    places: [row.city, row.district].filter((place) => place !== ''),
    state: row.state,
    type: row.type,
    kinds: split(row.kinds),
    nirf: ranksIn(row.nirf),
  }));

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[.'’`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(autonomous|the)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
