/** What every quiz test does. */
import { expect, type JourneyPage, type Request } from './fixtures.ts';
import type { Locator } from './locator.ts';
import { deviceKey } from './people.ts';

export const start = (page: JourneyPage): Locator => page.getByRole('button', { name: 'Start Quiz' });
export const heading = (page: JourneyPage): Locator => page.getByRole('heading', { level: 1 });
export const options = (page: JourneyPage): Locator => page.getByRole('radiogroup').getByRole('radio');
export const onwards = (page: JourneyPage): Locator => page.getByRole('button', { name: /^(Next|Finish Quiz)$/ });
export const submit = (page: JourneyPage): Locator => page.getByRole('button', { name: 'Submit Quiz & Get Recommendations' });
export const questionCounter = (page: JourneyPage, number: number): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`Question ${number} of \\d+`) });

export const always = (wanted: number) => (_: number, count: number) => Math.min(wanted, count - 1);

/** A sheet answered on an earlier day, as version 0.1 kept it in this browser, by texts; opens the review. */
export async function comeBackAnswered(
  page: JourneyPage,
  request: Request,
  path: string,
  choose: (index: number, count: number) => number,
): Promise<void> {
  const { body } = await request('GET', `/quiz/${path}`);
  const { quiz } = body.data as { quiz: { questions: { options: string[] }[] } };
  const answers = quiz.questions.map(({ options: given }, index) => given[choose(index, given.length)]);
  const stored = { state: { owner: null, sheet: { quiz, answers, index: 0, attemptId: crypto.randomUUID() }, result: null }, version: 1 };
  // On another day: the page that is open now would still write its own.
  page.leave();
  localStorage.setItem(deviceKey('quiz-flow'), JSON.stringify(stored));
  await page.goto('/quiz/review');
}

/** Sends the sheet and waits for what it leads to. */
export async function submitSheet(page: JourneyPage): Promise<void> {
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
}
