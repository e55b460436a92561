import type { Page, Request } from '@playwright/test';
import { unfoldFilters } from './filters-fold.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { always, comeBackAnswered, heading, submit } from './quiz-steps.ts';

/** What only she has told: found nowhere once somebody else is here. */
const hers = { category: 'obc_ncl', district: 'Sheikhpura', budget: '87650', step: 'Ask aunt Sushila' };

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Everything this browser sends, as it goes. */
function listen(page: Page): { all: () => string; forget: () => void } {
  let sent: string[] = [];
  page.on('request', (request: Request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  return {
    all: () => sent.join('\n'),
    forget: () => {
      sent = [];
    },
  };
}

async function tellAndPlan(page: Page): Promise<void> {
  await page.goto('/path');
  await page.getByLabel('Which class are you in?').selectOption('12');
  await page.getByRole('button', { name: 'PCB', exact: true }).click();
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByLabel('Category').selectOption(hers.category);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await page.getByLabel('Home state').selectOption('Bihar');
  await page.getByLabel('Home district').selectOption(hers.district);
  await page.getByLabel('What a year of study may cost').fill(hers.budget);
  await page.goto('/path/plan');
  await page.getByRole('button', { name: 'Begin with an empty plan' }).click();
  await page.getByText('Add a step').click();
  await page.getByLabel('What to do').fill(hers.step);
  await page.getByRole('button', { name: 'Add step' }).click();
  await expect(page.getByRole('checkbox', { name: hers.step })).toBeVisible();
  await page.goto('/courses?stream=arts');
  await unfoldFilters(page);
  await page.getByLabel('Stream').selectOption('commerce');
  await expect.poll(() => stored(page)).toContain('courses-filters');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
}

/** Walks where she has been, as somebody else. */
async function expectNothingOfHers(page: Page, sent: { all: () => string }): Promise<void> {
  for (const path of ['/path', '/path/plan', '/path/doors', '/quiz/results', '/calendar', '/costs', '/courses/btech-civil-engineering']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /, Why: / })).toHaveCount(0);
  }
  const found = (await stored(page)) + sent.all();
  for (const fact of Object.values(hers)) expect(found).not.toContain(fact);
  expect(found).not.toMatch(/biology/);
}

test('two accounts on one phone: the second finds, sends and stores nothing of the first', async ({ page, request, newStudent }) => {
  const [sister, brother] = [await newStudent(), await newStudent({ class: '12', field: 'engineering_technology' })];
  const sent = listen(page);
  await signIn(page, sister);
  await tellAndPlan(page);
  await page.goto('/path/plan');
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await comeBackAnswered(page, 'class10', always(2));
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');

  await test.step('everything is gone in the moment of the press, also when the server hangs and the page is left', async () => {
    await page.route('**/api/auth/logout*', () => undefined);
    await logOut(page);
    // What is only on this phone is said first.
    const dialog = page.getByRole('dialog', { name: 'Before you sign out' });
    await expect(dialog.getByText(/^Details: \d+ answers$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign out and forget them' }).click();
    const left = JSON.parse(await stored(page)) as [Record<string, string>, Record<string, string>];
    expect([Object.keys(left[0]), Object.keys(left[1])]).toEqual([['auth-store'], []]);
    expect(left[0]['auth-store']).not.toContain(sister.email);
    await page.goto('/courses');
    await expect(page.getByLabel('Stream')).toHaveValue('');
    await page.unroute('**/api/auth/logout*');
  });

  sent.forget();
  await signIn(page, brother);
  await expect(page.getByRole('heading', { name: 'Are these yours?' })).toHaveCount(0);
  await expectNothingOfHers(page, sent);
  const answer = await request.get('/api/plan', { headers: { authorization: `Bearer ${brother.token}` } });
  expect(await answer.json()).toMatchObject({ data: { plan: null } });
});

test('two guests on one phone, and an account that is asked', async ({ page, newStudent }) => {
  await tellAndPlan(page);
  await comeBackAnswered(page, 'class10', always(2));
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  const result = (await heading(page).textContent()) ?? '';
  const sent = listen(page);

  await test.step('who signs in is asked, and takes nothing with a no', async () => {
    await signIn(page, await newStudent({ name: 'Ravi Das' }));
    await expect(page.getByRole('heading', { name: 'Are these yours?' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'No, leave them here' }).click();
    for (const fact of Object.values(hers)) await expect(page.getByText(fact)).toHaveCount(0);
    await logOut(page);
    await expect(page).toHaveURL('/');
    for (const fact of Object.values(hers)) expect(sent.all()).not.toContain(fact);
    await page.goto('/quiz/results');
    await expect(heading(page)).toHaveText(result);
  });

  await test.step('the next guest says so, and begins with nothing', async () => {
    await page.goto('/quiz/start');
    await page.getByRole('button', { name: 'Not yours? Somebody else uses this phone now' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click();
    await expect(page).toHaveURL('/');
    sent.forget();
    await expectNothingOfHers(page, sent);
    await page.goBack();
    expect(await stored(page)).not.toContain(hers.district);
  });
});
