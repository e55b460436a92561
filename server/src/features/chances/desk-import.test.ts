import { join } from 'node:path';
import type { PublishedRow } from '@disha/chances/published';
import { nextYear } from '@disha/chances/fitted';
import type { ChanceLine } from '@disha/contract/chances';
import { cutoffColumns as columns } from '@disha/contract/chances.words';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../../db/backup.ts';
import { checkBackup, restoreInto } from '../../db/restore.ts';
import { asked, temporaryCutoffs, josaa, lastYears, mhtcet } from '../../testing/cutoffs-fixture.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { emptyDatabase, openTestDatabase } from '../../testing/test-database.ts';
import { CutoffsRepository } from './cutoffs.repository.ts';
import { loadCutoffs } from './load-cutoffs.ts';

const shipped = temporaryCutoffs([josaa, mhtcet]);
const now = () => new Date(Date.UTC(nextYear, 8, 1));
const parts = { catalogFolder: shipped, now };

let server: TestApp;
let operator: TestStudent;
beforeAll(async () => {
  server = await testApp({ parts });
  operator = await newStudent(server, { role: 'operator', name: 'Ravi Das' });
  await loadCutoffs(shipped, server.db).done;
});

/** Seats of the fixture that closed at 10,000 in each of the last years. */
const known: PublishedRow = {
  year: String(nextYear),
  round: '6 (final)',
  authority: 'JoSAA',
  institute_name_as_published: 'Birla Institute of Technology, Mesra, Ranchi',
  programme_as_published: 'Civil Engineering',
  degree: '',
  years: '',
  quota: 'AI',
  category: 'OPEN',
  pwd: '0',
  gender: 'neutral',
  opening: '7000',
  closing: '12000',
  unit: 'rank',
  source: 'the notice of July',
  note: '',
};
const row = (more: Partial<PublishedRow> = {}): PublishedRow => ({ ...known, ...more });
const csv = (...rows: PublishedRow[]) =>
  [columns.join(','), ...rows.map((each) => columns.map((column) => `"${each[column]}"`).join(','))].join('\n');

const send = (text: string, query = '', { token = operator.token, to = server } = {}) =>
  to.call('POST', `/desk/import/cutoffs${query}`, { token, headers: { 'content-type': 'text/csv' }, body: text });
