/** A page is handed on by the phone's own way of sharing, else by the clipboard, else by hand. */
import { expect, test } from './fixtures.ts';

interface Shared {
  title?: string;
  url?: string;
}

test('the share sheet gets the name and the bare address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: object) => {
        (window as unknown as { shared: object[] }).shared = [data];
        return Promise.resolve();
      },
    });
  });
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
