/** What a Hindi page must keep to: its own words, in nine of ten, whole on a small screen and with large letters. */
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, expectNoSidewaysScrollTwiceAsLarge } from './fixtures.ts';

export const inHindi = (path: string) => `/hi${path === '/' ? '' : path}`;

/**
 * Of the words that can be seen, those in Devanagari. Names and short forms are left out: words with a capital letter or a
 * digit, what is marked as English, what a person has written.
 */
export async function shareOfHindi(page: Page): Promise<{ share: number; latin: string[] }> {
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, [lang="en"]') || !parent.checkVisibility()) continue;
      words.push(...(node.textContent ?? '').split(/[\s()/,;:·"“”]+/));
    }
    const isName = (word: string) => /[A-Z0-9@]/.test(word) || /\.(in|com|org|gov|ac|edu)\b/.test(word);
    const counted = words.filter((word) => /\p{L}/u.test(word) && (/[\u0900-\u097f]/.test(word) || !isName(word)));
    const latin = counted.filter((word) => !/[\u0900-\u097f]/.test(word));
    return { share: counted.length === 0 ? 0 : 1 - latin.length / counted.length, latin: latin.slice(0, 40) };
  });
}

/** Of the screen that is open. */
export async function expectHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const { share, latin } = await shareOfHindi(page);
  expect(share, `${page.url()}: ${latin.join(' ')}`).toBeGreaterThanOrEqual(0.9);
  await expect(page).toHaveTitle(/[\u0900-\u097f].* - दिशा$/);
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScrollTwiceAsLarge(page);
}
