/** A screen drawn to the end, not given up by an error boundary; every choice on it can be made. */
import { expect, type Page } from '@playwright/test';
import { expectDrawnHere } from './still.ts';

async function expectWhole(page: Page, path: string, gaveUp: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: gaveUp }), path).toBeHidden();
}

/** Runs in the page, an old browser's too: takes the last choice of a list; false where there is none to be made. */
function chooseLast(index: number): boolean {
  const select = document.querySelectorAll<HTMLSelectElement>('main select')[index];
  if (!select || select.disabled || select.getClientRects().length === 0) return false;
  select.selectedIndex = select.options.length - 1;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

export async function expectDrawn(page: Page, path: string, pending: () => number, gaveUp = 'Something went wrong'): Promise<void> {
  await expectWhole(page, path, gaveUp);
  const count = await page.locator('main select').count();
  for (let index = 0; index < count; index += 1)
    // What the next one offers may come with what was chosen: a district goes with its state.
    if (await page.evaluate(chooseLast, index)) await expectDrawnHere(page, pending);
  await expectWhole(page, path, gaveUp);
}
