import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('home leads a visitor to sign-in and to the courses, on a phone and on a wide screen', async ({ page }) => {
  await page.goto('/');
  for (const viewport of [page.viewportSize()!, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/auth/login?next=/quiz/start');
    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/courses');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

// With the widest of letters that a system has: here they are DejaVu's.
test('the bar of a wide screen holds the four links in one row, and below it or behind them four menus, in either language', async ({
  page,
}) => {
  for (const [home, menus] of [
    ['/', ['Find out', 'Look around', 'Get in', 'My plan']],
    ['/hi', ['पता करें', 'देखें', 'दाख़िला', 'मेरा प्लान']],
  ] as const) {
    await page.goto(home);
    for (const [width, most] of [
      [768, 112],
      [1024, 112],
      [1280, home === '/' ? 72 : 112],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      const bar = page.getByRole('banner');
      for (const to of ['quiz', 'courses', 'colleges', 'exams', 'auth/login']) await expect(bar.locator(`a[href$="/${to}"]`)).toBeVisible();
      for (const name of menus) await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
      const { height } = (await bar.boundingBox())!;
      expect(height, `${home} at ${width}`).toBeLessThan(most);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('the four menus have every feature; keys, Escape, leaving one and going on close it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/path/plan');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const mine = bar.getByRole('button', { name: 'My plan', exact: true });
  await mine.focus();
  await page.keyboard.press('Enter');
  await expect(mine).toHaveAttribute('aria-expanded', 'true');
  const list = bar.getByRole('list', { name: 'My plan' });
  await expect(list.getByRole('link', { name: 'My plan' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mine).toHaveAttribute('aria-expanded', 'false');
  await expect(mine).toBeFocused();
  await mine.click();
  await page.getByRole('main').click({ position: { x: 5, y: 500 } });
  await expect(mine).toHaveAttribute('aria-expanded', 'false');
  const getIn = bar.getByRole('button', { name: 'Get in' });
  await getIn.click();
  await bar.getByRole('link', { name: 'My chances' }).click();
  await expect(page).toHaveURL('/chances');
  await expect(getIn).toHaveAttribute('aria-expanded', 'false');
});

test('the bar at the foot of a phone has four groups and the search, stays in sight, and leaves while something is typed', async ({
  page,
}) => {
  await page.goto('/exams');
  const bar = page.getByRole('navigation', { name: 'Where to' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const { height } = (await bar.boundingBox())!;
  expect(height).toBeLessThanOrEqual(58);
  const look = bar.getByRole('button', { name: 'Look around' });
  await look.click();
  const sheet = page.getByRole('dialog', { name: 'Look around' });
  await expect(sheet.getByRole('link', { name: 'Exams', exact: true })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(look).toBeFocused();
  await bar.getByRole('button', { name: 'My plan' }).click();
  await page.getByRole('dialog', { name: 'My plan' }).getByRole('link', { name: 'What it costs' }).click();
  await expect(page).toHaveURL('/costs');
  // The address is there before the screen, and a search opened in between closes when the screen comes.
  await expect(page.getByRole('heading', { level: 1, name: 'Cost sheet' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/exams');
  await page.getByRole('searchbox').focus();
  await expect(bar).toBeHidden();
  await page.getByRole('searchbox').blur();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('the skip link leads a keyboard past the navigation', async ({ page }) => {
  await page.goto('/exams');
  await expect(page.getByRole('heading', { level: 1, name: 'Exams' })).toBeVisible();
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar at the foot of a phone leads to the first of each group', async ({ page }) => {
    await page.goto('/exams');
    const bar = page.getByRole('navigation', { name: 'Where to' });
    await expect(bar.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/careers');
    await expect(bar.getByRole('link', { name: 'Get in' })).toHaveAttribute('href', '/chances');
  });

  const shown = [
    ['/', /Discover your/, 'Start Your Journey'],
    ['/courses', 'Courses', 'View Full Details'],
    ['/exams', 'Exams', 'National Eligibility cum Entrance Test (Undergraduate)'],
    ['/exams/neet-ug', 'NEET UG', 'Official website'],
    ['/colleges/iit-bombay', 'Indian Institute of Technology Bombay', 'Courses offered'],
    ['/states/tamil-nadu', 'How Tamil Nadu admits', 'Medicine'],
  ] as const;
  test(`pages still show their content: ${shown.map(([path]) => path).join(' ')}`, async ({ page }) => {
    for (const [path, heading, content] of shown)
      await test.step(path, async () => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(
          main
            .getByText(content)
            .or(main.getByRole('link', { name: content }))
            .first(),
        ).toBeVisible();
        await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
      });
  });

  test('a state’s and a district’s colleges are found page by page', async ({ page }) => {
    await page.goto('/colleges/in/karnataka');
    await expect(page.getByRole('heading', { level: 1, name: 'Colleges in Karnataka' })).toBeVisible();
    await page.getByRole('link', { name: 'Bengaluru Urban', exact: true }).click();
    await expect(page).toHaveURL('/colleges/in/karnataka/bengaluru-urban');
    await expect(page.getByRole('heading', { level: 1, name: 'Colleges in Bengaluru Urban, Karnataka' })).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  });
});
