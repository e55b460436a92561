/** The search over everything, under fast fingers. */
import { expect, test } from './fixtures.ts';
import { boxOf, expectAllThere, expectInAddress, slowDown, words } from './typing-steps.ts';

test('the search over everything keeps every letter typed on a slow phone', async ({ page }) => {
  await page.goto('/exams');
  await page.getByRole('navigation', { name: 'Where to' }).getByRole('button', { name: 'Search', exact: true }).press('Enter');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  await slowDown(page, 4);
  for (const delay of [0, 80]) {
    await page.keyboard.type(words, { delay });
    await expectAllThere(box, words);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAllThere(box, words);
    await box.press('Control+a');
    await box.press('Delete');
  }
});

test('the search over everything stays open while the address below it is completed', async ({ page }) => {
  const typed = await boxOf(page, '/exams');
  await slowDown(page, 6);
  await page.keyboard.type('law');
  // The bar comes back with the last of the keyboard.
  await typed.blur();
  await page.getByRole('navigation', { name: 'Where to' }).getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expectInAddress(page, 'law');
  await expect(box).toBeFocused();
  await page.keyboard.type(words, { delay: 40 });
  await expectAllThere(box, words);
});

test('Enter that ends a composed word does not leave the search over everything', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('navigation', { name: 'Where to' }).getByRole('button', { name: 'Search', exact: true }).press('Enter');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'neet', selectionStart: 4, selectionEnd: 4 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await keyboard.send('Input.insertText', { text: 'neet u' });
  await page.keyboard.type('g');
  await expectAllThere(box, 'neet ug');
  await expect(page).toHaveURL('/privacy');
});
