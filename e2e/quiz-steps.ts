/** What every quiz test does. */
import { expect, type Page } from '@playwright/test';

export const start = (page: Page) => page.getByRole('button', { name: 'Start Quiz' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const options = (page: Page) => page.getByRole('radiogroup').getByRole('radio');
export const onwards = (page: Page) => page.getByRole('button', { name: /^(Next|Finish Quiz)$/ });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Quiz & Get Recommendations' });

/** How an answer is given: by finger, or by the key of its number. */
type Answer = (page: Page, index: number) => Promise<void>;

export const byFinger: Answer = async (page, index) => {
  await options(page).nth(index).check();
  await onwards(page).click();
};

const byKey: Answer = async (page, index) => {
  await page.keyboard.press(String(index + 1));
  await page.keyboard.press('Enter');
};

/** Answers from here to the last question; `choose` says which option of how many. */
export async function answerAll(
  page: Page,
  from: number,
  total: number,
  choose: (index: number, count: number) => number,
  answer: Answer = byKey,
): Promise<void> {
  for (let index = from; index < total; index += 1) {
    await expect(page.getByRole('status').filter({ hasText: `Question ${index + 1} of ${total}` })).toBeVisible();
    await answer(page, choose(index, await options(page).count()));
  }
  await expect(page).toHaveURL('/quiz/review');
}

/**
 * What a result is made of offline is fetched when somebody has read a while: here at once, where the page's clock was installed.
 * Whoever is faster than the page waits as long as a reader.
 */
export async function factsAtHand(page: Page, begin: () => Promise<unknown>): Promise<void> {
  const facts = page.waitForResponse((response) => response.url().includes('/api/quiz/facts'));
  await begin();
  await expect(options(page).first()).toBeVisible();
  await page.clock.fastForward(3000);
  await (await facts).finished();
}

export const always = (wanted: number) => (_: number, count: number) => Math.min(wanted, count - 1);

/** A sheet answered on an earlier day, as version 0.1 kept it in this browser, by texts; opens the review. */
export async function comeBackAnswered(
  page: Page,
  path: string,
  choose: (index: number, count: number) => number,
  /** Where the page is, when it is on a line of its own. */
  origin = '',
): Promise<void> {
  const response = await page.request.get(`/api/quiz/${path}`);
  const { data } = (await response.json()) as { data: { quiz: { questions: { options: string[] }[] } } };
  const { quiz } = data;
  const answers = quiz.questions.map(({ options: given }, index) => given[choose(index, given.length)]);
  const stored = { state: { owner: null, sheet: { quiz, answers, index: 0, attemptId: crypto.randomUUID() }, result: null }, version: 1 };
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((value) => {
    const { state } = JSON.parse(localStorage.getItem('auth-store') ?? '{}') as { state?: { user?: { _id: string } | null } };
    localStorage.setItem(state?.user ? `quiz-flow@${state.user._id}` : 'quiz-flow', value);
  }, JSON.stringify(stored));
  await page.goto(`${origin}/quiz/review`);
}
