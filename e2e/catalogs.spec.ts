import type { Page } from '@playwright/test';
import { countOf, saysCount } from './counts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const cards = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

test.describe('a Class 12 commerce student from Goa', () => {
  const goa = { class: '12', state: 'Goa', stream: 'commerce', field: 'law_commerce' } as const;

  test('sees courses chosen from the profile, clears them with one press, and they stay cleared', async ({
    page,
    login,
    newStudent,
    request,
  }) => {
    await login(await newStudent(goa));
    await page.goto('/courses');
    await expect(page.getByText(/from your profile/)).toBeVisible();
    await expect(page).toHaveURL(/stream=commerce.*field=law_commerce|field=law_commerce.*stream=commerce/);
    await expect(page.getByLabel('Field')).toHaveValue('law_commerce');
    await expect(cards(page, 'Courses').first()).toBeVisible();
    const own = await countOf(request, 'courses', 'stream=commerce&field=law_commerce');
    await expect(saysCount(page, 'courses', own)).toBeVisible();

    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(saysCount(page, 'courses', await countOf(request, 'courses'))).toBeVisible();
    await expect(page).toHaveURL('/courses');
    await page.reload();
    await expect(saysCount(page, 'courses', await countOf(request, 'courses'))).toBeVisible();
    await expect(page.getByText(/from your profile/)).toBeHidden();
  });

  test('sees colleges of the own state, and the exams of the stream', async ({ page, login, newStudent, request }) => {
    await login(await newStudent(goa));
    await page.goto('/colleges');
    await expect(page.getByText(/from your profile/)).toBeVisible();
    await expect(page.getByLabel('State')).toHaveValue('Goa');
    await expect(cards(page, 'Colleges').first()).toContainText('Goa');
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
    await page.reload();
    await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();

    await page.goto('/exams');
    await expect(page.getByText(/from your profile/)).toBeVisible();
    await expect(page.getByLabel('Stream')).toHaveValue('commerce');
    await expect(page.getByRole('list', { name: 'Exams' }).getByRole('listitem').first()).toBeVisible();
  });

  test('logging out forgets the filters of courses and colleges, not of exams', async ({ page, login, newStudent }) => {
    await login(await newStudent(goa));
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await page.goto('/exams');
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-filters'))))
      .toEqual(['exams-filters']);
  });
});

test.describe('courses', () => {
  test('are found, filtered and read; the field follows the stream @wide', async ({ page, request }) => {
    await page.goto('/courses');
    await expect(saysCount(page, 'courses', await countOf(request, 'courses'))).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByLabel('Stream').selectOption('science_pcb');
    await page.getByLabel('Field').selectOption('allied_health');
    await page.getByLabel('Stream').selectOption('commerce');
    await expect(page.getByLabel('Field')).toHaveValue('');
    await expect(page.getByLabel('Field').getByRole('option')).toHaveText([
      'All fields',
      'Business & Management',
      'Finance & Accounting',
      'Economics & Analytics',
      'Law (Commerce)',
      'Entrepreneurship',
    ]);
    await page.getByRole('button', { name: 'Clear Filter' }).click();

    await page.getByRole('searchbox').fill('nurse');
    await expect(cards(page, 'Courses').first()).toContainText('B.Sc Nursing');
    await cards(page, 'Courses')
      .first()
      .getByRole('link', { name: /View Full Details/ })
      .click();
    await expect(page).toHaveURL('/courses/bsc-nursing');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nursing');
    for (const title of [
      'The path',
      'About this course',
      'Eligibility',
      'Career opportunities',
      'Skills you build',
      'Top colleges',
      'Higher study options',
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(/^Source: .+\. Checked \w+ \d{4}\.$/)).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goBack();
    await expect(page).toHaveURL(/search=nurse/);
    await expect(page.getByRole('searchbox')).toHaveValue('nurse');
  });

  test('lead to the exams that open them and the colleges that teach them', async ({ page, request }) => {
    await page.goto('/courses/btech-computer-science-engineering');
    await page.getByRole('link', { name: /See all [\d,]+ colleges/ }).click();
    await expect(page).toHaveURL(/\/colleges\?course=btech-computer-science-engineering/);
    await expect(page.getByRole('button', { name: /Teaching B.Tech CSE/ })).toBeVisible();
    const teaching = await countOf(request, 'colleges', 'course=btech-computer-science-engineering');
    await expect(saysCount(page, 'colleges', teaching)).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'JEE Main' }).first().click();
    await expect(page).toHaveURL('/exams/jee-main');
    await expect(page.getByRole('link', { name: 'B.Tech in Computer Science and Engineering' })).toBeVisible();
  });

  test('a level is one press in the picture, kept in the address', async ({ page }) => {
    await page.goto('/courses');
    const diploma = page.getByRole('button', { name: /^Diploma \d+/ });
    await diploma.click();
    await expect(page).toHaveURL(/level=diploma/);
    await page.reload();
    await expect(diploma).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page, 'Courses').first()).toContainText('Diploma');
  });

  test('what there is not says so, with a way on', async ({ page, request }) => {
    await page.goto('/courses?search=zzzzqqq');
    await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear Filter' }).last().click();
    await expect(saysCount(page, 'courses', await countOf(request, 'courses'))).toBeVisible();
  });
});

test.describe('when things go wrong', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an item that is not there is said so, with a way back', async ({ page }) => {
    for (const [path, title, way] of [
      ['/courses', 'Course not found', 'Browse courses'],
      ['/colleges', 'College not found', 'Browse colleges'],
      ['/exams', 'Exam not found', 'Browse exams'],
      ['/careers', 'Career not found', 'Browse careers'],
      ['/scholarships', 'Scholarship not found', 'Browse scholarships'],
      ['/states', 'State not found', 'Browse states'],
    ] as const) {
      await page.goto(`${path}/nothing-of-that-name`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      await page.getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(path);
    }
  });

  test('a list that fails says so and can be tried again', async ({ page, request }) => {
    // The first page comes with the document; what is asked for next does not arrive.
    await page.goto('/colleges');
    await page.route('**/api/colleges?*', (route) => route.abort());
    await page.getByLabel('State').selectOption('Goa');
    await expect(page.getByText(/^Failed to fetch colleges/)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.unroute('**/api/colleges?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(saysCount(page, 'colleges', await countOf(request, 'colleges', 'state=Goa'))).toBeVisible();
  });
});
