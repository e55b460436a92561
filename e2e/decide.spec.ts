/** What needs a browser of its own: two phones with one link, and the report as a file of two pages. */
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { texts as hindiPaper } from '../web/src/messages/hi/paper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { readPdf, squeezed } from './pdf-text.ts';
import { comeBackAnswered, submit } from './quiz-steps.ts';

const two = '/decide?colleges=iit-bombay,iit-delhi';
const things = ['Close to home', 'Cost', 'How sure I am to get in', 'Fits my result'];

async function weighFor(page: Page, winner: string, loser: string): Promise<void> {
  for (const thing of things) {
    await page.getByLabel(new RegExp(`^${thing}: .*${winner}`)).selectOption('5');
    await page.getByLabel(new RegExp(`^${thing}: .*${loser}`)).selectOption('2');
  }
}

test('two browsers weigh one shortlist through a server that cannot read either', async ({ page, browser, baseURL }) => {
  const sent: string[] = [];
  const listen = (one: Page) => one.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  listen(page);
  await page.goto(two);
  await weighFor(page, 'Bombay', 'Delhi');
  await expect(page.getByText(/Bombay is ahead\.$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a link for a parent' }).click();
  const href = (await page.getByRole('link', { name: /^See the answer/ }).getAttribute('href')) ?? '';
  const [address = '', key = ''] = href.split('#');
  expect(key).toMatch(/^[\w-]{22}$/);

  const parents = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'hi-IN' });
  const other = await parents.newPage();
  listen(other);
  // In their own language: the link is the same below another address.
  await other.goto(`/hi${address}#${key}`);
  await expect(other.getByText(/^इन्हें तौलिए: /)).toBeVisible();
  await expect(other).toHaveURL(`/hi${address}`);
  for (const thing of ['घर के पास', 'ख़र्च', 'दाख़िला कितना पक्का है', 'मेरे नतीजे से मेल']) {
    await other.getByLabel(new RegExp(`^${thing}: .*Delhi`)).selectOption('5');
    await other.getByLabel(new RegExp(`^${thing}: .*Bombay`)).selectOption('2');
  }
  await other.getByRole('button', { name: 'मेरा नज़रिया भेजें' }).click();
  await expect(other.getByRole('heading', { name: 'एक-दूसरे से पूछने के तीन सवाल' })).toBeVisible();
  // The key is the tab's own: read again it opens, in another tab it does not.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'एक-दूसरे से पूछने के तीन सवाल' })).toBeVisible();
  await parents.close();

  await page.getByRole('link', { name: /^See the answer/ }).click();
  await expect(page.getByText(/^For the student .*Bombay is ahead, for the parent .*Delhi\.$/)).toBeVisible();
  await expectAccessible(page);
  const all = sent.join('\n');
  expect(all).not.toContain(key);
  expect(all).not.toContain('matters');
});

const details = {
  class: '12',
  subjects: ['physics', 'chemistry', 'mathematics', 'english'],
  category: 'obc_ncl',
  disability: false,
  state: 'Bihar',
  district: 'Patna',
  incomeBand: '1l_2_5l',
};
const plan = {
  goal: { type: 'careers', id: 'nurse' },
  ways: [
    { label: 'A', course: 'bsc-computer-science', exams: ['jee-main'], colleges: ['iit-bombay', 'iit-delhi'] },
    { label: 'B', course: 'bca', byMarks: true, colleges: [] },
  ],
  steps: [{ id: 's1', text: 'Ask the teacher', due: '2027-01-10', done: false }],
};
const all = (a: number, b: number) => ({ 'iit-bombay': a, 'iit-delhi': b });
const weighings = [
  {
    ...{ kind: 'colleges', ids: ['iit-bombay', 'iit-delhi'] },
    weighing: {
      matters: { near: 'lot', family: 'some', own: 'little', hostel: 'some' },
      ratings: { family: all(5, 3), own: all(4, 4), near: all(2, 3) },
      own: 'Sports ground',
    },
  },
];

/** As a phone holds them. */
async function keep(page: Page, kept: Record<string, unknown>): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
}

const whole = {
  'path-passport': { passport: details, unread: null },
  'path-plan': { plan, version: 0, isKept: false },
  'decide-weighings': weighings,
};

