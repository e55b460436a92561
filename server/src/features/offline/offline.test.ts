import { packFile } from '@disha/contract/packs.words';
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { noFees } from '../../catalog/fees/fee-files.ts';
import { shippedStates } from '../../testing/shipped-states.ts';
import { sampleBand } from '../../testing/sample-fees.ts';
import { sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';

interface Listed {
  name: string;
  kind: string;
  label: string;
  bytes: number;
  hash: string;
}

const now = new Date('2026-11-18T06:00:00Z');
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    catalog: {
      exams: [sampleExam({ id: 'keam', shortName: 'KEAM' })],
      courses: [sampleCourse({ id: 'bca' })],
      colleges: [
        sampleCollege({
          ...{ id: 'a-college', state: 'Kerala', courses: [{ courseId: 'bca', intake: 60 }], website: 'https://a.example.in' },
          ...{ keeper: 'state', keeperBasis: 'list', keeperSource: 'UGC list 2025', keeperCertainty: 'A' },
        }),
        sampleCollege({ id: 'b-college', name: 'Zamorin', state: 'Kerala', courses: [{ courseId: 'bca', intake: null, basis: 'hand' }] }),
      ],
    },
    parts: {
      states: shippedStates(),
      now: () => now,
      fees: {
        ...noFees,
        bands: [
          sampleBand({ id: 'of-type', courses: ['bca'], type: 'state_university' }),
          sampleBand({ id: 'own', courses: ['bca'], colleges: ['b-college'], from: 70_000, to: 70_000 }),
        ],
      },
    },
  });
});

const listed = async (lang = 'en'): Promise<Listed[]> => (await server.call('GET', `/packs?lang=${lang}`)).body.data.packs;
const named = async (name: string) => (await listed()).find((pack) => pack.name === name)!;
const sent = async ({ name, hash }: Listed, headers = {}) => server.app.inject({ url: `/api/packs/${packFile(name, hash)}`, headers });
const contentOf = async (name: string) => JSON.parse((await sent(await named(name))).body);

describe('the packs', () => {
  it('are listed with what they hold, their size as sent and the day of the answer', async () => {
    // The first request may have to be sent again.
    await expect.poll(async () => (await server.call('GET', '/packs')).body.data.isWhole, { timeout: 15_000 }).toBe(true);
    const { status, body } = await server.call('GET', '/packs');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ isWhole: true, at: now.toISOString() });
    expect(body.data.packs.map(({ name }: Listed) => name).sort()).toEqual(['catalogs-en', 'catalogs-hi', 'colleges-kerala']);
    const colleges = (await listed('hi')).find(({ name }) => name === 'colleges-kerala');
    expect(colleges).toMatchObject({ kind: 'colleges', state: 'Kerala', label: 'केरल के कॉलेज' });
  });

  it('are sent as they were weighed, by a name that holds their hash, to be kept for ever', async () => {
    const pack = await named('catalogs-hi');
    const { statusCode, headers, rawPayload } = await sent(pack, { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(rawPayload.length).toBe(pack.bytes);
    const text = brotliDecompressSync(rawPayload);
    expect(createHash('sha256').update(text).digest('hex').startsWith(pack.hash)).toBe(true);
    expect((await sent(pack)).body).toBe(text.toString());
  });

  it('hold the very answers of the catalogs, the lists and what stands behind each of their items', async () => {
    const { answers, language } = await contentOf('catalogs-hi');
    expect(language).toBe('hi');
    for (const path of ['/exams', '/exams/keam', '/courses/bca', '/states', '/states/bihar'])
      expect(answers[path], path).toEqual((await server.call('GET', `${path}?lang=hi`)).body.data);
  });

  it('hold the cards of a state’s colleges, with the courses known of each', async () => {
    const { state, courses, about, fees, ownFees, colleges } = await contentOf('colleges-kerala');
    expect([state, courses]).toEqual(['Kerala', ['bca']]);
    const [card] = (await server.call('GET', '/colleges?state=Kerala')).body.data.colleges;
    const { college } = (await server.call('GET', '/colleges/a-college')).body.data;
    const { kind, keeper, location, contact } = college;
    expect(keeper).toEqual({ by: 'state', basis: 'list', source: 'UGC list 2025', certainty: 'A' });
    const { address, pincode } = location;
    expect(colleges).toEqual([
      { ...card, more: { known: [[0]], website: contact.website, address, pincode, kind, keeper, fees: [0] } },
      expect.objectContaining({ more: expect.objectContaining({ known: [[0, 2]], ownFees: [0] }) }),
    ]);
    const { courseName, field, level } = college.courses[0];
    expect(about).toMatchObject([{ field, level, names: { en: courseName } }]);
    const feesOf = async (id: string) => (await server.call('GET', `/colleges/${id}`)).body.data.college.fees;
    expect([fees[0].en]).toEqual(await feesOf('a-college'));
    expect([ownFees[0].en]).toEqual(await feesOf('b-college'));
  });

  it('are made anew where their facts change, and only those; the one before is gone then', async () => {
    const [exams, colleges] = [await named('catalogs-en'), await named('colleges-kerala')];
    const body = {
      kind: 'exams',
      id: 'keam',
      field: 'name',
      to: 'Another name',
      why: 'renamed',
      source: 'https://cee.example.in',
      by: 'A',
    };
    expect((await server.call('POST', '/corrections', { body, token: adminToken })).status).toBe(200);
    await expect.poll(async () => (await named('catalogs-en')).hash, { timeout: 15_000 }).not.toBe(exams.hash);
    expect((await named('colleges-kerala')).hash).toBe(colleges.hash);
    expect((await contentOf('catalogs-en')).answers['/exams/keam'].exam.name).toBe('Another name');
    expect((await sent(exams)).statusCode).toBe(404);
  });

  it('say nothing of what is no pack', async () => {
    for (const file of ['catalogs-en-0.json', '..%2fexams', 'colleges-kerala.json'])
      expect((await server.app.inject(`/api/packs/${file}`)).statusCode, file).toBe(404);
  });
});
