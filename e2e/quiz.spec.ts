import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { always, answerAll, byFinger, heading, onwards, options, start, submit } from './quiz-steps.ts';
import { expectDrawnHere, watchRequests } from './still.ts';

test('the quiz of Class 10 from the intro to the result, with steps back', async ({ page, newStudent, login }) => {
  test.setTimeout(120_000);
  const total = 24;
  await login(await newStudent({ class: '10', stream: 'arts' }));
  await page.goto('/quiz');
  await expect(page).toHaveURL('/quiz/start');
  await expect(heading(page)).toHaveText('Which stream suits you after Class 10?');
  await expect(page.getByText(String(total), { exact: true })).toBeVisible();
  await start(page).click();
  await expect(page).toHaveURL('/quiz/question');
  await expect(onwards(page)).toBeDisabled();
  // A question that waits for Next: on a busy machine it goes on by itself before a finger is there.
  await page.getByLabel('Stay until I press Next').check();
  const at = (number: number) => expect(page.getByRole('status').filter({ hasText: `Question ${number} of ${total}` })).toBeVisible();
  await test.step('Back goes to the question before, and from the first one to the start', async () => {
    for (let number = 1; number < 4; number += 1) {
      await at(number);
      await options(page).nth(number).check();
      await onwards(page).click();
    }
    await at(4);
    await page.goBack();
    await at(3);
    await expect(options(page).nth(3)).toBeChecked();
    await expect(heading(page)).toBeFocused();
    // The button and the phone's Back are one and the same.
    await page.getByRole('button', { name: 'Previous' }).click();
    await at(2);
    await page.goForward();
    await at(3);
    await page.reload();
    await at(3);
    await page.goBack();
    await at(2);
    await page.goBack();
    await at(1);
    await page.goBack();
    await expect(page).toHaveURL('/quiz/start');
    await page.getByRole('link', { name: 'Continue Quiz' }).click();
    await at(1);
  });
  await answerAll(page, 0, total, (index, count) => (index * 7 + total) % count, byFinger);
  await expect(page.getByRole('list', { name: 'Your answers' }).getByRole('listitem')).toHaveCount(total);
  await page.getByRole('link', { name: 'Change the answer to question 7' }).click();
  await at(7);
  await page.goBack();
  await expect(page).toHaveURL('/quiz/review');
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  await expect(heading(page)).toHaveText(/^(Science \(PCM\)|Science \(PCB\)|Commerce|Arts)$/);
  for (const name of [
    'Answers that counted most',
    'Key strengths',
    'Study tips',
    'Careers your answers speak for',
    'Courses, with their years',
    "What's Next",
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'All streams' }).getByRole('listitem')).toHaveCount(4);
  // What a row, the explanation and the menu hold is one tap away.
  await page.getByRole('region', { name: 'Courses, with their years' }).locator('summary').first().click();
  await expect(page.getByRole('link', { name: /^View Full Details/ }).first()).toBeVisible();
  await page.getByText('Read the full explanation').click();
  await expect(page.getByText(/^Class 10 quiz\. 24 questions/)).toBeVisible();
  await page.getByRole('button', { name: 'Save / more' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Download Results' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const name of ['Take New Quiz', 'Go Home']) await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('AI-generated text')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const first = await heading(page).textContent();
  // Back leads out of the quiz.
  await page.goBack();
  await expect(page).toHaveURL('/quiz/start');
  await expect(page.getByRole('link', { name: 'See your result' })).toBeVisible();
  // Stored: it is among the earlier results, and opens again from there.
  await page.goto('/profile');
  await page
    .getByRole('listitem')
    .filter({ hasText: '·' })
    .getByRole('link', { name: first ?? '' })
    .click();
  await expect(page).toHaveURL(/\/quiz\/results\?attempt=/);
  await expect(heading(page)).toHaveText(first ?? '');
});

test.describe('by keyboard', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('a visitor takes the whole quiz with the keyboard alone, and without a network: a lost submit loses nothing', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const tabTo = async (target: Locator) => {
      for (let count = 0; count < 80; count += 1) {
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error('the keyboard does not get there');
    };
    const pending = watchRequests(page);
    const last = page.waitForRequest(/\/assets\/quiz-ahead-/);
    await page.goto('/quiz/start');
    await expect(start(page)).toBeEnabled();
    // The code of the screens to come is fetched while this one is read: all of it is here.
    await last;
    await expectDrawnHere(page, pending);
    await context.setOffline(true);
    await tabTo(start(page));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('progressbar', { name: 'Quiz progress' })).toHaveAttribute('aria-valuenow', '4');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const looked = 6;
    for (let index = 0; index < looked; index += 1) {
      await expect(page.getByRole('status').filter({ hasText: `Question ${index + 1} of 24` })).toBeVisible();
      await expect(page.getByRole('radiogroup')).toHaveAccessibleName((await heading(page).textContent()) ?? '');
      if (index % 2 === 0) {
        await page.keyboard.press('3');
        await expect(options(page).nth(2)).toBeChecked();
      } else {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await expect(options(page).nth(1)).toBeChecked();
      }
      await page.keyboard.press('Enter');
      // The next question is read out at once.
      await expect(heading(page)).toBeFocused();
    }
    await answerAll(page, looked, 24, always(2));
    await expectAccessible(page);
    await tabTo(submit(page));
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to submit quiz' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await tabTo(alert.getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await expect(alert).toHaveCount(0);
    await tabTo(submit(page));
    await page.keyboard.press('Enter');
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await tabTo(alert.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/quiz/results');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Key strengths' })).toBeVisible();
  });
});
