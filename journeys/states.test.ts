import { expect, test } from './fixtures.ts';

test('what no notice confirms says so, and what is not known is called that', async ({ page }) => {
  await page.goto('/states/lakshadweep');
  const weak = page.getByRole('listitem').filter({ hasText: 'Known practice, no notice read' }).first();
  await expect(weak).toContainText('Confirm with the college or the portal.');
  await expect(page.getByText('Not known. Ask the college').first()).toBeVisible();
});

test('a college leads to how its state admits, and that to the colleges of the state', async ({ page }) => {
  await page.goto('/colleges/iit-bombay');
  await page.getByRole('link', { name: 'How Maharashtra admits' }).click();
  await expect(page).toHaveURL('/states/maharashtra');
  await page.getByRole('link', { name: 'Colleges in Maharashtra', exact: true }).click();
  await expect(page).toHaveURL('/colleges/in/maharashtra');
  await expect(page.getByRole('heading', { level: 1, name: 'Colleges in Maharashtra' })).toBeVisible();
});
