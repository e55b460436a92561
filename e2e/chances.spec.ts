import { unfoldFilters } from './filters-fold.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNoSidewaysScrollWhenWide, test } from './fixtures.ts';

test('a visitor comes from an exam, tells a rank and sees where it may lead', async ({ page }) => {
  await page.goto('/exams/jee-main');
  await page.getByRole('link', { name: 'With my rank, where?' }).click();
  await expect(page).toHaveURL('/chances?exam=jee-main');
  await expect(page.getByRole('heading', { level: 1, name: 'With my rank, where?' })).toBeVisible();

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Give a number above 0')).toBeVisible();

  await page.getByLabel('Your rank').fill('12000');
  await page.getByLabel('State where you passed Class 12').selectOption('Telangana');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const results = page.getByRole('region', { name: 'Where it may lead' });
  const bands = results.getByRole('group', { name: 'How likely' });
  await bands.getByRole('button', { name: /^Possible \(/ }).click();
  await expect(results.getByText(/^Such calls came true \d+ times in 100/)).toBeVisible();
  const rows = results.getByRole('list').last().getByRole('listitem');
  const first = rows.first();
  await expect(first.getByRole('img', { name: /^Closing values by year: .*2026/ })).toBeVisible();
  await expect(first).toContainText('8 times in 10 between');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScrollWhenWide(page);
  // Nothing of a student stands in an address.
  expect(page.url()).not.toContain('12000');

  await unfoldFilters(page);
  await results.getByLabel('Kind of institute').selectOption('NIT and IIEST');
  await expect(first).toContainText(/National Institute|IIEST/);

  // Narrowed to the course of a line, and wide again.
  await first.locator('summary').click();
  await first.getByRole('button', { name: 'Only this course' }).click();
  const wider = results.getByRole('button', { name: /^Only courses like .* Show every course again$/ });
  await wider.click();
  await expect(wider).toBeHidden();

  await bands.getByRole('button', { name: /^All \(/ }).click();
  await results.getByLabel('Sorted').selectOption('By state, mine first');
  await expect(first).toContainText('Warangal');
  await first.getByRole('button', { name: 'Compare' }).click();
  await rows.nth(1).getByRole('button', { name: 'Compare' }).click();
  const beside = results.getByRole('table');
  await expect(beside.getByRole('columnheader')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScrollWhenWide(page);
  await beside.getByRole('button', { name: 'Remove' }).first().click();
  await expect(beside.getByRole('columnheader')).toHaveCount(1);
  await expect(beside.locator('..')).toBeFocused();
  await results.getByRole('link', { name: 'About the college' }).first().click();
  await expect(page).toHaveURL(/\/colleges\//);
  await expect(page.getByRole('heading', { name: 'Closing ranks' })).toBeVisible();
});

test('a list is put together and judged on the device', async ({ page }) => {
  await page.goto('/chances?exam=jee-main');
  await page.getByLabel('Your rank').fill('12000');
  await page.getByLabel('State where you passed Class 12').selectOption('Telangana');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const adding = page.getByRole('button', { name: /^Add to my list: / });
  for (const _ of [1, 2, 3]) await adding.first().click();
  await page.getByRole('link', { name: 'See my list' }).click();
  await expect(page).toHaveURL('/chances/list');
  const places = page.getByRole('region', { name: 'Your lines in order' }).getByRole('listitem');
  await expect(places).toHaveCount(10);
  await expect(page.getByText(/ of 100 years like the last ones this list gets no seat\.$/)).toBeVisible();
});
