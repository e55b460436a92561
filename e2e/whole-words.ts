import { expect, type Page } from '@playwright/test';

/**
 * A word that ends on the next line in its middle ("Biotechnolog/y") is two words to a slow reader. Addresses may break
 * anywhere, and so may what a browser hyphenates: it draws the hyphen.
 */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      for (const { 0: word, index } of node.data.matchAll(/(?<![^\s(])[\p{L}\p{M}]{4,}(?=[\s,.:;)!?।]|$)/gu)) {
        // Not drawn for anybody, as the box that only machines fill in.
        if (node.parentElement!.closest('[aria-hidden=true]')) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
        if (lines.size > 1 && getComputedStyle(node.parentElement!).hyphens !== 'auto') found.add(word);
      }
    }
    return [...found];
  });
  expect(broken, `broken in the middle at ${page.url()}`).toEqual([]);
}