/** Two pages at most, read back. `both`: in both languages side by side. */
async function paper(page: Page, ready: string, name: string, { path = '/decide/report', both = '' } = {}) {
  await page.goto(path);
  if (both !== '') await page.getByRole('combobox').selectOption('both');
  const report = page.getByRole('main').getByRole('region').last();
  await expect(report.getByText(ready).first()).toBeVisible();
  if (both !== '') await expect(report.getByText(both).first()).toBeVisible();
  await expect(page.getByText(/Iit bombay/)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
  });
  await page.emulateMedia({ media: 'screen' });
  const folder = process.env['PAPER_FOLDER'];
  if (folder !== undefined) writeFileSync(`${folder}/${name}.pdf`, pdf);
  const read = readPdf(pdf);
  expect(read.pages, name).toHaveLength(2);
  return {
    devanagari: read.pages.join('').match(/[\u0900-\u097f]/g)?.length ?? 0,
    says: (...texts: string[]) => {
      for (const text of texts) {
        expect(read.pages.join(''), text).toContain(squeezed(text));
        if (read.byTool !== undefined) expect(read.byTool, text).toContain(squeezed(text));
      }
    },
    saysNot: (...texts: string[]) => {
      for (const text of texts) expect(`${read.pages.join('')}${read.byTool ?? ''}`, text).not.toContain(squeezed(text));
    },
  };
}

test('the report of a student with everything: two pages of paper, read back; what is not ticked is not there', async ({ page }) => {
  await keep(page, whole);
  await page.goto('/decide/report');
  for (const label of [/^Category/, /^A disability/, /^Family income/]) await expect(page.getByLabel(label)).not.toBeChecked();
  await expect(page.getByLabel(/^Home district/)).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const english = await paper(page, 'Ask the teacher', 'whole-en');
  english.says(
    'What the quiz found, and why',
    'Way A',
    'Ask the teacher',
    'by 10 January 2027',
    'Sports ground (Little)',
    'Page 1 of 2',
    'Page 2 of 2',
  );
  english.says('Patna', 'What is not known', 'Where to check', '/compare?colleges=iit-bombay,iit-delhi');
  english.saysNot('OBC', 'lakh to', 'Print or save', 'Choose what stands', 'A disability');
  // An address for a phone's camera has ids alone, as the one in letters.
  await expect(page.getByRole('img', { name: /^Code for a phone/ })).toHaveCount(2);
});

test('the same in Hindi, and in both languages side by side: two pages each', async ({ page }) => {
  await keep(page, whole);
  const hindi = await paper(page, 'Ask the teacher', 'whole-hi', { path: '/hi/decide/report' });
  hindi.says('Ask the teacher', 'Sports ground', '/compare?colleges=iit-bombay,iit-delhi', 'Patna');
  hindi.saysNot('Where to check', 'What is not known', 'OBC');
  expect(hindi.devanagari).toBeGreaterThan(500);
  const both = await paper(page, 'Ask the teacher', 'whole-both', { both: 'कहाँ जाँचें' });
  both.says('Ask the teacher', 'Where to check', 'What is not known', 'Page 2 of 2');
  expect(both.devanagari).toBeGreaterThan(500);
});

/** In Hindi and in both languages, as far as all students' pages are alike. */
async function inOtherLanguages(page: Page, name: string): Promise<void> {
  const { plan: words, check } = hindiPaper.sheet;
  const hindi = await paper(page, words.none, `${name}-hi`, { path: '/hi/decide/report' });
  hindi.saysNot('Where to check', 'undefined');
  expect(hindi.devanagari).toBeGreaterThan(300);
  const both = await paper(page, 'There is no plan yet.', `${name}-both`, { both: check.title });
  both.says('Where to check', 'Page 2 of 2');
  expect(both.devanagari).toBeGreaterThan(300);
}

test('the reports of a student with a result alone, and of one with nothing', async ({ page }) => {
  const nothing = await paper(page, 'There is no plan yet.', 'nothing-en');
  nothing.says('No quiz was taken on this device.', 'Not known: class and subjects are not told', 'There is no plan yet.');
  await inOtherLanguages(page, 'nothing');
  await comeBackAnswered(page, 'class10', (index, count) => index % count);
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  const result = await paper(page, 'There is no plan yet.', 'result-en');
  result.saysNot('No quiz was taken', 'undefined');
  result.says('First:');
  await inOtherLanguages(page, 'result');
  // What was told in English is named in Hindi beside it, and its sentences are not passed off as Hindi.
  const report = page.getByRole('region', { name: 'The report' });
  await expect(report.getByText('comes first')).toHaveCount(1);
});
