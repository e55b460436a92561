/** A screen drawn to the end, not given up by an error boundary; every choice on it can be made. */
import { expect, type Page } from '@playwright/test';

async function expectWhole(page: Page, path: string, gaveUp: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: gaveUp }), path).toBeHidden();
}

export async function expectDrawn(page: Page, path: string, gaveUp = 'Something went wrong'): Promise<void> {
  await expectWhole(page, path, gaveUp);
  for (const select of await page.getByRole('main').getByRole('combobox').all()) {
    if (!(await select.isVisible()) || !(await select.isEnabled())) continue;
    // What stands last may still change with what was chosen before: a field goes with its stream.
    await expect(async () => {
      const last = (await select.locator('option').last().getAttribute('value')) ?? '';
      await select.selectOption(last, { timeout: 1000 });
    }, path).toPass();
  }
  await expectWhole(page, path, gaveUp);
}
