/** The line is cut at each step of a quiz: it goes on, and ends in the whole result. */
import type { Page } from '@playwright/test';
import { expect, read, test } from './offline-fixtures.ts';
import { factsAtHand, options, start, submit } from './quiz-steps.ts';

test.use({ serviceWorkers: 'allow' });

const questions = 24;
/** After so many answers; before the first, the facts of a result come with the quiz itself. */
const steps = [
  [0, 12],
  [1, questions],
];

async function answer(page: Page, from: number, to: number): Promise<void> {
  for (let number = from + 1; number <= to; number += 1) {
    await expect(page.getByRole('status').filter({ hasText: `Question ${number} of ${questions}` })).toBeVisible();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press(String((number % 4) + 1));
    await page.keyboard.press('Enter');
  }
}

/** As on a phone of somebody else, on which the worker is already. */
const forget = (page: Page) =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await caches.delete('disha-answers');
  });

for (const few of steps)
  test(`after ${few.join(', and after ')} of ${questions} answers`, async ({ page, line }) => {
    await page.clock.install();
    await read(page, line, '/privacy');
    for (const step of few)
      await test.step(`after ${step}`, async () => {
        line.state = 'up';
        await page.goto(`${line.origin}/privacy`);
        await forget(page);
        await page.goto(`${line.origin}/quiz/start`);
        await factsAtHand(page, () => start(page).click());
        await answer(page, 0, step);
        line.state = 'cut';
        // A student who reloads meanwhile finds it as it was left.
        await page.reload();
        await answer(page, step, questions);
        await expect(page).toHaveURL(/\/quiz\/review$/);
        await submit(page).click();
        await expect(page).toHaveURL(/\/quiz\/results$/);
        await expect(page.getByRole('heading', { name: 'Careers your answers speak for' })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Careers your answers speak for' })).toBeVisible();
      });
  });
