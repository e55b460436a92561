import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, screenSizes, test } from './fixtures.ts';

async function openSearch(page: Page) {
  // At the foot of a phone, at the top of a wide screen.
  const button = page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true });
  await button.press('Enter');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  return { button, box };
}

/** As fast as a browser can be: it tells a dialog that it has closed only some time after it has given the focus back. */
async function closeAndOpenAtOnce(page: Page, button: Locator): Promise<void> {
  const opener = await button.elementHandle();
  await page.getByRole('dialog').evaluate(async (dialog: HTMLDialogElement, again) => {
    const answered = new Promise((resolve) => {
      dialog.addEventListener('close', resolve);
    });
    dialog.requestClose();
    await Promise.resolve();
    (again as HTMLElement).click();
    await answered;
  }, opener);
}

for (const [where, sizes] of screenSizes)
  test.describe(where, () => {
    test.use(sizes);

    test('everything is found from the top of every page, by keyboard alone; whatever closes it gives the focus back', async ({ page }) => {
      await page.goto('/privacy');
      const { button, box } = await openSearch(page);
      await expectAccessible(page);
      await box.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
      await openSearch(page);
      await page.getByRole('button', { name: 'Close search' }).press('Enter');
      await expect(button).toBeFocused();
      await openSearch(page);
      await closeAndOpenAtOnce(page, button);
      await expect(box).toBeFocused();
      await box.pressSequentially('iit');
      const options = page.getByRole('option');
      await expect(options.first()).toContainText('Indian Institute of Technology');
      await expect(page.getByRole('group', { name: 'Colleges' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // Until all letters are answered, what stands there is of fewer.
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/found$/);
      const second = await options.nth(1).innerText();
      await box.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/(courses|colleges|exams)\/[a-z]/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.split('\n')[0] ?? '');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
