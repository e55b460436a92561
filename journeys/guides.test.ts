import { saved } from './bookmarks.ts';
import { countOf, saysCount } from './counts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { keep } from './details.ts';

test('from the list by a topic to a guide, which is kept', async ({ page, login, newStudent, request }) => {
  const student = await newStudent();
  login(student);
  await page.goto('/guides');
  await expect(saysCount(page, 'guides', await countOf(request, 'guides'))).toBeVisible();
  await page.getByLabel('About', { exact: true }).selectOption('papers');
  await expect(page).toHaveURL('/guides?topic=papers');
  await expect(saysCount(page, 'guides', await countOf(request, 'guides', 'topic=papers'))).toBeVisible();
  await page.getByRole('link', { name: 'How do I get a caste certificate?' }).click();
  await expect(page).toHaveURL('/guides/caste-certificate');
  await expect(page.getByRole('heading', { level: 2, name: 'Who gives it' })).toBeVisible();

  await page.getByRole('button', { name: /^Bookmark/ }).click();
  await expect.poll(() => saved(request, student, 'guides')).toEqual(['caste-certificate']);
  await expectAccessible();
});

test('a guide names the page of the own state before those of others, and asks nobody for the state', async ({ page }) => {
  keep({ state: 'Goa' });
  await page.goto('/guides/caste-certificate');
  const portals = page.locator('main section').filter({ hasText: /^Where your state gives it/ });
  await expect(portals.getByText('Your state', { exact: true })).toBeVisible();
  await expect(portals.getByText('Goa', { exact: true })).toBeVisible();
  await expect(portals.getByText('Bihar', { exact: true })).toBeHidden();
  await portals.getByText('Other states and union territories').click();
  await expect(portals.getByText('Bihar', { exact: true })).toBeVisible();
  await expect(portals.getByText('Goa', { exact: true })).toHaveCount(1);
  // It is looked up on this device.
  expect(page.network.asked.filter(({ url, body }) => `${url} ${body ?? ''}`.includes('Goa'))).toEqual([]);
});

test('a scholarship leads to the guide of its paper, which answers before it leads on', async ({ page }) => {
  await page.goto('/scholarships/pms-sc');
  await page.getByText('Caste certificate').first().click();
  await page.getByRole('link', { name: 'How to get it, step by step' }).first().click();
  await expect(page).toHaveURL('/guides/caste-certificate');
  await expect(page.getByRole('heading', { level: 2, name: 'Goes with this' })).toBeVisible();
  const order = [...document.querySelectorAll('main h2')].map((each) => each.textContent);
  expect(order[0]).toBe('What it is good for');
  expect(order.indexOf('Goes with this')).toBeGreaterThan(order.indexOf('Where your state gives it'));
});

test('an address of no guide says so, and leads to all of them', async ({ page }) => {
  await page.goto('/guides/no-such-guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide not found');
  await page.getByRole('link', { name: 'Browse guides' }).click();
  await expect(page).toHaveURL('/guides');
});

test('who failed or stopped is led from home to the guides of second chances', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^I want to go on/ }).click();
  await expect(page).toHaveURL('/guides?topic=second_chances');
  const first = page.getByRole('list', { name: 'Guides' }).getByRole('listitem').first();
  await expect(first.getByRole('link', { name: 'I failed in Class 12: what can I do this year?' })).toBeVisible();
});

test('who needs money is led from home to what is for most people first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^I need money/ }).click();
  await expect(page).toHaveURL('/scholarships');
  await expect(page.getByLabel('Sort by')).toHaveText(/For most people first/);
  await expect(page.getByRole('list', { name: 'Scholarships' }).getByRole('listitem').first()).toBeVisible();
});
