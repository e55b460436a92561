import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogsWith, sampleCollege } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { importColleges } from './import-colleges.ts';

const folder = mkdtempSync(join(tmpdir(), 'disha-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bare = { type: '', management: '', website: '', established: '', affiliation: '' } as const;
const unknown = (id: string, aisheCode: string) =>
  sampleCollege({
    ...bare,
    courses: [],
    nirf: [],
    id,
    aisheCode,
    name: `College ${aisheCode}`,
    state: 'Goa',
    district: 'North Goa',
    sources: ['AISHE 2025'],
  });

/** Made up, in the shape of the register's export: two lines of title, its own spelling of "management". */
const columns = [
  'Aishe Code,Name,State,District,Website,Year Of Establishment,Location,College Type,Manegement',
  'University Aishe Code,University Name,University Type',
].join(',');
const file = (...rows: string[]) => ['List of colleges,,,', '"As on, today"', columns, ...rows].join('\n');
const row = (code: string, more: Partial<Record<'website' | 'year' | 'management' | 'university' | 'state', string>> = {}) =>
  [
    ...[code, `COLLEGE ${code}`, more.state ?? 'Goa', 'North Goa', more.website ?? '', more.year ?? ''],
    ...['Rural', 'Affiliated College', more.management ?? '', 'U-1', more.university ?? '', 'State Public University'],
  ].join(',');

describe('the register’s export of all colleges', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ catalog: { colleges: [] } });
  });
  let loads = 0;
  beforeEach(async () => {
    await server.pool.query('delete from catalog_corrections; delete from catalog_items');
    const known = sampleCollege({
      id: 'known',
      aisheCode: 'C-3',
      name: 'Known College',
      type: 'private',
      management: 'aided',
      website: 'https://known.in',
    });
    const colleges = [unknown('one', 'C-1'), unknown('two', 'C-2'), { ...known, otherCodes: ['C-33'] }];
    await server.shared.catalog.replaceShipped(catalogsWith({ colleges }), `load ${(loads += 1)}`);
  });

  const run = (text: string, dryRun = false) => {
    const path = join(folder, 'export.csv');
    writeFileSync(path, text);
    const { catalog: repository } = server.shared;
    return importColleges({ file: path, dryRun, repository, progress: () => () => undefined, now: new Date('2026-11-15') });
  };
  const shown = async (id: string) => (await server.shared.catalog.all('colleges')).find((each) => each.id === id);
  const whole = row('C-1', {
    website: 'www.one.ac.in',
    year: '1962',
    management: 'Private Aided',
    university: 'GOA UNIVERSITY (Id: U-0119)',
  });

  it('fills website, year, management and university of what is here', async () => {
    const { ok, lines } = await run(file(whole, row('C-2', { management: 'State Government' })));
    expect(ok).toBe(true);
    expect(lines).toEqual(['Imported: 0 new, 0 replaced, 2 filled in (website 1, established 1, management 2, affiliation 1).']);
    expect(await shown('one')).toMatchObject({
      name: 'College C-1',
      website: 'https://www.one.ac.in',
      established: '1962',
      type: 'private',
      management: 'aided',
      affiliation: 'Goa University',
      sources: ['AISHE 2025', 'AISHE colleges export'],
    });
    expect(await shown('two')).toMatchObject({ type: 'government', management: 'government' });
  });

  it('changes nothing on a dry run', async () => {
    const before = await shown('one');
    const { lines } = await run(file(whole), true);
    expect(lines.at(-2)).toContain('1 filled in');
    expect(lines.at(-1)).toBe('Dry run: nothing was changed.');
    expect(await shown('one')).toEqual(before);
  });

  it('empties nothing when it comes again with fewer cells, and says nothing new when it comes again as it was', async () => {
    await run(file(whole));
    const filled = await shown('one');
    expect((await run(file(row('C-1')))).lines).toEqual(['Imported: 0 new, 0 replaced, 1 already in the directory and left as they are.']);
    await run(file(whole));
    expect(await shown('one')).toEqual(filled);
    const { rows } = await server.pool.query(`select field, state from catalog_corrections where state <> 'active'`);
    expect(rows).toEqual([]);
  });

  it('leaves what is known as it is, and a second code of the same institution alone', async () => {
    const before = await shown('known');
    const other = { website: 'other.in', management: 'Private Un-Aided' };
    await run(file(row('C-3', { ...other, state: 'Maharashtra' }), row('C-33', { ...other, state: 'Maharashtra' })));
    expect(await shown('known')).toMatchObject({ website: 'https://known.in', management: 'aided', type: 'private' });
    expect((await shown('known'))?.sources).toEqual(before?.sources);
  });

  it('adds a code that nobody knows', async () => {
    expect((await run(file(row('C-9', { management: 'Private Aided' }), row('C-8')))).lines).toEqual(['Imported: 2 new, 0 replaced.']);
    expect(await shown('college-c-9')).toMatchObject({ name: 'College C-9', aisheCode: 'C-9', type: 'private', management: 'aided' });
    expect((await shown('college-c-8'))?.type).toBeUndefined();
  });

  it('names by its line a cell that cannot be used, and takes the rest', async () => {
    const { ok, lines } = await run(
      file(
        row('C-1', { website: 'office@one.in', year: '19621', management: 'Trust', university: 'Goa University' }),
        row('C-2', { website: 'NIL', state: 'Kerala' }),
      ),
    );
    expect(ok).toBe(true);
    expect(lines.map((line) => line.replace(/^.*export\.csv:/, ''))).toEqual([
      'Cells that say nothing usable, left out:',
      '4: website "office@one.in"',
      '4: established "19621"',
      '4: management "Trust"',
      '5: C-2 is in Goa here, not in Kerala',
      expect.stringMatching(/^Imported: .* 1 filled in \(website 0, established 0, management 0, affiliation 1\), 1 already in/),
    ]);
  });

  it.each([
    ['a line too short', 'C-1,College', '4: 2 cells, but there are 12 columns'],
    ['a state that does not exist', row('C-1', { state: 'Mordor' }), '4: there is no state or union territory "Mordor"'],
    [
      'a code that stands twice and says two things',
      `${row('C-1')}\n${row('C-1', { year: '1999' })}`,
      '5: the AISHE code C-1 stands in line 4 already',
    ],
  ])('refuses the whole file for %s, by its line', async (_, rows, expected) => {
    const before = await shown('one');
    const { ok, lines } = await run(file(`${rows}\n${row('C-2', { year: '1999' })}`));
    expect(ok).toBe(false);
    expect(lines[0]).toContain(`export.csv:${expected}`);
    expect(lines.at(-1)).toBe('Nothing was imported.');
    expect(await shown('one')).toEqual(before);
  });

  it('a file of an earlier version empties no field that it has no column for', async () => {
    await run('id,name,state,type\nknown,Renamed College,Maharashtra,private');
    expect(await shown('known')).toMatchObject({
      name: 'Renamed College',
      management: 'aided',
      otherCodes: ['C-33'],
      website: 'https://known.in',
    });
    expect((await shown('known'))?.courses).not.toEqual([]);
  });
});
