/** From the home page to a useful answer: counted in presses, by a visitor without an account. */
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const pressesIn = () => {
  const presses = { count: 0 };
  const press = async (what: Locator) => {
    presses.count += 1;
    await what.click();
  };
  return { presses, press };
};

test('the first screen of a phone asks what brings somebody here, and offers the other language and the quiz', async ({ page }) => {
  for (const [address, question, language, quiz] of [
    ['/', 'What brings you here?', 'हिन्दी', 'Take the quiz now, without an account'],
    ['/hi', 'आप यहाँ किसलिए आए हैं?', 'English', 'बिना खाते के अभी क्विज़ दें'],
  ] as const) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 2, name: question });
    for (const seen of [heading, page.getByRole('main').getByRole('link', { name: language }), page.getByRole('link', { name: quiz })])
      await expect(seen).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('an answer is one or two presses away: the quiz, a rank, a career, what is open', async ({ page }) => {
  await test.step('quiz without an account: 1', async () => {
    const { presses, press } = pressesIn();
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Take the quiz now, without an account' }));
    await expect(page).toHaveURL('/quiz/start');
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    expect(presses.count).toBe(1);
  });
  await test.step('rank: 1 and a form', async () => {
    const { presses, press } = pressesIn();
    await page.goto('/');
    await press(page.getByRole('link', { name: /^I have a rank/ }));
    await expect(page.getByLabel('Your rank')).toBeVisible();
    expect(presses.count).toBe(1);
  });
  await test.step('career: 2', async () => {
    const { presses, press } = pressesIn();
    await page.goto('/');
    await press(page.getByRole('link', { name: /^I know my goal/ }));
    await press(page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first());
    await expect(page).toHaveURL(/\/careers\/./);
    expect(presses.count).toBe(2);
  });
  await test.step('what is open: 2 and three facts', async () => {
    const { presses, press } = pressesIn();
    await page.goto('/');
    await press(page.getByRole('link', { name: 'What is open to me?' }));
    await page.getByLabel('Which class are you in?').selectOption('12');
    await page.getByRole('button', { name: 'PCB', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /\d+ courses/ })).toBeVisible();
    await press(page.getByRole('main').getByRole('link', { name: 'Courses', exact: true }));
    await expect(page).toHaveURL(/\/courses/);
    expect(presses.count).toBe(2);
  });
});

test('whoever has begun a quiz finds it first on the home page, and may put it off until tomorrow', async ({ page }) => {
  await page.goto('/quiz/start');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page).toHaveURL('/quiz/question');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Go on where you were' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Go on where you were' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Go on where you were' })).toHaveCount(0);
});
