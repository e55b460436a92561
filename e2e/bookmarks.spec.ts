import type { Page } from '@playwright/test';
import { away, saved } from './bookmarks.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const clat = 'Common Law Admission Test (Undergraduate)';
const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Bookmark ${name}`, exact: true });

test.describe('the bookmark button', () => {
  test('a visitor is asked to log in, and nothing is requested', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/bookmarks')) asked.push(request.url());
    });
    await page.goto('/exams?search=law');
    const prompt = page.getByRole('link', { name: 'Please log in to bookmark items' });
    await expect(prompt.first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Bookmark/ })).toHaveCount(0);
    await page.goto('/exams/jee-main');
    await expect(page.getByText('Please log in to bookmark items')).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(asked).toEqual([]);
  });

  test('leads a visitor to sign in and back to the same place, where the button now is', async ({ page, newStudent, request }) => {
    const student = await newStudent();
    await page.goto('/exams?search=clat');
    await page.getByRole('link', { name: 'Please log in to bookmark items' }).first().click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
    await expect(page.getByText('Please log in to bookmark items')).toBeVisible();
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/exams?search=clat');
    await starOf(page, clat).click();
    await expect(starOf(page, clat)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => saved(request, student, 'exams')).toEqual(['clat-ug']);
  });

  test('signed in, a visit asks for the bookmarks once', async ({ page, login, newStudent }) => {
    await login(await newStudent());
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/bookmarks')) asked += 1;
    });
    for (const path of ['/courses', '/courses/bca', '/colleges', '/colleges/iit-bombay', '/exams', '/exams/jee-main']) {
      asked = 0;
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^Bookmark/ }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked, path).toBe(1);
    }
  });

  test('on a card and on the page of the same item; it stays after a reload', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    await login(student);
    await page.goto('/exams?search=clat');
    const star = starOf(page, clat);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.focus();
    await page.keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toBeFocused();
    await expectAccessible(page);
    await expect.poll(() => saved(request, student, 'exams')).toEqual(['clat-ug']);
    await page.goto('/exams/clat-ug');
    const button = page.getByRole('button', { name: 'Bookmarked' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => saved(request, student, 'exams')).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('works on courses and colleges alike', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    await login(student);
    for (const [type, id] of [
      ['courses', 'bca'],
      ['colleges', 'iit-bombay'],
    ] as const) {
      await page.goto(`/${type}/${id}`);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      const button = page.getByRole('button', { name: /^Bookmark/ });
      await button.click();
      await expect(button).toHaveText('Bookmarked');
      await expect.poll(() => saved(request, student, type)).toEqual([id]);
      await expectNoSidewaysScroll(page);
      await page.goto(`/${type}?search=${encodeURIComponent(name)}`);
      await expect(starOf(page, name)).toHaveAttribute('aria-pressed', 'true');
      await starOf(page, name).click();
      await expect.poll(() => saved(request, student, type)).toEqual([]);
    }
  });

  test('pressed many times over a slow line, the last press is what stays', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    await login(student);
    await page.goto('/exams/jee-main');
    const toggle = page.getByRole('button', { name: /^Bookmark/ });
    await expect(toggle).toBeVisible();
    let held = true;
    const waiting: (() => void)[] = [];
    await page.route('**/api/bookmarks/*', async (route) => {
      if (held) await new Promise<void>((done) => waiting.push(done));
      await route.continue();
    });
    for (const on of [true, false, true, false, true]) {
      await toggle.click();
      // The button answers at once, whatever the line does.
      await expect(toggle).toHaveAttribute('aria-pressed', String(on));
    }
    held = false;
    for (const go of waiting) go();
    await expect.poll(() => saved(request, student, 'exams')).toEqual(['jee-main']);
    await page.waitForLoadState('networkidle');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  test('two tabs: each sees its own presses at once, and together nothing is lost', async ({
    page,
    context,
    login,
    newStudent,
    request,
  }) => {
    const student = await newStudent();
    await login(student);
    const other = await context.newPage();
    // So high that ten cards of a list are there at once.
    for (const tab of [page, other]) await tab.setViewportSize({ width: 360, height: 5000 });
    await Promise.all([page.goto('/exams'), other.goto('/exams')]);
    const press = async (which: Page, from: number) => {
      const buttons = which.getByRole('button', { name: /^Bookmark / });
      await expect(buttons.nth(from + 4)).toBeVisible();
      for (let index = from; index < from + 5; index += 1) await buttons.nth(index).click();
      for (let index = from; index < from + 5; index += 1) await expect(buttons.nth(index)).toHaveAttribute('aria-pressed', 'true');
    };
    await Promise.all([press(page, 0), press(other, 5)]);
    await expect.poll(async () => (await saved(request, student, 'exams')).length).toBe(10);
  });

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('goes back to what was, and says so', async ({ page, login, newStudent, request }) => {
      const student = await newStudent();
      await login(student);
      await page.goto('/exams?search=clat');
      await page.route('**/api/bookmarks/add?lang=*', (route) => route.fulfill(away));
      const star = starOf(page, clat);
      await star.click();
      await expect(page.getByText('The service is temporarily unavailable')).toBeVisible();
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await page.unroute('**/api/bookmarks/add?lang=*');
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => saved(request, student, 'exams')).toEqual(['clat-ug']);
    });

    test('or never answers: after ten seconds it says so too', async ({ page, login, newStudent }) => {
      await login(await newStudent());
      await page.clock.install();
      await page.goto('/exams?search=clat');
      await page.route('**/api/bookmarks/add?lang=*', () => undefined);
      const star = starOf(page, clat);
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await page.clock.runFor(10_100);
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText(/^Failed to add bookmark/)).toBeVisible();
    });

    test('a session that has ended leads to the sign-in page', async ({ page, login, newStudent, request }) => {
      const student = await newStudent();
      await login(student);
      await page.goto('/exams/jee-main');
      const toggle = page.getByRole('button', { name: 'Bookmark', exact: true });
      await expect(toggle).toBeVisible();
      await page.waitForLoadState('networkidle');
      await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${student.token}` } });
      await toggle.click();
      await expect(page).toHaveURL('/auth/login');
    });
  });
});