const linesOf = async (search: string, more: object = {}, of = server): Promise<ChanceLine[]> => {
  const { status, body } = await of.call('POST', '/chances', { body: { ...asked, search, class12State: 'Goa', ...more } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.lines;
};
const civil = async (of = server) => (await linesOf('mesra civil', {}, of)).find(({ programme }) => programme.name === 'Civil Engineering');
const audit = async () => (await server.call('GET', '/desk/audit', { token: operator.token })).body.data.entries;

describe('closing ranks from a file', () => {
  it('are told in a dry run, which changes nothing', async () => {
    const before = await civil();
    const { status, body } = await send(csv(row(), row({ year: String(nextYear - 1) })), '?dryRun=true');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ added: 1, changed: 1, unchanged: 0, errors: [], errorCount: 0 });
    expect(body.data.changes[1]).toMatchObject({
      what: 'changed',
      name: expect.stringContaining('Mesra') as string,
      fields: expect.arrayContaining([{ field: 'closing', from: 10_000, to: 12_000 }]) as unknown[],
    });
    expect(await civil()).toEqual(before);
    expect(await audit()).toEqual([]);
  });

  it('are seen at once, in history and in the audit; sent again, nothing changes', async () => {
    const { status, body } = await send(csv(row()), '?name=july.csv');
    expect([status, body.data.added]).toEqual([200, 1]);
    const line = await civil();
    expect(line?.history.map(({ year }) => year)).toEqual([...lastYears, nextYear]);
    expect(line?.history.at(-1)).toEqual({ year: nextYear, round: '6 (final)', opening: 7000, closing: 12_000 });
    const [counselling] = (await server.call('GET', '/chances/counsellings')).body.data.counsellings;
    expect(counselling).toMatchObject({ years: [...lastYears, nextYear], sources: ['made-up', 'the notice of July'] });
    const [entry] = await audit();
    expect(entry).toMatchObject({
      by: 'Ravi Das',
      action: 'imported',
      catalog: 'cutoffs',
      source: 'july.csv',
      to: { added: 1, skipped: 0 },
    });
    expect((await send(csv(row()))).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect((await send(csv(row({ closing: '12500' })))).body.data).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect((await civil())?.history.at(-1)?.closing).toBe(12_500);
  });

  it('of what is shipped already change nothing', async () => {
    const same = row({ year: String(nextYear - 1), round: 'final', opening: '1', closing: '10000' });
    expect((await send(csv(same))).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  it('may name an institute and a programme for the first time', async () => {
    const fresh = { institute_name_as_published: 'National Institute of Technology, Satara', programme_as_published: 'Robotics' };
    const { body } = await send(
      csv(row({ ...fresh, quota: 'HS', note: 'state=Maharashtra' }), row({ ...fresh, quota: 'OS', note: 'state=Maharashtra' })),
    );
    expect(body.data).toMatchObject({ added: 2, errorCount: 0 });
    expect(await linesOf('satara')).toMatchObject([{ quota: 'OS', programme: { name: 'Robotics' }, noCall: 'short_history' }]);
    expect(await linesOf('satara', { class12State: 'Maharashtra', kind: 'nit' })).toMatchObject([{ quota: 'HS' }]);
  });

  it('of a percentile are taken as such', async () => {
    const of = {
      authority: 'MHT-CET CAP',
      institute_name_as_published: 'A College',
      quota: 'State Level',
      closing: '96.5',
      opening: '',
      unit: 'percentile',
    };
    expect((await send(csv(row(of)))).body.data.added).toBe(1);
    expect((await send(csv(row({ ...of, closing: '101' })))).status).toBe(400);
  });
});

describe('what cannot be', () => {
  it.each<[string, Partial<PublishedRow>, string, string]>([
    ['an unknown counselling', { authority: 'Nobody' }, 'there is no counselling "Nobody"', '"Nobody" नाम की कोई काउंसलिंग नहीं है'],
    ['a word of the language', { authority: 'constructor' }, 'no counselling "constructor"', '"constructor" नाम की कोई काउंसलिंग नहीं है'],
    ['an unknown category', { category: 'Royal' }, '"Royal" is no category of JoSAA', '"Royal" किसी पिछले साल में JoSAA की श्रेणी नहीं'],
    ['an unknown quota', { quota: 'Moon' }, '"Moon" is no quota of JoSAA', '"Moon" किसी पिछले साल में JoSAA का कोटा नहीं रहा'],
    ['no rank', { closing: '-5' }, 'closing "-5" cannot be used', 'closing "-5" काम में नहीं आ सकता'],
    ['the rank 0', { closing: '0' }, 'closing "0" cannot be used', 'closing "0" काम में नहीं आ सकता'],
    ['a rank too high', { opening: '3000001' }, 'opening "3000001" cannot be used', 'opening "3000001" काम में नहीं आ सकता'],
    ['a year to come', { year: String(nextYear + 2) }, `year "${nextYear + 2}" cannot be used`, `year "${nextYear + 2}" काम में नहीं`],
    ['no source', { source: '' }, 'source is empty', 'source ख़ाली है'],
    ['a NUL in a name', { institute_name_as_published: 'A\0B' }, 'cannot be used', 'काम में नहीं आ सकता'],
    ['a name without an end', { programme_as_published: 'x'.repeat(301) }, 'is longer than 300 characters', '300 अक्षरों से लंबा है'],
    [
      'home seats of nobody knows which state',
      { institute_name_as_published: 'National Institute of Technology, Nowhere', quota: 'HS' },
      'it is not known in which state National Institute of Technology, Nowhere is',
      'पता नहीं कि National Institute of Technology, Nowhere किस राज्य में है',
    ],
  ])('%s: named by its line in both languages, and nothing is imported', async (_what, more, english, hindi) => {
    const file = csv(row({ closing: '1234' }), row({ programme_as_published: 'Physics', ...more }));
    const { status, body } = await send(file);
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(body.data.errors).toEqual([{ line: 3, message: expect.stringContaining(english) as string }]);
    const inHindi = await send(file, '?dryRun=true&lang=hi');
    expect(inHindi.body.data.errors).toEqual([{ line: 3, message: expect.stringContaining(hindi) as string }]);
    expect((await civil())?.history.at(-1)?.closing).not.toBe(1234);
  });

  it.each([
    ['no columns', 'year,closing\n2027,1', 1],
    ['nothing below the columns', columns.join(','), 1],
    ['a quote without an end', `${columns.join(',')}\n"2027`, 2],
    ['a cell too few', `${columns.join(',')}\n2027,1`, 2],
    ['the same seats twice', csv(row(), row({ closing: '5' })), 3],
  ])('%s: 400, with the line', async (_what, text, line) => {
    const { status, body } = await send(text);
    expect([status, body.data.errors.map((error: { line: number }) => error.line)]).toEqual([400, [line]]);
  });

  it('is left out with skipBad, and the good lines go in', async () => {
    const { status, body } = await send(csv(row({ closing: '13000' }), row({ category: 'Royal' })), '?skipBad=true');
    expect([status, body.data.changed, body.data.errorCount]).toEqual([200, 1, 1]);
    expect((await civil())?.history.at(-1)?.closing).toBe(13_000);
    expect((await audit())[0].to).toMatchObject({ changed: 1, skipped: 1 });
  });

  it('is refused of anybody but an operator, before the file is read', async () => {
    const editor = await newStudent(server, { role: 'editor' });
    const student = await newStudent(server);
    expect((await send(csv(row()), '', { token: editor.token })).status).toBe(403);
    expect((await send(csv(row()), '', { token: student.token })).status).toBe(403);
    expect((await send(csv(row()), '', { token: 'A'.repeat(43) })).status).toBe(401);
  });
});

describe('what was brought in', () => {
  it('is there after a restart, and after other files are shipped', async () => {
    await send(csv(row({ closing: '14000' })));
    // A start finds everything as it should be.
    expect(await loadCutoffs(shipped, server.db).done).toBe(0);
    const other = temporaryCutoffs([{ ...josaa, lines: josaa.lines.slice(0, 8) }, mhtcet]);
    expect(await loadCutoffs(other, server.db).done).toBe(1);
    const line = await civil();
    expect(line?.history.map(({ closing }) => closing)).toEqual([10_000, 10_000, 10_000, 14_000]);
    expect(await loadCutoffs(shipped, server.db).done).toBe(1);
  });

  it('comes along in a backup', async () => {
    await send(csv(row({ closing: '14500' })));
    const file = join(shipped, 'all.gz');
    await writeBackup(server.connection, file);
    const target = await emptyDatabase();
    await restoreInto(target, file, await checkBackup(file), 'here');
    const elsewhere = openTestDatabase(target);
    expect(await loadCutoffs(shipped, elsewhere.db).done).toBe(2);
    expect((await civil(await testApp({ database: elsewhere, parts })))?.history.at(-1)?.closing).toBe(14_500);
  });

  it('is laid over nothing where nothing is shipped', async () => {
    const bare = await testApp({ parts: { now } });
    const { token } = await newStudent(bare, { role: 'operator' });
    expect((await send(csv(row()), '', { token, to: bare })).body.data.added).toBe(1);
    expect(await civil(bare)).toMatchObject({ history: [{ year: nextYear }], noCall: 'short_history' });
  });

  it('of two operators in two processes is all there', async () => {
    const other = await testApp({ database: server, parts });
    const first = row({ closing: '800', category: 'ST', programme_as_published: 'Physics' });
    const second = row({ closing: '15000', gender: 'female' });
    const answers = await Promise.all([send(csv(first)), send(csv(second), '', { to: other })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const closings = async (more: object) => (await linesOf('mesra', more)).map(({ history }) => history.at(-1)?.closing);
    expect(await closings({ category: 'ST' })).toContain(800);
    expect(await closings({ gender: 'female' })).toContain(15_000);
  });

  it('is one at a time in a process: while one waits for its turn the next is told to wait', async () => {
    const closingRanks = new CutoffsRepository(server.db);
    let both: ReturnType<typeof send>[] = [];
    await closingRanks.alone(async () => {
      both = [send(csv(row({ closing: '15100' }))), send(csv(row({ closing: '15200' })))];
      expect(await Promise.race(both)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    });
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the calls', () => {
  const everySeat = josaa.lines.map((line): PublishedRow => {
    const { institutes, programmes } = josaa;
    return row({
      institute_name_as_published: institutes[line.institute]?.name ?? '',
      programme_as_published: programmes[line.programme]?.name ?? '',
      degree: line.list === 'jee-main-barch' ? 'Bachelor of Architecture' : '',
      quota: line.quota,
      category: line.category,
      pwd: line.pwd ? '1' : '0',
      gender: line.gender,
      opening: '',
      closing: String((line.history.at(-1)?.closing ?? 0) * 2),
    });
  });
  const started = async () => {
    const own = await testApp({ parts });
    await loadCutoffs(shipped, own.db).done;
    const { token } = await newStudent(own, { role: 'operator' });
    return { own, import: (...rows: PublishedRow[]) => send(csv(...rows), '', { token, to: own }) };
  };

  it('look at a new year once it is whole', async () => {
    const { own, import: bring } = await started();
    const before = (await civil(own))?.predicted?.closing ?? 0;
    expect((await bring(...everySeat)).status).toBe(200);
    expect((await civil(own))?.predicted?.closing).toBeGreaterThan(before * 1.3);
  });

  it('stay as they were for a few lines of it, and for a round that is not the last', async () => {
    const { own, import: bring } = await started();
    const before = await civil(own);
    await bring(row({ programme_as_published: 'Physics', category: 'ST', closing: '1600' }));
    expect((await civil(own))?.predicted).toEqual(before?.predicted);
    await bring(...everySeat.map((each) => ({ ...each, round: '1' })));
    const after = await civil(own);
    expect(after?.history.at(-1)).toMatchObject({ round: '1', closing: 20_000 });
    expect([after?.predicted, after?.band]).toEqual([before?.predicted, before?.band]);
  });
});
