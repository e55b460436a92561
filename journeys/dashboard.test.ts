import { away, bookmark, idsOf, saved } from './bookmarks.ts';
import { describe, vi } from 'vitest';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { held } from './held.ts';

const tab = (page: JourneyPage, name: string) => page.getByRole('tab', { name });
const cards = (page: JourneyPage, name: string) =>
  page.getByRole('tabpanel').getByRole('list', { name }).getByRole('heading', { level: 3 });

describe('the dashboard', () => {
  test('sends whoever is not signed in to sign in', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth/login');
  });

  test('of a new student is empty, with ways on', async ({ page, login, newStudent }) => {
    login(await newStudent({ name: 'Asha Rao' }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Asha Rao!' })).toBeVisible();
    await expect(page).toHaveTitle('Dashboard - Disha');
    for (const [name, type] of [
      ['Courses', 'courses'],
      ['Colleges', 'colleges'],
      ['Exams', 'exams'],
    ] as const) {
      await tab(page, `${name} (0)`).click();
      await expect(page.getByText('No bookmarks yet')).toBeVisible();
      await expect(page.getByText(`Bookmarked ${type} will show here`)).toBeVisible();
      await expect(page.getByRole('link', { name: `Browse ${type}` })).toHaveAttribute('href', `/${type}`);
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Take the quiz' })).toHaveAttribute('href', '/quiz/start');
    await expectAccessible();
  });

  test('shows nine of 25, then all; the counts follow each removal', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    const ids = await idsOf(request, 'exams', 25);
    await bookmark(request, student, 'exams', ids);
    login(student);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: '25 Exams' }).click();
    await expect(tab(page, 'Exams (25)')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Exams (25)')).toBeFocused();
    await expect(cards(page, 'Exams')).toHaveCount(9);
    await page.getByRole('button', { name: 'Show All 25 Items (+16 more)' }).click();
    await expect(cards(page, 'Exams')).toHaveCount(25);
    const remove = page.getByRole('button', { name: /^Remove / });
    await remove.nth(12).click();
    await expect(page.getByRole('button', { name: 'Show Less (15 hidden)' })).toBeVisible();
    await expect(cards(page, 'Exams')).toHaveCount(24);
    await expect(tab(page, 'Exams (24)')).toBeVisible();
    await expect(page.getByRole('button', { name: '24 Exams' })).toBeVisible();
    await page.getByRole('button', { name: 'Show Less (15 hidden)' }).click();
    await expect(cards(page, 'Exams')).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Show All 24 Items (+15 more)' })).toBeVisible();
    expect(await saved(request, student, 'exams')).toHaveLength(24);
  });

  test('at nine there is nothing to show more of', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    await bookmark(request, student, 'exams', await idsOf(request, 'exams', 10));
    login(student);
    await page.goto('/dashboard?tab=exams');
    await expect(page.getByRole('button', { name: 'Show All 10 Items (+1 more)' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(tab(page, 'Exams (9)')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show / })).toHaveCount(0);
  });

  test('by keyboard alone: tabs by arrows, and after a removal the focus is at the neighbour', async ({
    page,
    login,
    newStudent,
    request,
  }) => {
    const student = await newStudent();
    await bookmark(request, student, 'exams', ['clat-ug', 'neet-ug', 'jee-main']);
    login(student);
    await page.goto('/dashboard');
    await tab(page, 'Courses (0)').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab').last()).toBeFocused();
    const isThere = () => tab(page, 'Exams (3)').one() === document.activeElement;
    // However many stand between.
    for (let left = page.getByRole('tab').count(); left > 0 && !isThere(); left -= 1) await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Exams (3)')).toBeFocused();
    await expect(cards(page, 'Exams')).toHaveCount(3);
    const remove = page.getByRole('button', { name: /^Remove / });
    await remove.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(cards(page, 'Exams')).toHaveCount(2);
    await expect(page.getByText(/^Removed National Eligibility.* from your bookmarks\.$/)).toBeVisible();
    await expect(remove.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No bookmarks yet')).toBeVisible();
    await expect(tab(page, 'Exams (0)')).toBeFocused();
  });

  describe('of bookmarks that came as a bare id', () => {
    // That an item is not there is asked of the server, and the browser notes its answer.

    test('says which item is no longer available, and shows the others', async ({ page, login, newStudent, request }) => {
      const student = await newStudent();
      await bookmark(request, student, 'exams', ['jee-main']);
      login(student);
      page.network.route(/\/bookmarks\?/, async (route) => {
        const json = JSON.parse((await route.fetch()).body) as { data: { bookmarks: { exams: unknown[] } } };
        json.data.bookmarks.exams.unshift('closed-exam', 'clat-ug');
        return route.fulfill({ json });
      });
      await page.goto('/dashboard?tab=exams');
      await expect(page.getByText('No longer available', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'View Common Law Admission Test (Undergraduate)' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(2);
      await expectAccessible();
      await page.getByRole('button', { name: 'Remove Closed exam' }).click();
      await expect(page.getByText('No longer available', { exact: true })).toHaveCount(0);
      await expect(tab(page, 'Exams (1)')).toBeVisible();
    });
  });

  test('above the bookmarks: the last quiz result, and the profile when it is not complete', async ({ page, login, newStudent }) => {
    const student = await newStudent({ class: '12', field: 'computer_it' });
    login({ ...student, user: { ...student.user, field: null } });
    page.network.route(/\/auth\/profile/, async (route) => {
      const json = JSON.parse((await route.fetch()).body) as { data: { user: { field: string | null } } };
      json.data.user.field = null;
      return route.fulfill({ json });
    });
    const attempt = (id: string, submittedAt: string, fieldName: string) => ({
      id,
      quizId: 'class12-pcm',
      targetClass: '12',
      submittedAt,
      fieldName,
      streamName: 'Science (PCM)',
      confidence: 'close',
    });
    const id = '3f0e8c1e-58f5-4a6b-9f57-0f6f2f4f8a11';
    const attempts = [
      attempt('0d4f7b90-2f2a-4c5e-8f0e-3a1f5b6c7d8e', '2026-10-01T08:00:00.000Z', 'Defence & Military'),
      attempt(id, '2026-11-10T08:00:00.000Z', 'Computer Science & IT'),
    ];
    page.network.route(/\/quiz\/attempts/, (route) => route.fulfill({ json: { success: true, message: 'Results', data: { attempts } } }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your last quiz result' })).toBeVisible();
    await expect(page.getByText('Computer Science & IT')).toBeVisible();
    await expect(page.getByText('Taken on 10 November 2026')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the result' })).toHaveAttribute('href', `/quiz/results?attempt=${id}`);
    await expect(page.getByText('75% complete')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute('href', '/auth/complete-profile');
    await expectAccessible();
  });

  describe('when the server fails', () => {
    test('shows the error and can be tried again', async ({ page, login, newStudent, request }) => {
      const student = await newStudent();
      await bookmark(request, student, 'courses', ['bca']);
      login(student);
      page.network.route(/\/bookmarks\?/, (route) => route.fulfill(away));
      await page.goto('/dashboard');
      await expect(page.getByText('Loading your dashboard...')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('The service is temporarily unavailable');
      await expectAccessible();
      page.network.unroute();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(tab(page, 'Courses (1)')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('or does not answer: the dashboard does not wait for ever', async ({ page, login, newStudent }) => {
      login(await newStudent());
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      page.network.route(/\/bookmarks\?/, () => undefined);
      await page.goto('/dashboard');
      await expect(page.getByText('Loading your dashboard...')).toBeVisible();
      await vi.advanceTimersByTimeAsync(11_000);
      await expect(page.getByRole('alert')).toContainText('Failed to fetch bookmarks');
    });

    test('a removal spins on its own card only; when it fails the card stays and the reason is said', async ({
      page,
      login,
      newStudent,
      request,
    }) => {
      const student = await newStudent();
      await bookmark(request, student, 'exams', ['clat-ug', 'neet-ug', 'jee-main']);
      login(student);
      await page.goto('/dashboard?tab=exams');
      const { until, go } = held();
      page.network.route(/\/bookmarks\/remove/, async (route) => {
        await until;
        return route.fulfill(away);
      });
      await page.getByRole('button', { name: /^Remove National Eligibility/ }).click();
      await expect(page.getByRole('button', { name: /^Removing\.\.\. National Eligibility/ })).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
      go();
      await expect(page.getByText('The service is temporarily unavailable')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
      expect(await saved(request, student, 'exams')).toHaveLength(3);
    });
  });
});
