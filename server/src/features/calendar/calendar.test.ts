import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShippedTranslations } from '../../catalog/translations.ts';
import { catalogsWith, sampleDate, sampleExam } from '../../testing/sample-catalog.ts';
import { shippedFolder } from '../../testing/small-catalog.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';

const announced = { status: 'announced', certainty: 'A' } as const;
const nda = sampleExam({
  id: 'nda',
  shortName: 'NDA; & NA, I\\II',
  dates: {
    '2027-1-registration_closes': sampleDate({ event: 'registration_closes', from: '2026-12-22', to: '2026-12-22', ...announced }),
    '2027-1-exam': sampleDate({ from: '2027-04-11', to: '2027-04-13', ...announced }),
    '2027-2-exam': sampleDate({ session: '2', from: '2027-09', to: '2027-10' }),
    '2026-2-exam': sampleDate({ session: '2', from: '2026-09-13', to: '2026-09-13', status: 'last_year', year: 2026, certainty: 'A' }),
  },
});

let server: TestApp;
let now = new Date('2026-11-16T06:00:00Z');
let loads = 0;
beforeAll(async () => {
  server = await testApp({ parts: { now: () => now, translations: new ShippedTranslations(shippedFolder) } });
});
beforeEach(async () => {
  now = new Date('2026-11-16T06:00:00Z');
  await server.pool.query('truncate catalog_corrections, catalog_items, calendar_revisions');
  await server.shared.catalog.replaceShipped(catalogsWith({ exams: [nda, sampleExam()] }), `load ${(loads += 1)}`);
  await server.shared.snapshot.refresh();
});

const file = async (query: string): Promise<string> => {
  const { status, body, headers } = await server.call('GET', `/calendar.ics?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  return body as string;
};
const parsed = (text: string) => {
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((part) => ({ event: new ICAL.Event(part), part }));
  return new Map(events.map((each) => [each.event.uid.replace('@exam-dates.disha', ''), each]));
};
const read = async (query: string) => parsed(await file(query));
const has = (events: Awaited<ReturnType<typeof read>>, uid: string) => {
  const found = events.get(uid);
  if (!found) throw new Error(`no ${uid} among ${[...events.keys()].join(', ')}`);
  return found;
};

describe('the calendar of exams', () => {
  it('holds announced days as whole days, in whatever zone it is read', async () => {
    const { event, part } = has(await read('exams=nda'), 'nda.2027-1-exam');
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([true, '2027-04-11', '2027-04-14']);
    expect(part.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.summary).toBe('NDA; & NA, I\\II: exam (session 1)');
  });

  it('holds what is not announced as tentative months, and tells last year only in words', async () => {
    const events = await read('exams=nda');
    const { event, part } = has(events, 'nda.2027-2-exam');
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2027-09-01', '2027-11-01']);
    expect([part.getFirstPropertyValue('status'), part.getFirstPropertyValue('transp')]).toEqual(['TENTATIVE', 'TRANSPARENT']);
    expect(event.summary).toBe('NDA; & NA, I\\II: exam (session 2), usually between September and October, day not known yet');
    expect(event.description).toContain('We do not know yet. Last year the exam was held on 13 September 2026.');
    expect([...events.values()].filter(({ event: { startDate } }) => startDate.toString() < '2026-11-16')).toEqual([]);
  });

  it('rings 7 days and 1 day before a form closes, and for nothing else', async () => {
    const events = await read('exams=nda,jee-main');
    const alarms = [...events].map(([uid, { part }]) => [
      uid,
      part.getAllSubcomponents('valarm').map((one) => String(one.getFirstPropertyValue('trigger'))),
    ]);
    expect(Object.fromEntries(alarms)).toEqual({
      'nda.2027-1-registration_closes': ['-P7D', '-P1D'],
      'nda.2027-1-exam': [],
      'nda.2027-2-exam': [],
      'jee-main.2027-1-exam': [],
      'jee-main.2027-2-exam': [],
    });
  });

  it('keeps the name of an event and raises its sequence when a day changes, and only then', async () => {
    const before = has(await read('exams=nda'), 'nda.2027-2-exam');
    expect(has(await read('exams=nda&lang=hi'), 'nda.2027-2-exam').event.sequence).toBe(before.event.sequence);
    const to = sampleDate({ session: '2', from: '2027-09-12', to: '2027-09-12', ...announced });
    const body = { kind: 'exams', id: 'nda', field: 'dates.2027-2-exam', to, why: 'announced', source: 'notice', by: 'op' };
    expect((await server.call('POST', '/corrections', { token: adminToken, body })).status).toBe(200);
    const events = await read('exams=nda');
    const after = has(events, 'nda.2027-2-exam');
    expect(after.event.startDate.toString()).toBe('2027-09-12');
    expect(after.event.sequence).toBe(before.event.sequence + 1);
    expect(after.part.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(has(events, 'nda.2027-1-exam').event.sequence).toBe(0);
    expect(has(await read('exams=nda'), 'nda.2027-2-exam').event.sequence).toBe(after.event.sequence);
  });

  it('raises it once though many ask at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => read('exams=nda')));
    expect(new Set(all.map((events) => has(events, 'nda.2027-1-exam').event.sequence))).toEqual(new Set([0]));
  });

  it.each([
    ['2027-04-13T18:29:59Z', '2027-09-01'],
    ['2027-10-31T18:29:59Z', '2027-09-01'],
    ['2027-10-31T18:30:00Z', '2028-09-01'],
    ['2028-02-29T12:00:00Z', '2028-09-01'],
  ])('at %s expects the second session from %s', async (moment, from) => {
    now = new Date(moment);
    expect(has(await read('exams=nda'), 'nda.2027-2-exam').event.startDate.toString()).toBe(from);
  });

  it('is folded at 75 octets and reads the same again, Hindi too', async () => {
    for (const query of ['exams=nda,jee-main&lang=hi', 'exams=nda']) {
      const text = await file(query);
      const lines = text.split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(text).not.toMatch(/[^\r]\n|\uFFFD/);
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    }
    const { event } = has(await read('exams=nda&lang=hi'), 'nda.2027-2-exam');
    expect(event.summary).toBe('NDA; & NA, I\\II: परीक्षा (सत्र 2), आम तौर पर सितंबर और अक्टूबर के बीच, दिन अभी पता नहीं');
    expect(event.description).toContain('अभी पता नहीं। पिछले साल परीक्षा 13 सितंबर 2026 को हुई थी।');
  });

  it.each([
    ['', 'exams'],
    ['exams=', 'exams'],
    ['exams=nda,nothing', 'exams'],
    ['exams=nda&exams=jee-main', 'exams'],
    [`exams=${Array.from({ length: 101 }, (_, at) => `e${at}`).join(',')}`, 'exams'],
    ['exams=nda&lang=xx', 'lang'],
  ])('refuses %s', async (query, path) => {
    const { status, body } = await server.call('GET', `/calendar.ics?${query}`);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('is only read', async () => {
    expect((await server.call('POST', '/calendar.ics?exams=nda')).status).toBe(405);
  });
});
