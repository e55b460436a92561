/** What every quiz test does. */
import { expect, type Page } from '@playwright/test';

export const start = (page: Page) => page.getByRole('button', { name: 'Start Quiz' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const options = (page: Page) => page.getByRole('radiogroup').getByRole('radio');
export const onwards = (page: Page) => page.getByRole('button', { name: /^(Next|Finish Quiz)$/ });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Quiz & Get Recommendations' });

/** Answers from here to the last question; `choose` says which option of how many. */
export async function answerAll(page: Page, from: number, total: number, choose: (index: number, count: number) => number): Promise<void> {
  for (let index = from; index < total; index += 1) {
    await expect(page.getByRole('status').filter({ hasText: `Question ${index + 1} of ${total}` })).toBeVisible();
    await options(page)
      .nth(choose(index, await options(page).count()))
      .check();
    await onwards(page).click();
  }
  await expect(page).toHaveURL('/quiz/review');
}

export const always = (wanted: number) => (_: number, count: number) => Math.min(wanted, count - 1);
