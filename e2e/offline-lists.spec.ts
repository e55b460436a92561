/** The line goes at each step of a list, and what changes with the year says when it has grown old. */
import type { Page } from '@playwright/test';
import { unfoldFilters } from './filters-fold.ts';
import { bar, expect, read, test } from './offline-fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('a list: the next page, a filter, words, an item and the way back each outlive the line', async ({ page, line, context }) => {
  // The code of an item is here from one that was opened before: that of a link comes when it is pointed at, which may be after the cut.
  await read(page, line, '/colleges/iit-bombay', '/colleges?state=Bihar');
  const cards = page.getByRole('list', { name: 'Colleges' }).getByRole('listitem');
  const words = page.getByRole('searchbox');
  await expect(cards.first()).toContainText('Bihar');
  const cut = async (act: () => Promise<unknown>) => {
    line.state = 'cut';
    await context.setOffline(true);
    await act();
    await expect(tryAgain(page)).toBeVisible();
    await expect(bar(page)).toContainText('You are offline.');
  };
  const back = async () => {
    line.state = 'up';
    await context.setOffline(false);
  };

  await test.step('the next page: what is here stays, and more comes with the line', async () => {
    await cut(() => page.getByRole('link', { name: 'Show 20 more' }).click());
    await expect(cards.last()).toContainText('Bihar');
    await back();
    await expect(tryAgain(page)).toHaveCount(0);
    await expect.poll(() => line.asked.filter((asked) => asked.includes('page=2')).length).toBeGreaterThan(0);
  });

  await test.step('a filter: it stands as it was chosen, and is answered by itself when the browser is online again', async () => {
    await page.keyboard.press('Home');
    await unfoldFilters(page);
    await cut(() => page.getByLabel('State', { exact: true }).selectOption('Kerala'));
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('Kerala');
    await back();
    await expect(cards.first()).toContainText('Kerala');
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('words: they stay in their box, and a press asks again', async () => {
    line.state = 'away';
    await words.fill('medical college thiruvananthapuram');
    await expect(tryAgain(page)).toBeVisible();
    await expect(bar(page)).toContainText('Disha does not answer at the moment.');
    await expect(words).toHaveValue('medical college thiruvananthapuram');
    line.state = 'up';
    // By its key: the mouse would rest where a card comes up, and point at it.
    await tryAgain(page).press('Enter');
    // Not of the whole state, which begins in the same district.
    await expect(cards.first()).toContainText('Medical College, Thiruvananthapuram');
    await expect(page).toHaveURL(/state=Kerala/);
  });

  await test.step('an item: what the list knew of it is shown, and the rest comes with the line', async () => {
    const name = await cards.getByRole('link').first().innerText();
    await cut(() => cards.getByRole('link').first().click());
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await back();
    await expect(page.getByRole('heading', { name: 'Courses offered' })).toBeVisible();
    await expect(tryAgain(page)).toHaveCount(0);
  });

  await test.step('the way back needs no line', async () => {
    line.state = 'cut';
    await context.setOffline(true);
    await page.goBack();
    await expect(cards.first()).toContainText('Medical College, Thiruvananthapuram');
    await expect(words).toHaveValue('medical college thiruvananthapuram');
    await expect(tryAgain(page)).toHaveCount(0);
  });
});

test('what changes with the year says after a week that it is old', async ({ page, line }) => {
  const pages = ['/exams', '/calendar', '/scholarships', '/chances'];
  await read(page, line, ...pages);
  line.state = 'cut';
  const old = 'It is old: dates, fees and chances may have changed. Check them on the official page.';
  for (const [days, those] of [
    [6, ['/exams']],
    [8, pages],
  ] as const) {
    await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
    for (const path of those) {
      await page.goto(line.origin + path);
      await expect(bar(page), path).toContainText(/This page is from \d+ \w+/);
      await expect(bar(page).getByText(old), `${path} after ${days} days`).toHaveCount(days > 7 ? 1 : 0);
    }
  }
});
