import { vi } from 'vitest';
import { expect, expectAccessible, test } from './fixtures.ts';

test('the mobile menu repeats the links', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: /menu/i });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  // The page behind it has some of them too.
  const opened = page.locator(`[id="${menu.one().getAttribute('aria-controls')}"]`);
  for (const name of ['Quiz', 'Courses', 'Colleges', 'Exams', 'Sign In', 'Get Started'])
    await expect(opened.getByRole('link', { name, exact: true })).toBeVisible();
  // And every other feature, by what somebody wants.
  const groups = {
    'Find out': ['Quiz', 'Doors by subjects'],
    'Look around': ['Courses', 'Careers', 'Colleges', 'Exams', 'Guides'],
    'Get in': ['My chances', 'My list of seats', 'How states admit', 'My calendar'],
    'My plan': ['Scholarships', 'My details', 'My plan', 'What it costs', 'Compare', 'Report for home'],
  };
  for (const [want, features] of Object.entries(groups)) {
    const links = opened.getByRole('list', { name: want }).getByRole('link').all();
    expect(links.map(({ textContent }) => textContent)).toEqual(features);
  }
  await expectAccessible();
  await opened.getByRole('link', { name: 'Exams', exact: true }).click();
  await expect(page).toHaveURL('/exams');
  await expect(page).toHaveTitle(/Exams.*Disha/);
});

test('a menu stays open while the address below it is completed', async ({ page }) => {
  await page.goto('/exams');
  await expect(page.getByRole('list', { name: 'Exams' }).getByRole('listitem').first()).toBeVisible();
  // The letters reach the address a moment later: here, not before we say so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.getByRole('searchbox').fill('jee');
  const menu = page.getByRole('button', { name: /menu/i });
  // Pressed as assistive software does it: leaving the box would complete the address at once.
  menu.one().click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/exams');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(page).toHaveURL(/search=jee/);
  // It has been drawn with the new address, which the way to the other language keeps.
  await expect(page.getByRole('banner').locator('a[hreflang=hi]').first()).toHaveAttribute('href', /search=jee/);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

const nothing = ['/no/such/page', '/nowhere', '/courses/one/two', '/courses/%E0%A4%A', '/courses/%00', '/%', '/%E0%A4%A?search=law'];

test(`where nothing stands the page says so and leads on: ${nothing.join(' ')}`, async ({ page }) => {
  for (const path of nothing) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take a Quiz' })).toBeVisible();
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await expect(page).toHaveURL('/');
  }
});
