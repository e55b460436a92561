/** Every quiz with the line cut before its start, in its middle and at its end: it goes on, and comes to its whole result. */
import { quizEntries, quizKeys } from '@disha/contract/quiz.keys';
import { describe } from 'vitest';
import { expect, test, type JourneyPage } from './fixtures.ts';
import { heading, onwards, options, start, submit } from './quiz-steps.ts';

const apart = (facts: boolean) => (facts ? /\/api\// : /\/api\/(?!quiz\/facts)/);
const cut = (page: JourneyPage, facts: boolean) => page.network.route(apart(facts), (route) => route.abort());
const isAt = (page: JourneyPage) => page.getByRole('status').filter({ hasText: /^Question \d+ of \d+/ });

/** From here on; where it ends a reload finds it, as after a phone that went dark. */
async function answer(page: JourneyPage, questions: { from: number; to: number; of: number }): Promise<void> {
  for (let number = questions.from; number <= questions.to; number += 1) {
    await expect(isAt(page)).toContainText(`Question ${number} of ${questions.of}`);
    await options(page)
      .nth((number * 7) % 4)
      .check();
    await onwards(page).click();
  }
}

describe.each(quizKeys)('the quiz %s', (key) => {
  test('begins, goes on and ends offline', async ({ page, request }) => {
    const { body } = await request('GET', `/quiz/${quizEntries[key].path}`);
    const of = (body.data as { quiz: { questions: unknown[] } }).quiz.questions.length;
    const middle = Math.floor(of / 2);
    cut(page, true);
    await page.goto(`/quiz/start?quiz=${key}`);
    await start(page).click();
    await answer(page, { from: 1, to: middle, of });
    await expect(isAt(page)).toContainText(`Question ${middle + 1} of ${of}`);
    await page.reload();
    await answer(page, { from: middle + 1, to: of, of });
    await expect(page).toHaveURL('/quiz/review');
    await submit(page).click();
    // What a result is made of was never here: that is said, and nothing is lost.
    await expect(page.getByRole('alert')).toContainText('We could not reach Disha');
    await expect(page.getByRole('alert')).toContainText('Your answers are safe on this device.');
    page.network.unroute();
    cut(page, false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/quiz/results');
    await expect(page.getByRole('heading', { name: 'Careers your answers speak for' })).toBeVisible();
    expect(page.network.asked.filter(({ url }) => url.includes('/submit')).length).toBeGreaterThan(1);
    const name = await heading(page).textContent();
    await page.reload();
    await expect(heading(page)).toHaveText(name!);
  });
});
