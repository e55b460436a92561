import { expect, test } from './fixtures.ts';

test('a visitor’s plan stays on the phone, and nothing of it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname === '/api/plan') sent.push(asked.method());
  });
  await page.goto('/path/plan');
  await page.getByRole('button', { name: 'Begin with an empty plan' }).click();
  await page.getByText('Add a step', { exact: true }).click();
  await page.getByLabel('What to do').fill('Ask my teacher about law');
  await page.getByLabel('By when, if there is a date').fill('2030-01-15');
  await page.getByRole('button', { name: 'Add step', exact: true }).click();
  await page.getByRole('checkbox', { name: /Ask my teacher about law/ }).check();
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Ask my teacher about law.*15 January 2030/ })).toBeChecked();
  await expect(page.getByText('Saved on this phone only.')).toBeVisible();
  expect(sent).toEqual([]);

  // On paper there is nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ask my teacher about law')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
});
