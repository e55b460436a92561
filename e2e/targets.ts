/** A thumb finds every link and button of a page that stands by itself; words inside a sentence are excepted. */
import { expect, type Page } from '@playwright/test';

const promised = 44;

export async function expectTargets(page: Page): Promise<void> {
  const low = await page.evaluate((least) => {
    const isInSentence = (element: Element) => {
      const paragraph = element.closest('p');
      return paragraph !== null && (paragraph.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    };
    return [...document.querySelectorAll('main a[href], main button, main select, main input')]
      .filter((element) => !isInSentence(element) && element.checkVisibility())
      .map((element) => {
        // A card's link covers the card.
        const cover = getComputedStyle(element, '::after');
        const whole = cover.position === 'absolute' && cover.content !== 'none' ? (element as HTMLElement).offsetParent : null;
        // What ticks a box is pressed anywhere on its line.
        const line = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null;
        return { name: (element.textContent ?? '').trim().slice(0, 40), height: (whole ?? line ?? element).getBoundingClientRect().height };
      })
      .filter(({ height }) => height < least - 0.5);
  }, promised);
  expect.soft(low, `${page.url()}: links and buttons are ${promised} pixels high`).toEqual([]);
}
