/** Lines that were joined or moved are found by the ids they had. */
import { expect, it } from 'vitest';
import { shippedCounsellings } from '@disha/chances/shipped';
import { temporaryCutoffs, seats } from '../../testing/cutoffs-fixture.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ChancesRepository } from './chances.repository.ts';
import { LineIndexes } from './line-index.repository.ts';
import { lineId } from './line-id.ts';
import { loadCutoffs } from './load-cutoffs.ts';

const josaa = shippedCounsellings.of('josaa');
const [before, now] = [{ name: 'Old College' }, { name: 'New University', key: 'The First Name', was: ['New University, Main Road'] }];
const civil = { name: 'Civil' };
const lines = [seats({ closings: [100], institute: 0 }), seats({ closings: [120, 110], institute: 1 })];
lines[0]!.history = lines[0]!.history.map((cutoff) => ({ ...cutoff, year: cutoff.year - 2 }));

it('by what the files say, and by what was renamed', async () => {
  const { db } = await testDatabase();
  const idOf = (institute: { name: string; key?: string }) => lineId(josaa, institute, civil, lines[0]!);
  const table = { id: 'josaa', institutes: [before, now], programmes: [civil], lines };
  const folder = temporaryCutoffs([table], { renames: [',Old College,New University'], aliases: [`josaa,long-gone,${idOf(now)}`] });
  expect(await loadCutoffs(folder, db).done).toBe(1);
  const repository = new ChancesRepository({ db, keepsStatements: true });

  const found = await repository.lineOf('josaa', idOf({ name: 'The First Name' }));
  expect(found?.id, 'a new name leaves the id').toBe(idOf(now));
  for (const id of [idOf(before), 'long-gone']) expect((await repository.lineOf('josaa', id))?.id).toBe(idOf(now));
  expect(await repository.lineOf('josaa', 'never-was')).toBeUndefined();
  expect(await repository.lineOf('mcc', 'long-gone'), 'of another counselling').toBeUndefined();

  const index = await new LineIndexes(db).of(josaa);
  expect([idOf(before), 'long-gone', idOf(now), 'never-was'].map((id) => index?.nowOf(id))).toEqual([
    idOf(now),
    idOf(now),
    idOf(now),
    undefined,
  ]);
  // Others are loaded when the aliases alone are others.
  expect(await loadCutoffs(temporaryCutoffs([table], { aliases: [`josaa,another,${idOf(now)}`] }), db).done).toBe(1);
  expect(await repository.lineOf('josaa', 'long-gone')).toBeUndefined();
});
