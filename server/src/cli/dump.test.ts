import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCsvObjects } from '../catalog/sheets/csv.ts';
import { atTheEnd } from '../testing/at-the-end.ts';
import { adminToken, testApp, type TestApp } from '../testing/test-app.ts';
import { sampleCareer, sampleCollege, sampleCourse, sampleExam, sampleGuide, sampleScholarship } from '../testing/sample-catalog.ts';
import { smallCatalog } from '../testing/small-catalog.ts';
import { loadCutoffs } from '../features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa } from '../testing/cutoffs-fixture.ts';
import { newStudent } from '../testing/new-student.ts';
import { dumpInto } from './dump-command.ts';

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'disha-dump-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const openDataFolder = temporary();
const tricky = 'A "quoted", name\nwith a line, and \u202e marks http://evil.example/x';
let server: TestApp;
let folder: string;
let version: string;

const make = (parent: string) => dumpInto(server.db, smallCatalog(), parent);
const text = (name: string, at = folder) => readFileSync(join(at, name), 'utf8');
const rowsOf = (name: string) =>
  text(`${name}.jsonl`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  server = await testApp({
    openDataFolder,
    catalog: {
      exams: [sampleExam()],
      courses: [sampleCourse()],
      colleges: [sampleCollege(), sampleCollege({ id: 'a-college', name: tricky, sources: ['AISHE 2025'] })],
      careers: [sampleCareer()],
      scholarships: [sampleScholarship()],
      guides: [sampleGuide()],
    },
  });
  await loadCutoffs(temporaryCutoffs([josaa]), server.db).done;
  const { token } = await newStudent(server, { name: 'Zarina Secretname' });
  await server.call('POST', '/reports', { token, body: { type: 'exams', id: 'jee-main', text: 'secretreporttext', source: 'me' } });
  const corrected = { note: 'A corrected note.', why: 'secretreason' };
  expect((await server.call('PUT', '/exams/jee-main', { body: corrected, token: adminToken })).status).toBe(200);
  ({ folder } = await make(openDataFolder));
  version = folder.split(/[/\\]/).at(-1) ?? '';
});

