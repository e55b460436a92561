import { describe } from 'vitest';
import { countOf, saysCount } from './counts.ts';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { held } from './held.ts';
import { keep } from './details.ts';

const cards = (page: JourneyPage, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

test('a list filtered by the state of the details on this device says so, and names no profile', async ({ page }) => {
  keep({ state: 'Goa' });
  await page.goto('/colleges');
  await expect(page.getByText(/from your details/)).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('Goa');
  await expect(page.getByText(/from your profile/)).toHaveCount(0);
});

describe('a Class 12 commerce student from Goa', () => {
  const goa = { class: '12', state: 'Goa', stream: 'commerce', field: 'law_commerce' } as const;

  test('sees courses chosen from the profile, clears them with one press, and they stay cleared', async ({
    page,
    login,
    newStudent,
    request,
  }) => {
    login(await newStudent(goa));
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
    await expect(page.getByText(/from your profile/)).toHaveCount(0);
  });

  test('sees colleges of the own state, and the exams of the stream', async ({ page, login, newStudent, request }) => {
    login(await newStudent(goa));
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

  test('logging out forgets the filters of every list before home is there', async ({ page, login, newStudent }) => {
    const kept = () =>
      Object.keys(localStorage)
        .filter((key) => key.includes('-filters'))
        .sort();
    const student = await newStudent(goa);
    login(student);
    for (const path of ['/courses', '/colleges', '/exams']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Clear Filter' }).click();
    }
    const id = student.user['_id'] as string;
    await expect.poll(kept).toEqual([`colleges-filters@${id}`, `courses-filters@${id}`, `exams-filters@${id}`]);
    // The server takes its time: a student who closes the page meanwhile has left all the same.
    const { until, go } = held();
    page.network.route(/\/auth\/logout/, async (route) => {
      await until;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    expect(kept()).toEqual([]);
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    go();
  });
});

describe('courses', () => {
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

test('a course leads to the exams that open it and the colleges that teach it', async ({ page, request }) => {
  const id = 'btech-computer-science-engineering';
  await page.goto(`/courses/${id}`);
  await page.getByRole('link', { name: 'See the colleges' }).click();
  await expect(page).toHaveURL(new RegExp(`/colleges\\?course=${id}`));
  await expect(page.getByRole('button', { name: /Teaching B.Tech CSE/ })).toBeVisible();
  const known = await countOf(request, 'colleges', `course=${id}`);
  await expect(page.getByRole('status').filter({ hasText: `${known.toLocaleString('en-IN')} known to teach B.Tech CSE` })).toBeVisible();
  await page.goto(`/courses/${id}`);
  await page.getByRole('link', { name: 'JEE Main' }).first().click();
  await expect(page).toHaveURL('/exams/jee-main');
  await page.getByText(/^\d+ courses$/).click();
  await expect(page.getByRole('link', { name: 'B.Tech in Computer Science and Engineering' })).toBeVisible();
});

describe('when things go wrong', () => {
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
    await page.goto('/colleges');
    page.network.route(/\/colleges\?/, (route) => route.abort());
    await page.getByLabel('State').selectOption('Goa');
    await expect(page.getByText(/^Failed to fetch colleges/)).toBeVisible();
    await expectAccessible();
    page.network.unroute();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(saysCount(page, 'colleges', await countOf(request, 'colleges', 'state=Goa'))).toBeVisible();
  });
});

describe('colleges', () => {
  const named = (page: JourneyPage, name: RegExp) => page.getByLabel('District', { exact: true }).getByRole('option', { name });

  test('the districts to choose from are those of the state chosen, however late they come', async ({ page }) => {
    await page.goto('/colleges?state=Goa');
    await expect(named(page, /^North Goa/)).toBeAttached();
    const { until, go } = held();
    page.network.route(/\/colleges\/filters\?.*state=Kerala/, async (route) => {
      await until;
      return route.continue();
    });
    await page.getByLabel('State').selectOption('Kerala');
    await expect(page).toHaveURL(/state=Kerala/);
    await expect(named(page, /^North Goa/)).not.toBeAttached();
    go();
    await expect(named(page, /^Wayanad/)).toBeAttached();
  });

  test('a state, then a district; each says how many there are', async ({ page, request }) => {
    await page.goto('/colleges');
    const district = page.getByLabel('District', { exact: true });
    await expect(district).toBeDisabled();
    await page.getByLabel('State').selectOption('Goa');
    await expect(district.getByRole('option')).not.toHaveCount(1);
    const [name = '', count = ''] = (await district.getByRole('option').nth(1).textContent()).split(': ');
    const total = await countOf(request, 'colleges', `state=Goa&district=${encodeURIComponent(name)}`);
    expect(Number(count.replaceAll(',', ''))).toBe(total);
    await district.selectOption(name);
    await expect(saysCount(page, 'colleges', total)).toBeVisible();
    await expectAccessible();
    // Another state has other districts.
    await page.getByLabel('State').selectOption('Kerala');
    await expect(page).not.toHaveURL(/district=/);
  });

  test('near a place that nobody knows is said, and can be taken back', async ({ page }) => {
    await page.goto('/colleges?near=Nowhereabad');
    await expect(page.getByRole('heading', { name: 'We know no such PIN code, town or district' })).toBeVisible();
    await page.getByRole('button', { name: /^Nearest to Nowhereabad/ }).click();
    await expect(cards(page, 'Colleges').first()).toBeVisible();
  });
});

describe('exams', () => {
  test('filters live in the address: a reload keeps them, and so does whoever gets it', async ({ page, request }) => {
    await page.goto('/exams');
    await page.getByLabel('Stream').selectOption('commerce');
    await expect(page).toHaveURL('/exams?stream=commerce');
    page.leave();
    localStorage.clear();
    await page.reload();
    await expect(page.getByLabel('Stream')).toHaveValue('commerce');
    await expect(saysCount(page, 'exams', await countOf(request, 'exams', 'stream=commerce'))).toBeVisible();
  });

  test('a search without results offers a way out', async ({ page }) => {
    await page.goto('/exams?search=zzzzqqq');
    await expect(page.getByText('No exams found')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear Filter' }).last().click();
    await expect(page).toHaveURL('/exams');
    await expect(cards(page, 'Exams').first()).toBeVisible();
  });

  test('a failing list can be tried again', async ({ page }) => {
    page.network.route(/\/exams\?/, (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Away', code: 'unavailable' } }),
    );
    await page.goto('/exams');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    page.network.unroute();
    await again.click();
    await expect(cards(page, 'Exams').first()).toBeVisible();
  });
});

describe('careers', () => {
  test('lead to a course, and the course back', async ({ page }) => {
    await page.goto('/careers/nurse');
    await page.getByRole('main').getByRole('link', { name: 'B.Sc in Nursing', exact: true }).click();
    await expect(page).toHaveURL('/courses/bsc-nursing');
    await expect(page.getByRole('heading', { level: 1, name: 'B.Sc in Nursing' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /nurse/i }).first().click();
    await expect(page).toHaveURL(/\/careers\//);
  });

  test('lead a student to the colleges at home', async ({ page, login, newStudent }) => {
    login(await newStudent({ state: 'Kerala' }));
    await page.goto('/careers/nurse');
    await page.getByRole('link', { name: /^In Kerala ?: B\.Sc in Nursing$/ }).click();
    await expect(page).toHaveURL('/colleges?course=bsc-nursing&state=Kerala');
    await expect(cards(page, 'Colleges').first()).toContainText('Kerala');
  });

  test('not for me: hidden on this device, with a way back', async ({ page }) => {
    await page.goto('/careers?search=plumber');
    await page.getByRole('button', { name: 'Not for me: Plumber' }).click();
    await expect(page.getByText('1 career is hidden on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 career is hidden on this device.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Show them again' }).click();
    await expect(page.getByRole('link', { name: 'Plumber', exact: true })).toBeVisible();
  });
});

describe('scholarships', () => {
  test('a window is told with its year, never as an open one', async ({ page }) => {
    await page.goto('/scholarships/nmmss');
    await expect(page.getByText('The last window we read, for 2025-26:', { exact: true })).toBeVisible();
    await expect(page.getByText(/^The last window we read, for 2025-26: ./)).toBeVisible();
    await expect(page.getByText(/ours may already be over/)).toBeVisible();
  });

  test('of a state whose own schemes we do not know say so', async ({ page }) => {
    await page.goto('/scholarships?state=Goa');
    await expect(page.getByText(/We know no scheme of Goa itself yet/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^National Scholarship Portal/ })).toHaveAttribute('href', 'https://scholarships.gov.in');
    await expect(page.getByText(/Confirm on the portal/)).toBeVisible();
    await page.goto('/scholarships?state=Maharashtra');
    await expect(page.getByRole('link', { name: 'Free professional education for girls (EWS, SEBC, OBC)', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^MahaDBT/ })).toHaveAttribute('href', 'https://mahadbt.maharashtra.gov.in');
    await expect(page.getByText(/We know no scheme/)).toBeHidden();
  });

  test('are what a college and a course lead to for help with the cost', async ({ page }) => {
    await page.goto('/colleges/iit-bombay');
    await expect(page.getByRole('heading', { name: 'What became of its students' })).toBeVisible();
    await expect(page.getByText(/placed after 4 years of Engineering/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Help with the cost: scholarships for Maharashtra' }).click();
    await expect(page).toHaveURL('/scholarships?state=Maharashtra');
    await expect(page.getByRole('link', { name: 'Free professional education for girls (EWS, SEBC, OBC)', exact: true })).toBeVisible();
    await page.goto('/courses/mbbs');
    await page.getByRole('link', { name: 'Help with the cost: scholarships' }).click();
    await expect(page).toHaveURL('/scholarships?stage=after_12');
  });
});
