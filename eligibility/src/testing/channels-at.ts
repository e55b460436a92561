/** By what the colleges of the catalog that ships give out their seats. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CollegeKind } from '@disha/contract/colleges.words';
import { channelsOf, type AskedCollege, type ChannelAsk } from '../admissions/channels-of.ts';
import { realChannels } from './real-channels.ts';
import { catalogFolder, splitList, readCsvRows } from './rows.ts';

export const realColleges: ReadonlyMap<string, AskedCollege> = new Map(
  readdirSync(join(catalogFolder, 'register'))
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) =>
      readCsvRows(`register/${name}`).map(({ id = '', type = '', kinds }) => {
        return [id, { id, state: name.replace('.csv', ''), type, kinds: splitList(kinds) as CollegeKind[] }] as const;
      }),
    ),
);

export function channelsAt(college: string, course: string, ask?: ChannelAsk) {
  const known = realColleges.get(college);
  if (known === undefined) throw new Error(`there is no college ${college}`);
  return channelsOf(realChannels, known, course, ask);
}
