/** Reminders without an account and offline: a file for the calendar of the phone, and a text that the person sends themselves. */
import ICAL from 'ical.js';
import { beforeEach, vi } from 'vitest';
import { downloads } from './downloads.ts';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { phoneWith } from './phone.ts';

const steps = [
  { id: 'own:1', text: 'Ask the sister; about forms', done: false, due: '2026-12-05' },
  { id: 'own:2', text: 'Done already', done: true, due: '2026-12-06' },
  { id: 'own:3', text: 'Some day', done: false },
];

beforeEach(() => {
  // A day on which something is announced.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T06:00:00Z') });
});

function leaveThings(): void {
  localStorage.setItem('path-plan', JSON.stringify({ plan: { goal: null, ways: [], steps }, version: 0, isKept: false }));
  localStorage.setItem('exams-calendar', JSON.stringify(['nda']));
}

const cut = (page: JourneyPage) => page.network.route(/./, (route) => route.abort());
const save = (page: JourneyPage, name = 'All these days as a file for my phone’s calendar') => page.getByRole('button', { name }).click();

/** As a calendar reads it. */
const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return { uid: event.uid, title: event.summary, day: event.startDate.toString(), alarms: part.getAllSubcomponents('valarm').length };
  });

test('the calendar gives its days and those of the plan’s open steps as one file, made offline', async ({ page, request }) => {
  leaveThings();
  const { last } = downloads();
  await page.goto('/calendar');
  await expect(page.getByText('11 April 2027').first()).toBeVisible();
  cut(page);
  const before = page.network.asked.length;
  await save(page);
  const events = eventsOf(await last());
  expect(events).toContainEqual({ uid: 'step-own-1@disha', title: 'Ask the sister; about forms', day: '2026-12-05', alarms: 1 });
  expect(events.filter(({ title }) => /Done already|Some day/.test(title))).toEqual([]);
  expect(events).toContainEqual(expect.objectContaining({ uid: 'nda.2027-1-exam@exam-dates.disha', day: '2027-04-11' }));
  expect(page.network.asked.slice(before)).toEqual([]);
  // A calendar that follows the address too finds each day once.
  page.network.unroute();
  const { body } = await request('GET', '/calendar?exams=nda');
  const known = (body.data as { exams: { dates: { id: string }[] }[] }).exams[0]!.dates.map(({ id }) => `nda.${id}@exam-dates.disha`);
  expect(events.filter(({ uid }) => uid.startsWith('nda.')).every(({ uid }) => known.includes(uid))).toBe(true);
});

test('a text for the family stands there to be changed, and goes out only by the phone’s own way of sending', async ({ page }) => {
  leaveThings();
  const sent: unknown[] = [];
  phoneWith({ share: async (what: unknown) => void sent.push(what) });
  await page.goto('/path/plan');
  await expect(page.getByRole('checkbox', { name: /^Ask the sister/ })).toBeVisible();
  await page.network.idle();
  cut(page);
  const before = page.network.asked.length;
  await page.getByText('A text to send to my family').click();
  const written = page.getByLabel('The text');
  await expect(written).toHaveValue(
    [
      'My next days, please help me to keep them:',
      '• 5 December 2026: Ask the sister; about forms',
      'Dates can change: please check them on the official website.',
    ].join('\n'),
  );
  await expectAccessible();
  await written.fill('Papa, 5 December!');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Send or copy it' }).click();
  expect(sent).toEqual([{ text: 'Papa, 5 December!' }]);
  expect(page.network.asked.slice(before)).toEqual([]);
});

test('in Hindi, and where a phone has nothing to send with it is copied', async ({ page }) => {
  leaveThings();
  const { last } = downloads();
  const copied: string[] = [];
  phoneWith({ share: undefined, clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await page.goto('/hi/calendar');
  await page.getByText('घर वालों को भेजने के लिए संदेश').click();
  await page.getByRole('button', { name: 'भेजें या कॉपी करें' }).click();
  await expect(page.getByText('संदेश कॉपी हो गया।', { exact: false })).toBeVisible();
  expect(copied).toHaveLength(1);
  expect(copied[0]).toMatch(/^मेरे अगले दिन/);
  expect(copied[0]).toContain('• 5 दिसंबर 2026: Ask the sister; about forms');
  expect(copied[0]).toMatch(/11 अप्रैल 2027: NDA/);
  await save(page, 'ये सब दिन मेरे फ़ोन के कैलेंडर के लिए फ़ाइल में');
  expect(await last()).toContain('कल: Ask the sister');
});

test('where nothing has a day there is nothing to take along', async ({ page }) => {
  localStorage.setItem('path-plan', JSON.stringify({ plan: { goal: null, ways: [], steps: steps.slice(1) }, version: 0, isKept: false }));
  await page.goto('/path/plan');
  await expect(page.getByRole('checkbox', { name: 'Some day' })).toBeVisible();
  await expect(page.getByRole('button', { name: /as a file for my phone/ })).toHaveCount(0);
});
