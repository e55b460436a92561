import { expect, it } from 'vitest';
import { catalogs } from '../catalogs.ts';
import { screenSourcesOf } from './screen-sources.ts';

it.each(catalogs.map((catalog) => [catalog.name, catalog] as const))(
  'the files of the list and the item of %s are found, so that their pages name the code they need',
  async (_name, { list, detail }) => {
    for (const screen of [list, detail]) if (screen) expect(await screenSourcesOf([await screen()])).toHaveLength(1);
  },
);
