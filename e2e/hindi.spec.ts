/** Every screen in Hindi: in its own words, whole, and the same person goes on in it. */
import { paths } from '../web/src/paths.ts';
import { bookmark, idsOf } from './bookmarks.ts';
import { expectAccessibleInWords } from './fixtures.ts';
import { expectHindi, inHindi, shareOfHindi } from './hindi-page.ts';
import { inFews, unfiltered, visitorsLedOn } from './screens.ts';
import { expect, nurse, test } from './walk.ts';

// What is nowhere is a 404, and the browser says so in its console.
test.use({ expectedErrors: [/404 \(Not Found\)|ERR_FAILED/] });

const more = [
  '/nowhere',
  '/courses/nothing',
  '/careers/nothing',
  '/states/nowhere',
  '/courses?search=qqqq',
  '/careers?search=qqqq',
  '/exams?search=qqqq',
];

const small = { width: 320, height: 640 };

const drawn = unfiltered.filter((path) => !visitorsLedOn.includes(path));

for (const walked of inFews([...drawn, ...more].map(inHindi), 16))
  test(`a visitor is spoken to in Hindi, on a small phone, and kept out by nothing: ${walked.join(' ')}`, async ({ page, stroll }) => {
    await page.setViewportSize(small);
    await stroll(walked, async () => {
      await expectHindi(page);
      await expectAccessibleInWords(page);
    });
  });

test('every screen of a student speaks Hindi', async ({ page, login, newStudent, request, stroll }) => {
  const student = await newStudent(nurse);
  for (const type of ['courses', 'exams'] as const) await bookmark(request, student, type, await idsOf(request, type, 3));
  await login(student);
  await page.setViewportSize(small);
  const own = [paths.dashboard, paths.profile, paths.completeProfile, paths.quizStart, paths.pathPlan, paths.calendar];
  await stroll([...own, paths.reportOf('exams', 'nata')].map(inHindi), async () => {
    await expectHindi(page);
    await expectAccessibleInWords(page);
  });
});

test('a screen that got no answer says so in Hindi, and so does an empty facet index', async ({ page, login, newStudent, stroll }) => {
  await login(await newStudent());
  await stroll([inHindi(paths.dashboard), inHindi(paths.privacy)], () => expectHindi(page));
  await page.route('**/api/careers?*', (route) => route.abort());
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
  await page.getByRole('link', { name: 'करियर', exact: true }).click();
  await expect(page.getByRole('button', { name: 'फिर से कोशिश करें' })).toBeVisible();
  const { share, latin } = await shareOfHindi(page);
  expect(share, latin.join(' ')).toBeGreaterThanOrEqual(0.9);
  await expectAccessibleInWords(page);
});

test('a page names its twins, and its answers come in its language', async ({ page, request }) => {
  const document = await (await request.get('/hi/courses/mbbs')).text();
  for (const [hreflang, href] of [
    ['en', '/courses/mbbs'],
    ['hi', '/hi/courses/mbbs'],
    ['x-default', '/courses/mbbs'],
  ])
    expect(document).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${href}">`);
  // The longest of the lists is in the document too, before any code runs.
  expect(await (await request.get('/hi/courses')).text()).toContain('href="/hi/courses/mbbs"');
  // They go along with a visitor who walks on.
  await page.goto('/hi/courses/mbbs');
  await page.getByRole('main').getByRole('link', { name: 'सभी कोर्स' }).click();
  await expect(page).toHaveURL('/hi/courses');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  for (const [hreflang, href] of [
    ['en', '/courses'],
    ['hi', '/hi/courses'],
    ['x-default', '/courses'],
  ])
    await expect(page.locator(`link[hreflang="${hreflang}"]`)).toHaveAttribute('href', href!);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  await page.goto('/hi/courses');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const calls = asked.filter((url) => url.includes('/api/'));
  expect(calls.filter((url) => !url.endsWith('lang=hi'))).toEqual([]);
  // A visit loads one language.
  expect(asked.filter((url) => /words-en|\/en\//.test(url))).toEqual([]);
});

test('whoever switches keeps page, filters, place and an unfinished quiz, and is remembered', async ({
  page,
  login,
  newStudent,
  request,
}) => {
  const student = await newStudent();
  await login(student);
  await page.goto('/courses?stream=commerce');
  // The link leads to the page's twin before any code has come, too; only code knows who is here, and keeps their place.
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[hreflang="hi"]')?.click());
  await expect(page).toHaveURL('/hi/courses?stream=commerce');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  const profile = async () =>
    (await (await request.get('/api/auth/profile', { headers: { authorization: `Bearer ${student.token}` } })).json()) as {
      data: { user: { language: string | null } };
    };
  await expect.poll(async () => (await profile()).data.user.language).toBe('hi');

  await page.goto('/quiz/start');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  // An answer that is tapped goes on by itself: a look whether it is chosen may come too late.
  await page.getByRole('radio').nth(2).click();
  await expect(page.getByRole('status').filter({ hasText: /Question 2 of/ })).toBeVisible();
  await page.goto('/hi/quiz/question');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
  await page.goto('/hi/quiz/review');
  await expect(
    page
      .getByRole('list')
      .getByText(/[\u0900-\u097f]/)
      .first(),
  ).toBeVisible();
});

test.describe('a browser that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is shown the English page it opened, with one quiet line, and is led nowhere', async ({ page }) => {
    await page.goto('/exams');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const aside = page.getByRole('complementary', { name: 'हिन्दी' });
    await expect(aside).toHaveAttribute('lang', 'hi');
    await expect(aside.getByRole('button', { name: 'अभी नहीं' })).toBeVisible();
    const offer = aside.getByRole('link', { name: 'यह पेज हिन्दी में देखें' });
    await expect(offer).toHaveAttribute('href', '/hi/exams');
    await offer.click();
    await expect(page).toHaveURL('/hi/exams');
    await expect(page.getByText('View this page in English')).toHaveCount(0);
  });
});

test('search on a Hindi page understands both scripts', async ({ page }) => {
  await page.goto('/hi/courses');
  const box = page.getByRole('searchbox');
  for (const words of ['वकील', 'vakil', 'lawyer']) {
    await box.fill(words);
    await expect(page.getByRole('listitem').first()).toContainText(/LLB|एलएलबी/);
  }
});
