/** Every exam that ships, as a calendar anywhere in the world reads it. */
import { limits } from '@disha/contract/limits';
import ICAL from 'ical.js';
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { ShippedTranslations } from '../../catalog/translations.ts';
import { shippedCatalog } from '../../testing/shipped-catalog.ts';
import { shippedFolder } from '../../testing/small-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let parts: string[][];
beforeAll(async () => {
  const { exams } = await shippedCatalog();
  const ids = exams.map(({ id }) => id);
  const most = limits.calendarExams;
  parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ids.slice(at * most, (at + 1) * most));
  server = await testApp({
    catalog: { exams },
    parts: { now: () => new Date('2026-11-16T06:00:00Z'), translations: new ShippedTranslations(shippedFolder) },
  });
}, 60_000);

const filesIn = async (language: string): Promise<string[]> =>
  Promise.all(
    parts.map(async (ids) => {
      const { status, body } = await server.call('GET', `/calendar.ics?exams=${ids.join(',')}&lang=${language}`);
      expect(status).toBe(200);
      return body as string;
    }),
  );
const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');

/** What a client in this zone takes for the first and the last day of each event: local midnights. */
const script = `
  const { default: ICAL } = await import('ical.js');
  let text = '';
  for await (const part of process.stdin) text += part;
  const said = (at) => [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours()].join('-');
  const local = (time) => said(time.toJSDate());
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  console.log(JSON.stringify(events.map((event) => [event.uid, local(event.startDate), local(event.endDate)])));
`;
const readIn = (zone: string, text: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      input: text,
      encoding: 'utf8',
      cwd: import.meta.dirname,
      env: { TZ: zone },
    }),
  ) as [string, string, string][];

describe.each(['en', 'hi'])('the calendar of all exams in %s', (language) => {
  it('is taken by a parser, every event once, folded and whole', async () => {
    ICAL.design.strict = true;
    const files = await filesIn(language);
    const uids = files.flatMap((text) => eventsIn(text).map((part) => String(part.getFirstPropertyValue('uid'))));
    expect(uids.length).toBeGreaterThan(parts.flat().length);
    expect(new Set(uids).size).toBe(uids.length);
    for (const text of files) {
      expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(text).not.toContain('\uFFFD');
    }
  });

  it('marks what is not announced, and nothing else, as tentative', async () => {
    const events = (await filesIn(language)).flatMap(eventsIn);
    const tentative = events.filter((part) => part.getFirstPropertyValue('status') === 'TENTATIVE');
    const words = language === 'hi' ? /अभी (घोषित|पता) नहीं$/ : /(not announced|day not known yet)$/;
    for (const part of events) expect(words.test(String(part.getFirstPropertyValue('summary')))).toBe(tentative.includes(part));
    expect(tentative.length).toBeGreaterThan(0);
    expect(tentative.length).toBeLessThan(events.length);
  });
});

it('has no event on another day, wherever it is read', async () => {
  const [text = ''] = await filesIn('en');
  const days = eventsIn(text).map((part) => {
    const event = new ICAL.Event(part);
    const said = (time: ICAL.Time) => [time.year, time.month, time.day, 0].join('-');
    return [event.uid, said(event.startDate), said(event.endDate)];
  });
  for (const zone of ['Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])
    expect(readIn(zone, text), zone).toEqual(days);
}, 60_000);
