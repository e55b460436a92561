/** offline: what somebody with an account does waits on the phone, and goes to their account alone, once. */
import { describe } from 'vitest';
import { saved } from './bookmarks.ts';
import { openSaveMenu } from './save-menu.ts';
import { expect, expectAccessible, test, type JourneyPage, type Request, type SignedUpStudent } from './fixtures.ts';
import { accountMenu, deviceKey, signOut } from './people.ts';
import { always, comeBackAnswered, heading, submit, submitSheet } from './quiz-steps.ts';

const api = /\/api\//;
/** No line, but what the page needs to be drawn was fetched before. */
const cut = (page: JourneyPage, what = api) => page.network.route(what, (route) => route.abort());
const waits = (page: JourneyPage) => page.getByRole('heading', { name: 'Waiting to be saved' });
const attempts = async (request: Request, { token }: SignedUpStudent) =>
  (await request('GET', '/quiz/attempts', { token })).body.data.attempts as { id: string; fieldName: string }[];
const sentTo = (page: JourneyPage, part: RegExp) => page.network.asked.filter(({ method, url }) => method !== 'GET' && part.test(url));
const back = (page: JourneyPage) => {
  page.network.unroute();
  window.dispatchEvent(new Event('online'));
};

describe('a quiz that is submitted offline', () => {
  test('shows its result at once, says that it waits, and is stored once when the network is back', async ({
    page,
    request,
    newStudent,
    login,
  }) => {
    const student = await newStudent();
    login(student);
    await comeBackAnswered(page, request, 'class10', always(2));
    cut(page, /\/(submit|quiz\/attempts)/);
    await submitSheet(page);
    await expect(waits(page)).toBeVisible();
    await expectAccessible();
    const name = await heading(page).textContent();
    expect(await attempts(request, student)).toEqual([]);
    back(page);
    await expect(page.getByText('The network is back: 1 thing was sent to your account.')).toBeVisible();
    await expect(waits(page)).toHaveCount(0);
    const stored = await attempts(request, student);
    expect(stored).toHaveLength(1);
    await expect(heading(page)).toHaveText(name!);
    await page.goto('/quiz/results');
    await expect(heading(page)).toHaveText(name!);
    expect(await attempts(request, student)).toHaveLength(1);
  });

  test('is stored once also where the answer was lost on its way, and where the tab was closed in between', async ({
    page,
    request,
    newStudent,
    login,
  }) => {
    const student = await newStudent();
    login(student);
    await comeBackAnswered(page, request, 'class10', always(1));
    page.network.route(/\/submit/, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await submitSheet(page);
    await expect(waits(page)).toBeVisible();
    page.leave();
    page.network.unroute();
    await page.goto('/privacy');
    await expect.poll(() => localStorage.getItem(deviceKey('quiz-flow'))).not.toContain('"waits":true');
    expect(await attempts(request, student)).toHaveLength(1);
    await page.goto('/quiz/results');
    await expect(waits(page)).toHaveCount(0);
  });

  test('is a guest’s own, and waits for nothing', async ({ page, request }) => {
    await comeBackAnswered(page, request, 'class10', always(2));
    cut(page, /\/submit/);
    await submitSheet(page);
    await page.getByRole('button', { name: 'Save / more' }).click();
    await expect(page.getByRole('link', { name: 'Keep it in an account' })).toBeVisible();
    await expect(waits(page)).toHaveCount(0);
    expect(localStorage.getItem('quiz-flow')).not.toContain('waits');
  });

  test('says that there is no line where this phone cannot make the result, and keeps every answer', async ({ page, request }) => {
    await comeBackAnswered(page, request, 'class10', always(2));
    cut(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach Disha');
    await expect(page.getByRole('alert')).toContainText('Your answers are safe on this device.');
    page.network.unroute();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/quiz/results');
  });
});

describe('a bookmark that is pressed offline', () => {
  const button = (page: JourneyPage, name: string) => page.getByRole('button', { name, exact: true });

  test('says that it waits, outlives the page and is sent once', async ({ page, request, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    await expect(button(page, 'Bookmark')).toBeVisible();
    cut(page);
    await button(page, 'Bookmark').click();
    await expect(button(page, 'Bookmarked, waits for the network')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/Noted on this phone\. It goes into your account/)).toBeVisible();
    page.leave();
    page.network.unroute();
    const before = page.network.asked.length;
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    await expect(button(page, 'Bookmarked')).toBeVisible();
    expect(await saved(request, student, 'exams')).toEqual(['jee-main']);
    await page.network.idle();
    expect(page.network.asked.slice(before).filter(({ url }) => url.includes('/bookmarks/add'))).toHaveLength(1);
    expect(localStorage.getItem(deviceKey('bookmarks-waiting'))).toBeNull();
  });

  test('and taken back without one either leaves the account as the last press says', async ({ page, request, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    await button(page, 'Bookmark').click();
    await expect(button(page, 'Bookmarked')).toBeVisible();
    await page.network.idle();
    cut(page);
    await button(page, 'Bookmarked').click();
    await expect(button(page, 'Removed, waits for the network')).toHaveAttribute('aria-pressed', 'false');
    back(page);
    await expect(button(page, 'Bookmark')).toBeVisible();
    await expect.poll(() => saved(request, student, 'exams')).toEqual([]);
  });

  test('of one account waits for its own when the session has ended, and is never sent for another', async ({
    page,
    request,
    newStudent,
    login,
  }) => {
    const [asha, ravi] = [await newStudent(), await newStudent()];
    login(asha);
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    await expect(button(page, 'Bookmark')).toBeVisible();
    cut(page);
    await button(page, 'Bookmark').click();
    await expect(button(page, 'Bookmarked, waits for the network')).toBeVisible();
    // Her session ends by itself; the browser keeps what waits, and does not send it.
    page.leave();
    page.network.unroute();
    localStorage.removeItem('auth-store');
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    await expect(page.getByText('Please log in to bookmark items')).toBeVisible();
    await page.network.idle();
    expect(await saved(request, asha, 'exams')).toEqual([]);
    page.leave();
    login(asha);
    await page.goto('/privacy');
    await expect.poll(() => saved(request, asha, 'exams')).toEqual(['jee-main']);
    // Another press waits, and it is her brother who signs in.
    await page.goto('/exams/clat-ug');
    await openSaveMenu(page);
    await expect(button(page, 'Bookmark')).toBeVisible();
    cut(page);
    await button(page, 'Bookmark').click();
    await expect(button(page, 'Bookmarked, waits for the network')).toBeVisible();
    page.leave();
    page.network.unroute();
    login(ravi);
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    await expect(button(page, 'Bookmark')).toBeVisible();
    await page.network.idle();
    expect(sentTo(page, /bookmarks/).filter(({ headers }) => headers['authorization']?.includes(ravi.token) === true)).toEqual([]);
    expect(await saved(request, ravi, 'exams')).toEqual([]);
    expect(await saved(request, asha, 'exams')).toEqual(['jee-main']);
  });

  test('is told before signing out, and forgotten with it', async ({ page, newStudent, login }) => {
    login(await newStudent());
    await page.goto('/exams/jee-main');
    await openSaveMenu(page);
    await expect(button(page, 'Bookmark')).toBeVisible();
    cut(page, /\/bookmarks/);
    await button(page, 'Bookmark').click();
    await expect(button(page, 'Bookmarked, waits for the network')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog')).toContainText('1 bookmark that waits for the network');
    await page.keyboard.press('Escape');
    await signOut(page);
    expect(JSON.stringify(localStorage)).not.toContain('bookmarks-waiting');
  });
});

test('a plan that was changed offline goes into the account without its page being opened', async ({
  page,
  request,
  newStudent,
  login,
}) => {
  const student = await newStudent();
  login(student);
  const plan = { goal: null, ways: [], steps: [{ id: 'a', text: 'Ask the sister', done: false }] };
  localStorage.setItem(deviceKey('path-plan'), JSON.stringify({ plan, version: 0, isKept: false }));
  await page.goto('/privacy');
  const planOf = async () => (await request('GET', '/plan', { token: student.token })).body.data.plan as typeof plan | null;
  await expect.poll(async () => (await planOf())?.steps[0]?.text).toBe('Ask the sister');
  await expect.poll(() => localStorage.getItem(deviceKey('path-plan'))).toContain('"isKept":true');
});
