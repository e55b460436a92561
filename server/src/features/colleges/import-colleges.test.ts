import { institutionsFixture } from '../../testing/aishe-fixture.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogsWith, sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { importColleges } from './import-colleges.ts';

const folder = mkdtempSync(join(tmpdir(), 'disha-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('catalog:import', () => {
  let server: TestApp;
  const shown: number[] = [];
  beforeAll(async () => {
    server = await testApp({ catalog: { courses: [sampleCourse()], colleges: [sampleCollege()] } });
  });

  const run = (name: string, text: string | Buffer, dryRun = false) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return importColleges({
      file,
      dryRun,
      defaultType: 'private',
      repository: server.shared.catalog,
      progress: () => (done) => shown.push(done),
      now: new Date('2026-11-15'),
    });
  };
  const all = async () => (await server.shared.catalog.all('colleges')).map(({ id }) => id);

  it('adds rows that then survive a new load of the shipped catalog', async () => {
    const result = await run(
      'good.csv',
      [
        'id,name,state,type',
        'my-college,My College,Goa,private',
        'iit-bombay,Indian Institute of Technology Bombay (ours),Maharashtra,government',
      ].join('\n'),
    );
    expect(result).toEqual({ ok: true, lines: ['Imported: 1 new, 1 replaced.'] });
    await server.shared.catalog.replaceShipped(catalogsWith({ colleges: [sampleCollege()] }), 'another');
    expect(await all()).toEqual(['iit-bombay', 'my-college']);
    const { rows } = await server.pool.query(
      `select item_id, change, field, source from catalog_corrections where field in ('', 'name') order by 1`,
    );
    expect(rows).toEqual([
      { item_id: 'iit-bombay', change: 'field', field: 'name', source: 'good.csv' },
      { item_id: 'my-college', change: 'add', field: '', source: 'good.csv' },
    ]);
    await server.shared.snapshot.refresh();
    expect((await server.call('GET', '/colleges/iit-bombay')).body.data.college.name).toContain('(ours)');
  });

  it('changes nothing when the same file comes again, even after somebody has corrected what it says', async () => {
    const stored = async () =>
      (
        await server.pool.query(
          'select (select json_agg(i order by i.id) from catalog_items i), (select json_agg(c order by c.id) from catalog_corrections c)',
        )
      ).rows;
    const text = 'id,name,state,type\nmy-college,My College,Goa,private\niit-bombay,IIT Bombay (theirs),Maharashtra,government';
    await run('again.csv', text);
    for (const id of ['my-college', 'iit-bombay'])
      await server.shared.corrections.correct('colleges', id, () => [{ field: 'name', to: 'By hand' }], { who: 'asha' });
    const before = await stored();
    expect((await run('again.csv', text)).ok).toBe(true);
    expect(await stored()).toEqual(before);
    expect((await server.shared.catalog.all('colleges')).map(({ name }) => name)).toEqual(['By hand', 'By hand']);
  });

  it('changes nothing on a dry run', async () => {
    const before = await all();
    expect((await run('dry.csv', 'name,state\nAnother College,Goa', true)).lines).toEqual([
      'The file is good: 1 new, 0 replaced.',
      'Dry run: nothing was changed.',
    ]);
    expect(await all()).toEqual(before);
  });

  it.each([
    ['columns.csv', 'foo,bar\n1,2', /columns\.csv:1: columns are missing: name, state; there are: foo, bar/],
    ['utf8.csv', Buffer.concat([Buffer.from('name,state\nA'), Buffer.from([0xff]), Buffer.from(',Goa')]), /utf8\.csv:2: .*UTF-8/],
    ['twice.csv', 'id,name,state\nx,A,Goa\nx,B,Goa', /twice\.csv:3: the id x stands in line 2 already/],
    ['state.csv', 'name,state\nA,Goa\nB,Mordor', /state\.csv:3: there is no state/],
    [
      'many.csv',
      ['name,state', ...Array.from({ length: 10_000 }, (_, index) => `College ${index},${index === 9999 ? 'Mordor' : 'Goa'}`)].join('\n'),
      /many\.csv:10001: there is no state/,
    ],
  ])('%s changes nothing and says why, with file and line', async (name, text, expected) => {
    const before = await all();
    const { ok, lines } = await run(name, text);
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(expected);
    expect(lines.at(-1)).toBe('Nothing was imported.');
    expect(await all()).toEqual(before);
  });

  it('names a file that is not there', async () => {
    const result = await importColleges({
      file: join(folder, 'none.csv'),
      dryRun: false,
      repository: server.shared.catalog,
      progress: () => () => undefined,
      now: new Date(),
    });
    expect(result).toEqual({ ok: false, lines: [expect.stringContaining('none.csv cannot be read (ENOENT)')] });
  });

  it('takes thousands of institutions of the register, with progress', async () => {
    shown.length = 0;
    const before = (await all()).length;
    const result = await run('aishe.csv', institutionsFixture(3000));
    expect(result.lines).toEqual(['Imported: 3,000 new, 0 replaced.']);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.at(-1)).toBe(3000);
    await server.shared.snapshot.refresh();
    const { body } = await server.call('GET', '/colleges?limit=1');
    expect(body.data.pagination.totalCount).toBe(before + 3000);
  });
});
