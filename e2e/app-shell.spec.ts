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
test('the bar of a wide screen holds its links in one row, in either language', async ({ page }) => {
  for (const home of ['/', '/hi']) {
    await page.goto(home);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.getByRole('banner');
      for (const to of ['quiz', 'courses', 'colleges', 'exams', 'auth/login']) await expect(bar.locator(`a[href$="/${to}"]`)).toBeVisible();
      const { height } = (await bar.boundingBox())!;
      expect(height, `${home} at ${width}`).toBeLessThan(80);
    }
  }
});

test('the panel at the end of the bar has every feature; keys, Escape, leaving it and going on close it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/path/plan');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const more = bar.getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(bar.getByRole('list', { name: 'Open to me' }).getByRole('link', { name: 'My plan' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('list', { name: 'Myself' }).getByRole('link', { name: 'Quiz' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('main').click({ position: { x: 5, y: 500 } });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await bar.getByRole('link', { name: 'My chances' }).click();
  await expect(page).toHaveURL('/chances');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
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
