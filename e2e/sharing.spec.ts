/** A page is handed on by the phone's own way of sharing, else by the clipboard, else by hand. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeBackAnswered, submit } from './quiz-steps.ts';

interface Shared {
  title?: string;
  url?: string;
}

/** The phone's own share sheet, which keeps what it was handed. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: object) => {
        (window as unknown as { shared: object[] }).shared = [data];
        return Promise.resolve();
      },
    });
  });

test('the share sheet gets the name and the bare address', async ({ page }) => {
  await withShareSheet(page);
  await page.goto('/exams/jee-main?from=a-friend');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Share' }).click();
  const [shared] = await page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
  expect(shared).toEqual({ title: name, url: `${new URL(page.url()).origin}/exams/jee-main` });
});

test('without one the address is copied, and said to be', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          (window as unknown as { copied: string }).copied = text;
          return Promise.resolve();
        },
      },
    });
  });
  await page.goto('/courses/llb');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toMatch(/\/courses\/llb$/);
});

test('a browser that forbids both shows the address; giving up says nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  });
  await page.goto('/colleges/iit-bombay');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/Copy this address: .*\/colleges\/iit-bombay/)).toBeVisible();
});

test('a result hands on where it points to, and nothing of the answers', async ({ page, browser }) => {
  await withShareSheet(page);
  await comeBackAnswered(page, 'class12/arts', (index, count) => index % count);
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const [shared] = await page.evaluate(() => (window as unknown as { shared: (Shared & { text: string })[] }).shared);
  expect(shared?.text).toContain(name);
  expect(new URL(shared?.url ?? '').pathname).toBe('/courses');
  expect([...new URL(shared?.url ?? '').searchParams.keys()]).toEqual(['field']);

  // Whoever gets it sees something, without an account.
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(shared?.url ?? '');
  await expect(theirs.getByLabel('Field').locator('option:checked')).toHaveText(name);
  await expect(theirs.getByRole('list', { name: 'Courses' }).getByRole('listitem').first()).toBeVisible();
});
