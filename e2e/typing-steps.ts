/** What every test of typing does. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Slower than any phone that is still in use; a letter that is ever lost is lost here. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * The address is written in a pause of the typing, at the latest when the box is left. The browser says when: a test that polls again and
 * again comes up to half a second late, and a slowed page is busy all that time.
 */
export async function expectInAddress(page: Page, words: string): Promise<void> {
  const isThere = (url: URL) => (url.searchParams.get('search') ?? '') === words;
  await page.waitForURL(isThere, { waitUntil: 'commit', timeout: 20_000 });
}

export const cursor = (box: Locator) => box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

export const words = 'medical college';

export async function boxOf(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  // The page is drawn anew once its code is here, and the list with it.
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  const box = page.getByRole('searchbox');
  await box.focus();
  return box;
}

export async function expectAllThere(box: Locator, text: string): Promise<void> {
  await expect(box).toHaveValue(text);
  await expect(box).toBeFocused();
  expect(await cursor(box)).toEqual([text.length, text.length]);
}
