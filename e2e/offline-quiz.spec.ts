import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { answerAll, factsAtHand, start, submit } from './quiz-steps.ts';

// What the network could not bring is named by the browser.
test.use({ expectedErrors: [/ERR_|Failed to (fetch|load)|50[234]/] });

const isSubmit = (url: URL) => url.pathname.endsWith('/submit');
const isApi = (url: URL) => url.pathname.startsWith('/api/');

/** Every question of the Class 10 quiz, the first of which brings what a result is made of. */
async function answered(page: Page, isCut: boolean): Promise<void> {
  await page.clock.install();
  await page.goto('/quiz/start');
  await factsAtHand(page, () => start(page).click());
  if (isCut) await page.route(isApi, (route) => route.abort());
  await answerAll(page, 0, 24, (index, count) => (index + 1) % count);
  await submit(page).click();
}

test('the line is cut after the first question: a guest has the whole result, and a reload keeps it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const isGuidance = (path: string) => path.includes('/quiz.offline-');
  await answered(page, true);
  await expect(page).toHaveURL('/quiz/results');
  await expect(page.getByRole('heading', { name: 'Careers your answers speak for' })).toBeVisible();
  await page.getByRole('button', { name: 'Save / more' }).click();
  await expect(page.getByRole('link', { name: 'Keep it in an account' })).toBeVisible();
  // Until a sheet found no server to answer it, nothing of the scoring was here.
  expect(scripts.findIndex(isGuidance)).toBeGreaterThan(scripts.findIndex((path) => path.endsWith('/submit')));
  await expectAccessible(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.unroute(isApi);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
});

test('the server is away for a while: an account’s result waits, and is stored once when it is back', async ({
  page,
  request,
  newStudent,
  login,
}) => {
  const student = await newStudent();
  await login(student);
  const submitted: number[] = [];
  page.on('response', (response) => {
    if (isSubmit(new URL(response.url()))) submitted.push(response.status());
  });
  await page.route(isSubmit, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await answered(page, false);
  await expect(page.getByRole('heading', { name: 'Waiting to be saved' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(isSubmit);
  // Retried by itself, without a press.
  await page.clock.fastForward(5000);
  await expect(page.getByRole('heading', { name: 'Waiting to be saved' })).toHaveCount(0);
  expect(submitted.filter((status) => status === 200)).toHaveLength(1);
  const stored = await request.get('/api/quiz/attempts', { headers: { authorization: `Bearer ${student.token}` } });
  expect(((await stored.json()) as { data: { attempts: unknown[] } }).data.attempts).toHaveLength(1);
});
