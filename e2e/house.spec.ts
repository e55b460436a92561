import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('home leads a visitor to sign-in and to the courses @wide', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/auth/login');
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/courses');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the mobile menu repeats the links', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: /menu/i });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Quiz', 'Courses', 'Colleges', 'Exams', 'Sign In', 'Get Started'])
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Exams', exact: true }).first().click();
  await expect(page).toHaveURL('/exams');
  await expect(page).toHaveTitle(/Exams.*Disha/);
});

test('a menu stays open while the address below it is completed', async ({ page }) => {
  await page.goto('/exams');
  const box = page.getByRole('searchbox');
  await box.focus();
  // The letters reach the address a moment later: here, not before we say so.
  await page.clock.install();
  await page.keyboard.type('jee');
  const menu = page.getByRole('button', { name: /menu/i });
  // Pressed as assistive software does it: leaving the box would complete the address at once.
  await menu.dispatchEvent('click');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/search=jee/);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test.describe('an unknown path', () => {
  // The document itself is a 404, and the browser says so in its console.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('says so and leads on', async ({ page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take a Quiz' })).toBeVisible();
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await expect(page).toHaveURL('/');
  });
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

  const shown = [
    ['/', /Discover your/, 'Start Your Journey'],
    ['/courses', 'Courses', 'Bachelor of Architecture (B.Arch)'],
    ['/exams', 'Exams', 'National Eligibility cum Entrance Test (Undergraduate)'],
    ['/exams/neet-ug', /National Eligibility/, 'National Testing Agency'],
    ['/colleges/iit-bombay', 'Indian Institute of Technology Bombay', 'Courses offered'],
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
});
