import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { collegeOf, viewColleges } from '../../features/colleges/colleges.view.ts';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { AnswerCache } from './answer-cache.ts';
import { ImageFile } from './image.ts';
import { CatalogSnapshot } from './snapshot.ts';
import { untranslated } from '../translations.ts';

const folder = mkdtempSync(join(tmpdir(), 'disha-image-'));
const path = join(folder, 'made', 'catalogs.image');
let server: TestApp;

beforeAll(async () => {
  const college = (id: string, name: string) => sampleCollege({ id, name, shortName: '', aliases: [] });
  server = await testApp({
    catalog: {
      courses: [sampleCourse()],
      colleges: [sampleCollege(), college('b-nagpur', 'Zenith College, Nagpur'), college('c-alibag', 'Ábhay College, Alibag')],
    },
  });
});
beforeEach(() => rmSync(join(folder, 'made'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A start: what it shows, and how many large catalogs it read from the database. */
async function start(program = 'this') {
  let read = 0;
  const { catalog } = server.shared;
  const source = {
    all: catalog.all.bind(catalog),
    some: catalog.some.bind(catalog),
    moment: catalog.moment.bind(catalog),
    changedSince: catalog.changedSince.bind(catalog),
    countShown: catalog.countShown.bind(catalog),
    state: catalog.state.bind(catalog),
    packed: (...asked: Parameters<typeof catalog.packed>) => ((read += 1), catalog.packed(...asked)),
  };
  const snapshot = new CatalogSnapshot(source, catalogs, new AnswerCache(), untranslated, { images: new ImageFile(path, program) });
  await snapshot.refresh();
  await snapshot.keptForNextStart();
  const view = snapshot.view(viewColleges);
  const shown = {
    names: view.cards.map(({ name }) => name),
    found: ['iitb', 'alibag', 'zenth', 'indian institute of technology bombay'].map((words) =>
      view.search.find(words)?.map(({ item }) => item._id),
    ),
    details: view.cards.map(({ _id }) => collegeOf(view, _id, 'en')),
  };
  return { read, shown, snapshot };
}

it('is taken by the next start, which shows and finds the same', async () => {
  const first = await start();
  const second = await start();
  expect([first.read, second.read]).toEqual([1, 0]);
  expect(second.shown).toEqual(first.shown);
  expect(first.shown.names).toEqual(['Ábhay College, Alibag', 'Indian Institute of Technology Bombay', 'Zenith College, Nagpur']);
  expect(first.shown.found).toEqual([['iit-bombay'], ['c-alibag'], ['b-nagpur'], ['iit-bombay']]);
});

const by = { who: 'asha' };

it('follows what was changed in the database since, by whatever hand, and reads no more than that', async () => {
  await start();
  await server.shared.corrections.correct('colleges', 'iit-bombay', () => [{ field: 'name', to: 'IIT, by hand' }], by);
  const corrected = await start();
  expect([corrected.read, corrected.shown.names]).toEqual([0, expect.arrayContaining(['IIT, by hand'])]);
  await server.pool.query(`update catalog_items set doc = jsonb_set(doc, '{name}', '"Zeta"') where id = 'b-nagpur'`);
  await server.shared.corrections.add('colleges', sampleCollege({ id: 'added', name: 'Added College' }), by);
  await server.shared.corrections.remove('colleges', 'c-alibag', by);
  const rewritten = await start();
  expect([rewritten.read, rewritten.shown.names]).toEqual([0, ['Added College', 'IIT, by hand', 'Zeta']]);
  rmSync(path);
  const anew = await start();
  expect([anew.read, anew.shown]).toEqual([1, rewritten.shown]);
});

it('is left alone where rows are gone without a trace, or files were loaded since', async () => {
  await start();
  await server.pool.query(`delete from catalog_items where id = 'added'`);
  const without = await start();
  expect([without.read, without.shown.names]).toEqual([1, ['IIT, by hand', 'Zeta']]);
  expect((await start()).read).toBe(0);
  await server.pool.query(`update catalog_state set loaded_at = loaded_at + interval '1 second'`);
  expect((await start()).read).toBe(1);
});

it('hears of changes after a start from it', async () => {
  await start();
  const { snapshot } = await start();
  await server.shared.corrections.correct('colleges', 'b-nagpur', () => [{ field: 'name', to: 'Konkan College' }], by);
  await snapshot.refresh(['colleges']);
  expect(
    snapshot
      .view(viewColleges)
      .search.find('konkan')
      ?.map(({ item }) => item._id),
  ).toEqual(['b-nagpur']);
});

it('of another program, or damaged, is made anew', async () => {
  await start();
  expect((await start('another')).read).toBe(1);
  const good = readFileSync(path);
  const bad = Buffer.from(good);
  bad[bad.length - 9] = (bad.at(-9) ?? 0) ^ 1;
  for (const bytes of [bad, good.subarray(0, good.length / 2), Buffer.alloc(0)]) {
    writeFileSync(path, bytes);
    expect((await start('another')).read).toBe(1);
  }
  expect((await start('another')).read).toBe(0);
});

it('that cannot be written is done without', async () => {
  writeFileSync(join(folder, 'made'), 'a file where a folder should be');
  expect((await start()).read).toBe(1);
  expect([(await start()).read, existsSync(path)]).toEqual([1, false]);
});
