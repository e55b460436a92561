import { away, saved } from './bookmarks.ts';
import { describe, vi } from 'vitest';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { held } from './held.ts';
import { openSaveMenu } from './save-menu.ts';

const clat = 'Common Law Admission Test (Undergraduate)';
const starOf = (page: JourneyPage, name: string) => page.getByRole('button', { name: `Bookmark ${name}`, exact: true });

describe('the bookmark button', () => {
  test('a visitor is asked to log in, and nothing is requested', async ({ page }) => {
    await page.goto('/exams?search=law');
    const prompt = page.getByRole('link', { name: 'Please log in to bookmark items' });
    await expect(prompt.first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Bookmark/ })).toHaveCount(0);
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    await expect(page.getByText('Please log in to bookmark items')).toBeVisible();
    expect(page.network.asked.filter(({ url }) => url.includes('/api/bookmarks'))).toEqual([]);
  });

  test('on a card and on the page of the same item; it stays after a reload', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/exams?search=clat');
    const star = starOf(page, clat);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.focus();
    await page.keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toBeFocused();
    await expectAccessible();
    await expect.poll(() => saved(request, student, 'exams')).toEqual(['clat-ug']);
    // Also when the answer is here, and not only what was asked for.
    await page.network.idle();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/exams/clat-ug');
    await openSaveMenu(page);
    const button = page.getByRole('button', { name: 'Bookmarked' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => saved(request, student, 'exams')).toEqual([]);
    await page.network.idle();
    await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toBeVisible();
    await page.reload();
    await page.network.idle();
    await openSaveMenu(page);
    await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toBeVisible();
  });

  test('works on courses and colleges alike', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    login(student);
    for (const [type, id] of [
      ['courses', 'bca'],
      ['colleges', 'iit-bombay'],
    ] as const) {
      await page.goto(`/${type}/${id}`);
      await openSaveMenu(page);
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      const button = page.getByRole('button', { name: /^Bookmark/ });
      await button.click();
      await expect(button).toHaveText('Bookmarked');
      await expect.poll(() => saved(request, student, type)).toEqual([id]);
      await page.goto(`/${type}?search=${encodeURIComponent(name)}`);
      await expect(starOf(page, name)).toHaveAttribute('aria-pressed', 'true');
      await starOf(page, name).click();
      await expect.poll(() => saved(request, student, type)).toEqual([]);
    }
  });

  test('pressed many times over a slow line, the last press is what stays', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    const toggle = page.getByRole('button', { name: /^Bookmark/ });
    await expect(toggle).toBeVisible();
    const { until, go } = held();
    // Did the presses not wait for one another, each removal would overtake the press after it.
    page.network.route(/\/bookmarks\/remove/, async (route) => {
      await until;
      return route.continue();
    });
    const presses = [true, false, true, false, true];
    for (const on of presses) {
      await toggle.click();
      // The button answers at once, whatever the line does.
      await expect(toggle).toHaveAttribute('aria-pressed', String(on));
    }
    go();
    await expect.poll(() => page.network.asked.filter(({ url }) => /\/bookmarks\/(add|remove)/.test(url)).length).toBe(presses.length);
    await page.network.idle();
    expect(await saved(request, student, 'exams')).toEqual(['jee-main']);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await openSaveMenu(page);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  describe('when the server fails', () => {
    test('goes back to what was, and says so', async ({ page, login, newStudent, request }) => {
      const student = await newStudent();
      login(student);
      await page.goto('/exams?search=clat');
      page.network.route(/\/bookmarks\/add/, (route) => route.fulfill(away));
      const star = starOf(page, clat);
      await star.click();
      await expect(page.getByText('The service is temporarily unavailable')).toBeVisible();
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      page.network.unroute();
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => saved(request, student, 'exams')).toEqual(['clat-ug']);
    });

    test('or never answers: after ten seconds it says so too', async ({ page, login, newStudent }) => {
      login(await newStudent());
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      await page.goto('/exams?search=clat');
      page.network.route(/\/bookmarks\/add/, () => undefined);
      const star = starOf(page, clat);
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await vi.advanceTimersByTimeAsync(10_100);
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText(/^Failed to add bookmark/)).toBeVisible();
    });

    test('a session that has ended leads to the sign-in page', async ({ page, login, newStudent, request }) => {
      const student = await newStudent();
      login(student);
      await page.goto('/exams/jee-main');
      await openSaveMenu(page);
      const toggle = page.getByRole('button', { name: 'Bookmark', exact: true });
      await expect(toggle).toBeVisible();
      await page.network.idle();
      await request('POST', '/auth/logout', { token: student.token });
      await toggle.click();
      await expect(page).toHaveURL('/auth/login');
    });
  });
});

test('signed in, a visit asks for the bookmarks once', async ({ page, login, newStudent }) => {
  login(await newStudent());
  // The list of colleges comes twice where the page brings none along: that is looked at in a browser.
  for (const path of ['/courses', '/courses/bca', '/colleges/iit-bombay', '/exams', '/exams/jee-main']) {
    const before = page.network.asked.length;
    await page.goto(path);
    if (path.lastIndexOf('/') > 0) await openSaveMenu(page);
    await expect(page.getByRole('button', { name: /^Bookmark/ }).first()).toBeVisible();
    await page.network.idle();
    const asked = page.network.asked.slice(before).filter(({ url }) => url.startsWith('/api/bookmarks'));
    expect(asked, path).toHaveLength(1);
  }
});
