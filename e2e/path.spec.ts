/** The path of a student: told once, kept on the phone, and with a log of every request that proves it. */
import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { expectNoShift, painted } from './still.ts';
import { test as onSlowLine } from './walk.ts';
import { expectWholeWords } from './whole-words.ts';

/** Everything the page sends: addresses, headers and bodies. */
function networkLog(page: Page): () => Promise<string> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    const headers = await Promise.all(requests.map((request) => request.allHeaders().catch(() => ({}))));
    return requests.map((request, at) => [request.url(), request.postData() ?? '', JSON.stringify(headers[at])].join(' ')).join('\n');
  };
}

const facts = {
  percent: '47.25',
  birthDate: '2009-02-27',
  budget: '87650',
  category: 'obc_ncl',
  income: '2_5l_4_5l',
  district: 'Sheikhpura',
};

async function tell(page: Page) {
  await page.goto('/path');
  await page.getByLabel('Which class are you in?').selectOption('12');
  await page.getByRole('button', { name: 'PCB', exact: true }).click();
  await page.getByText('Choose one by one').click();
  await expect(page.getByRole('checkbox', { name: 'Biology' })).toBeChecked();
  await expectWholeWords(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Class 12, in per cent').fill('101');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('A number from 0 to 100, please.')).toBeVisible();
  await page.getByLabel('Class 12, in per cent').fill(facts.percent);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Category').selectOption(facts.category);
  await page.getByLabel('Date of birth').fill('2999-01-01');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('This day is still to come.')).toBeVisible();
  await page.getByLabel('Date of birth').fill(facts.birthDate);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Home state').selectOption('Bihar');
  await page.getByLabel('Home district').selectOption(facts.district);
  await page.getByLabel('Family income in a year').selectOption(facts.income);
  await page.getByLabel('What a year of study may cost').fill(facts.budget);
  await page.getByRole('button', { name: 'Done' }).click();
}

test('what a student tells opens and closes doors, and leaves the phone by no request', async ({ page, login, newStudent }) => {
  const sent = networkLog(page);
  await login(await newStudent({ state: 'Kerala' }));
  await tell(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Courses', exact: true }).click();
  // The way there asks for what is open; what is closed is in the whole list.
  await expect(page).toHaveURL('/courses?open=yes');
  const isOpenOnly = page.getByRole('main').getByRole('checkbox', { name: 'Open to me' });
  await expect(isOpenOnly).toBeChecked();
  await isOpenOnly.click();
  await expect(isOpenOnly).not.toBeChecked();

  await page.getByRole('searchbox').fill('civil engineering');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'B.Tech in Civil Engineering' }) });
  await card.getByRole('button', { name: /^Closed: needs Mathematics/ }).click();
  const why = page.getByRole('dialog', { name: 'B.Tech in Civil Engineering' });
  await expect(why.getByText('Needs Mathematics in Class 12.')).toBeVisible();
  await expect(why.getByRole('heading', { name: 'Nearest doors that are open' })).toBeVisible();
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Close' }).click();
  // It follows the address, a moment after the press.
  await page.getByLabel('Open to me').click();
  await expect(page.getByLabel('Open to me')).toBeChecked();
  await expect(card).toBeHidden();

  await page.goto('/exams/neet-ug');
  await expect(page.getByRole('main').getByRole('button', { name: /, Why: / })).toBeVisible();
  await page.goto('/path/doors');
  await expect(page.getByRole('heading', { name: 'If I take Maths too' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Courses by field' })).toContainText('Medicine');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const log = await sent();
  for (const fact of Object.values(facts)) expect(log).not.toContain(fact);
  expect(log).not.toMatch(/subjects=|biology|physics/i);
});

onSlowLine('the verdicts come after the page, and nothing moves for them', async ({ page, walk }) => {
  const details = { class: '12', subjects: ['physics', 'chemistry', 'biology', 'english'] };
  await page.addInitScript((kept) => localStorage.setItem('path-passport', kept), JSON.stringify({ passport: details, unread: null }));
  await walk(['/courses', '/exams', '/careers', '/courses/btech-civil-engineering', '/exams/neet-ug'], async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /, Why: / }).first()).toBeVisible();
    await painted(page);
    await expectNoShift(page);
  });
});
