import type { APIRequestContext } from '@playwright/test';
import { bookmark } from './bookmarks.ts';
import { expect, test, type Student } from './fixtures.ts';

const headers = ({ token }: Student) => ({ authorization: `Bearer ${token}` });
async function kept(request: APIRequestContext, student: Student) {
  const answer = await request.get('/api/plan', { headers: headers(student) });
  return ((await answer.json()) as { data: { version: number; plan: { steps: { text: string }[] } | null } }).data;
}
const stepTexts = async (request: APIRequestContext, student: Student) =>
  (await kept(request, student)).plan?.steps.map(({ text }) => text);

test('a visitor’s plan stays on the phone, and nothing of it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname === '/api/plan') sent.push(asked.method());
  });
  await page.goto('/path/plan');
  await page.getByRole('button', { name: 'Begin with an empty plan' }).click();
  await page.getByText('Add a step', { exact: true }).click();
  await page.getByLabel('What to do').fill('Ask my teacher about law');
  await page.getByLabel('By when, if there is a date').fill('2030-01-15');
  await page.getByRole('button', { name: 'Add step', exact: true }).click();
  await page.getByRole('checkbox', { name: /Ask my teacher about law/ }).check();
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Ask my teacher about law.*15 January 2030/ })).toBeChecked();
  await expect(page.getByText('Saved on this phone only.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a student takes the plan we propose, and finds its next step first on the dashboard', async ({
  page,
  login,
  newStudent,
  request,
}) => {
  const student = await newStudent();
  await bookmark(request, student, 'courses', ['btech-computer-science-engineering']);
  await login(student);
  await page.goto('/path/plan');
  await expect(page.getByRole('heading', { name: 'A plan to begin with' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  const steps = (await stepTexts(request, student)) ?? [];
  expect(steps).toContainEqual(expect.stringContaining('JEE Main'));
  await page.getByText('Change way B').click();
  await page.getByRole('button', { name: 'Remove way B' }).click();
  await expect(page.getByRole('heading', { name: 'Way B' })).toHaveCount(0);
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Your next step');
  await page.getByRole('link', { name: 'See my plan' }).click();
  await expect(page).toHaveURL('/path/plan');
});

test.describe('two phones, and none at all', () => {
  test.use({ expectedErrors: [/409|ERR_FAILED/] });

  test('a plan changed on two phones shows both, and without a line waits on this one', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    const put = (text: string, version: number) =>
      request.put('/api/plan', {
        headers: headers(student),
        data: { plan: { goal: null, ways: [], steps: [{ id: 'a', text, done: false }] }, version },
      });
    await put('From the first phone', 0);
    await login(student);
    await page.goto('/path/plan');
    await expect(page.getByRole('checkbox', { name: 'From the first phone' })).toBeVisible();
    await put('From the other phone', 1);
    await page.getByRole('checkbox', { name: 'From the first phone' }).check();
    await expect(page.getByRole('heading', { name: 'Your plan was changed in two places' })).toBeVisible();
    await expect(page.getByText('From the first phone')).toBeVisible();
    await expect(page.getByText('From the other phone')).toBeVisible();
    expect(await stepTexts(request, student)).toEqual(['From the other phone']);
    await page.getByRole('button', { name: 'Keep the one on this phone' }).click();
    await expect.poll(() => kept(request, student)).toMatchObject({ version: 3, plan: { steps: [{ text: 'From the first phone' }] } });

    await page.route('**/api/plan*', (route) => route.abort());
    await page.getByRole('checkbox', { name: 'From the first phone' }).uncheck();
    await expect(page.getByText('It goes to your account as soon as that can be reached.')).toBeVisible();
    await page.unroute('**/api/plan*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Saved in your account.')).toBeVisible();
    expect((await kept(request, student)).version).toBe(4);
  });
});
