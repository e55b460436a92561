/** docs/asvs.csv walks the whole of ASVS 5.0.0, levels 1 and 2, and every file that it and docs/security.md name is there. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseCsvObjects } from '../server/src/catalog/sheets/csv.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const table = readFileSync(join(root, 'docs', 'asvs.csv'), 'utf8');

/** How many items of levels 1 and 2 each section has: they come before those of level 3, so a number says all. */
const items: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const wanted = Object.entries(items).flatMap(([section, count]) => Array.from({ length: count }, (_, index) => `${section}.${index + 1}`));

interface Row {
  item: string;
  status: string;
  shown: string;
}
const rows = parseCsvObjects(table).map(({ record: { item = '', status = '', shown = '' } }): Row => ({ item, status, shown }));
const filesIn = (part: string) =>
  [...part.matchAll(/`([\w@./-]+)`/g)]
    .map((match) => match[1]!)
    .filter((name) => /^[\w@.-]+(\/[\w@.-]+)+$/.test(name) && !name.startsWith('/'));

describe('the matrix of ASVS', () => {
  it('has every item, once, in order', () => {
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ item }) => item)).toEqual(wanted);
  });

  it('says of each how it stands, and of those that are met where it shows', () => {
    for (const { item, status, shown } of rows) {
      expect(['met', 'partly', 'not met', 'for the operator', 'does not apply'], item).toContain(status);
      expect(shown.length, item).toBeGreaterThan(5);
    }
    const counted = ['met', 'partly', 'not met', 'for the operator', 'does not apply'].map(
      (status) => `${rows.filter((row) => row.status === status).length} ${status}`,
    );
    expect(text).toContain(`253 items: ${counted.join(', ')}.`);
  });

  it('names only files that are there', () => {
    const named = [...new Set(filesIn(`${text}\n${table}`))];
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });
});