describe('the dump', () => {
  it('is byte-identical when it is made twice', async () => {
    const { folder: again } = await make(temporary());
    expect(again.endsWith(version)).toBe(true);
    expect(readdirSync(again)).toEqual(readdirSync(folder));
    for (const name of readdirSync(folder)) expect(text(name, again) === text(name), name).toBe(true);
  });

  it('says of every file its checksum, in a list and in the description for programs', () => {
    const described = JSON.parse(text('croissant.json')) as {
      version: string;
      conformsTo: string;
      distribution: { name: string; sha256: string }[];
      recordSet: { name: string; field: { name: string }[] }[];
    };
    expect([described.version, described.conformsTo]).toEqual([version, 'http://mlcommons.org/croissant/1.1']);
    for (const line of text('SHA256SUMS').trim().split('\n')) {
      const [sum, name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
        name,
      ).toBe(sum);
      expect(described.distribution).toContainEqual(expect.objectContaining({ name, sha256: sum }));
    }
    for (const { name, field } of described.recordSet) {
      const columns = Object.keys(parseCsvObjects(text(`${name}.csv`))[0]?.record ?? {});
      if (columns.length > 0)
        expect(
          field.map((one) => one.name),
          name,
        ).toEqual(columns);
    }
  });

  it('read back tells what the API tells', async () => {
    const { exam } = (await server.call('GET', '/exams/jee-main')).body.data;
    expect(rowsOf('exams')[0]).toMatchObject({
      id: exam._id,
      name: exam.name,
      note: 'A corrected note.',
      sources: exam.sources,
      asOf: exam.asOf,
    });
    const { college } = (await server.call('GET', '/colleges/iit-bombay')).body.data;
    expect(rowsOf('colleges').find(({ id }) => id === college._id)).toMatchObject({ name: college.name, state: college.location.state });
    const shown = (
      await server.call('POST', '/chances', {
        body: { counselling: 'josaa', list: 'jee-main', value: 5000, category: 'OPEN', gender: 'male', pwd: false, class12State: 'Goa' },
      })
    ).body.data.lines;
    const rows = rowsOf('closing-ranks');
    const seats = rowsOf('seats');
    expect(shown.length).toBeGreaterThan(0);
    for (const { id, institute, history } of shown) {
      expect(seats).toContainEqual(expect.objectContaining({ id, counselling: 'josaa', institute: institute.name }));
      for (const { year, closing } of history) expect(rows).toContainEqual(expect.objectContaining({ seats: id, year, closing }));
    }
  });

  it('has the same rows as CSV, whatever stands in a name', () => {
    for (const name of ['colleges', 'exams', 'seats', 'closing-ranks', 'taxonomies']) {
      const cells = parseCsvObjects(text(`${name}.csv`)).map(({ record }) => record);
      const rows = rowsOf(name);
      expect(cells.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      for (const [at, row] of rows.entries())
        for (const [column, value] of Object.entries(row))
          expect(cells[at]?.[column], `${name} ${column}`).toBe(
            value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean),
          );
    }
  });

  it('is plain: no mark of direction, no foreign link', () => {
    const name = rowsOf('colleges').find(({ id }) => id === 'a-college')?.['name'];
    expect(name).toBe('A "quoted", name\nwith a line, and  marks (link left out)');
  });

  it('says the licence of each row, and that none is stated where that is so', () => {
    const licenceOf = (id: string) => rowsOf('colleges').find((row) => row['id'] === id)?.['licence'];
    expect(licenceOf('a-college')).toMatch(/^MIT/);
    expect(licenceOf('iit-bombay')).toBe('facts only, no licence stated');
    expect(text('README.md')).toContain('facts only, no licence stated');
  });

  it('has each rule with its sentence, each state’s ways and every shared value in both languages', () => {
    expect(rowsOf('taxonomies')).toContainEqual(expect.objectContaining({ id: 'states/Kerala', en: 'Kerala', hi: 'केरल' }));
    expect(rowsOf('state-ways').length).toBeGreaterThan(36);
    for (const row of rowsOf('rules')) expect(row).toMatchObject({ sentence: expect.stringMatching(/\S/) as string });
  });

  it('holds nothing of a user, nor who corrected and why', () => {
    const all = readdirSync(folder)
      .map((name) => text(name))
      .join('\n');
    expect(all).not.toMatch(/secretreporttext|Secretname|secretreason/);
  });

  it('tells what changed since the version before', async () => {
    await server.call('PUT', '/exams/jee-main', { body: { note: 'Another note.', why: 'x' }, token: adminToken });
    const { folder: next } = await make(openDataFolder);
    expect(next).not.toBe(folder);
    expect(text('CHANGELOG.md', next)).toMatch(/## exams\n\n- changed 1: jee-main/);
    expect(text('CHANGELOG.md')).toContain('No earlier version');
  });
});

describe('/open-data', () => {
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('lists the versions, and sends their files for good, also in parts', async () => {
    const { versions } = (await get('/open-data')).json<{ versions: { version: string; files: string[] }[] }>();
    expect(versions.find((one) => one.version === version)?.files).toContain(`/open-data/${version}/exams.csv`);
    const whole = await get(`/open-data/${version}/exams.csv`);
    expect([whole.statusCode, whole.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(whole.body).toBe(text('exams.csv'));
    const part = await get(`/open-data/${version}/exams.csv`, { range: 'bytes=3-9' });
    expect([part.statusCode, part.body]).toEqual([206, text('exams.csv').slice(3, 10)]);
    expect((await get(`/open-data/${version}/exams.csv`, { range: 'bytes=999999999-' })).statusCode).toBe(416);
  });

  it.each(['/open-data/../catalogs.image', '/open-data/%2e%2e/passwd', '/open-data/x.making-1/a.csv', '/open-data/nothing'])(
    'has nothing at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
