import { describe } from 'vitest';
import { expect, expectAccessible, test, type JourneyPage, type Request, type SignedUpStudent } from './fixtures.ts';
import { signIn } from './people.ts';
import { always, comeBackAnswered, heading, start, submit, submitSheet } from './quiz-steps.ts';

/** A sheet sent through the API, as another phone would, and what came out of it. */
async function submitByApi(request: Request, token: string, choose = always(0)): Promise<{ id: string; name: string }> {
  const { body } = await request('GET', '/quiz/class10');
  const { quiz } = body.data as { quiz: { id: string; questions: { options: string[] }[] } };
  const answers = quiz.questions.map(({ options: given }, index) => given[choose(index, given.length)]);
  const { data } = (await request('POST', '/quiz/class10/submit', { data: { quizId: quiz.id, answers }, token })).body;
  const { attemptId, recommendations } = data as { attemptId: string; recommendations: { fieldName: string }[] };
  return { id: attemptId, name: recommendations[0]!.fieldName };
}

test('a quiz that does not come says so and can be tried again', async ({ page }) => {
  page.network.route(/\/quiz\/class10\?/, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto('/quiz/start');
  await expect(page.getByRole('heading', { name: 'Quiz Not Available' })).toBeVisible();
  await expect(page.getByText('Failed to fetch quiz')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  page.network.unroute();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(start(page)).toBeEnabled();
});

test('a session that has ended is noticed at submit; after signing in, the answers are still there', async ({
  page,
  request,
  newStudent,
  login,
}) => {
  const student = await newStudent();
  login(student);
  await comeBackAnswered(page, request, 'class10', always(1));
  await expect(submit(page)).toBeEnabled();
  await request('POST', '/auth/logout', { token: student.token });
  await submit(page).click();
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, student);
  await expect(page).toHaveURL('/quiz/review');
  await submitSheet(page);
});

test('a session that has ended before the next visit asks to sign in, and leads back to the answers', async ({
  page,
  request,
  newStudent,
  login,
}) => {
  const student = await newStudent();
  login(student);
  await comeBackAnswered(page, request, 'class10', always(1));
  await expect(submit(page)).toBeEnabled();
  await request('POST', '/auth/logout', { token: student.token });
  await page.reload();
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, student);
  await expect(page).toHaveURL('/quiz/review');
  await expect(submit(page)).toBeEnabled();
});

describe('opened directly', () => {
  test('without a quiz, question, review and results lead to the start', async ({ page }) => {
    await page.goto('/quiz/question');
    await expect(page).toHaveURL('/quiz/start');
    for (const path of ['/quiz/review', '/quiz/results']) {
      await page.goto(path);
      await expect(page).toHaveURL('/quiz/start');
      await expect(page.getByText('No quiz data found.')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('No quiz data found.')).toHaveCount(0);
  });

  test('the results are the last ones stored, or the one asked for', async ({ page, request, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/quiz/results');
    await expect(page).toHaveURL('/quiz/start');
    const first = await submitByApi(request, student.token);
    const last = await submitByApi(request, student.token, (index, count) => (index + 1) % count);
    expect(first.name).not.toBe(last.name);
    await page.goto('/quiz/results');
    await expect(heading(page)).toHaveText(last.name);
    await page.goto(`/quiz/results?attempt=${first.id}`);
    // It dislikes everything: no stream stands as a heading over that, and nothing is ranked.
    await expect(heading(page)).toHaveText('Not clear yet');
    await expect(page.getByRole('heading', { name: 'Three small things to find out by' })).toBeVisible();
    for (const name of ['All streams', 'Study tips', 'Careers your answers speak for'])
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /could change it$/ })).toHaveCount(0);
    await expect(page.getByText(/\d%/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await expectAccessible();
  });

  test('somebody else’s result is not shown', async ({ page, request, newStudent, login }) => {
    const { id } = await submitByApi(request, (await newStudent()).token);
    login(await newStudent());
    await page.goto(`/quiz/results?attempt=${id}`);
    await expect(page.getByRole('heading', { name: 'Result not found' })).toBeVisible();
    await expectAccessible();
  });

  test('an earlier result asks a visitor to sign in first', async ({ page }) => {
    await page.goto('/quiz/results?attempt=5b8e3a52-9f0e-4f6c-9c62-2f2f6f1a0000');
    await expect(page).toHaveURL('/auth/login');
  });
});

describe('whom there is no quiz for', () => {
  const asIf = (page: JourneyPage, user: Record<string, unknown>, change: object) =>
    page.network.route(/\/auth\/profile/, (route) =>
      route.fulfill({ json: { success: true, message: 'Profile', data: { user: { ...user, ...change }, hasPassword: true } } }),
    );

  test('no class: the profile comes first', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    asIf(page, student.user, { class: null, stream: null });
    await page.goto('/quiz/start');
    await expect(page.getByText('Please complete your profile to access personalized quizzes.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute('href', '/auth/complete-profile');
    await expectAccessible();
  });

  test('a stream we do not know', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    asIf(page, student.user, { class: '12', stream: 'Vocational' });
    await page.goto('/quiz/start');
    await expect(
      page.getByText('Quiz for Class 12 Vocational stream is coming soon. Currently available for PCM, PCB, Commerce, and Arts students.'),
    ).toBeVisible();
  });
});

test('three questions choose among what begins after a degree: no score, and nothing leaves but what a list is filtered by', async ({
  page,
  request,
  newStudent,
  login,
}) => {
  const student = await newStudent();
  await request('PUT', '/auth/profile', { data: { class: 'graduate' }, token: student.token });
  login({ ...student, user: { ...student.user, class: 'graduate' } });
  await page.goto('/quiz/start');
  await page.getByLabel('What did you study?').selectOption('psychology');
  await page.getByLabel('I want to work').check();
  await expect(page.getByRole('heading', { name: 'Work that fits' })).toHaveCount(0);
  await page.getByLabel('Helping and teaching people').check();
  const work = page.getByRole('region', { name: 'Work that fits' });
  await expect(work.getByRole('link', { name: 'Counselling Psychologist' })).toBeVisible();
  await expect(work.getByRole('link', { name: 'Organisational Psychologist' })).toHaveCount(0);
  await page.getByLabel('Leading and persuading').check();
  // What comes is waited for first: while the answer is on its way there is no link at all.
  await expect(work.getByRole('link', { name: 'Organisational Psychologist' })).toBeVisible();
  await expect(work.getByRole('link', { name: 'Counselling Psychologist' })).toHaveCount(0);
  await page.getByLabel('I want to study on').check();
  const study = page.getByRole('region', { name: 'Courses that begin after a degree' });
  await expect(study.getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/%|match/)).toHaveCount(0);
  await expectAccessible();
  expect(page.network.asked.filter(({ method, url }) => method !== 'GET' && !url.includes('/auth/'))).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('psychology');
  expect(page.url()).toBe('/quiz/start');
  await study.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\//);
  await page.goBack();
  await expect(page.getByLabel('What did you study?')).toHaveValue('psychology');
  await expect(page.getByLabel('I want to study on')).toBeChecked();
});

describe('what a graduate answers is weighed by the degree', () => {
  const asGraduate = async (request: Request, student: SignedUpStudent): Promise<SignedUpStudent> => {
    await request('PUT', '/auth/profile', { data: { class: 'graduate' }, token: student.token });
    return { ...student, user: { ...student.user, class: 'graduate' } };
  };
  const answer = async (page: JourneyPage) => {
    await page.getByLabel('What did you study?').selectOption('psychology');
    await page.getByLabel('I want to work').check();
    await page.getByLabel('Finding out how things work').check();
  };
  const work = (page: JourneyPage) => page.getByRole('region', { name: 'Work that fits' });
  const anew = (page: JourneyPage) => page.getByRole('region', { name: 'Only by a new course' });
  const item = (page: JourneyPage, name: string) => page.getByRole('listitem').filter({ hasText: name });

  test('without My details: what it leads to comes first, what would take a new course stands apart and says so', async ({
    page,
    request,
    newStudent,
    login,
  }) => {
    login(await asGraduate(request, await newStudent()));
    await page.goto('/quiz/start');
    await answer(page);
    await expect(anew(page).getByRole('link', { name: 'Psychiatrist' })).toBeVisible();
    await expect(item(page, 'Psychiatrist')).toContainText('By a new course of 5 years 6 months, from the start.');
    await expect(work(page).getByRole('link', { name: 'Psychiatrist' })).toHaveCount(0);
    await expect(work(page).getByRole('link', { name: 'Counselling Psychologist' })).toBeVisible();
    await expect(item(page, 'Counselling Psychologist')).toContainText('After a further course of 2 years.');
    // The shorter way first; of two as long, the work that is made of finding out most of all.
    const named = work(page)
      .getByRole('link')
      .all()
      .map(({ textContent }) => textContent);
    const places = ['School Counsellor', 'Organisational Psychologist', 'Child Psychologist'].map((name) => named.indexOf(name));
    expect(places, named.join()).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    await expectAccessible();
    // The rules are the same for everybody, and asked for with nothing of anybody in it.
    expect(page.network.asked.filter(({ url }) => url.includes('/path/')).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/path/rules?lang=en',
    ]);
    // Which degree it usually is, where the field alone does not tell: two routes of one kind are named as one.
    await page.getByLabel('What did you study?').selectOption('engineering_technology');
    await page.getByLabel('Working with tools, machines or outdoors').check();
    await expect(item(page, 'Civil Engineer')).toContainText('The usual degree for it: B.E. or B.Tech in Civil Engineering.');
  });

  test('the degree that My details name says more than the field', async ({ page, request, newStudent, login }) => {
    const student = await asGraduate(request, await newStudent());
    login(student);
    const details = { class: 'graduate', degrees: [{ level: 'bachelor', course: 'mbbs' }] };
    localStorage.setItem(`path-passport@${student.user._id}`, JSON.stringify({ passport: details }));
    await page.goto('/quiz/start');
    await answer(page);
    await expect(work(page).getByRole('link', { name: 'Psychiatrist' })).toBeVisible();
    await expect(anew(page).getByRole('link', { name: 'Psychiatrist' })).toHaveCount(0);
  });

  test('where the rules do not come all of it is shown, and that is said', async ({ page, request, newStudent, login }) => {
    login(await asGraduate(request, await newStudent()));
    page.network.route(/\/path\/rules/, (route) => route.fulfill({ status: 400, json: { success: false, message: 'no' } }));
    await page.goto('/quiz/start');
    await answer(page);
    await expect(work(page).getByText('We could not check just now what your degree leads to')).toBeVisible();
    await expect(work(page).getByRole('link', { name: 'Psychiatrist' })).toBeVisible();
  });
});

test('the badge tells when a model wrote the words', async ({ page, request }) => {
  await comeBackAnswered(page, request, 'class10', always(4));
  page.network.route(/\/submit/, async (route) => {
    const json = JSON.parse((await route.fetch()).body) as { data: { recommendations: { aiGenerated: boolean }[] } };
    json.data.recommendations[0]!.aiGenerated = true;
    return route.fulfill({ json });
  });
  await submit(page).click();
  await expect(page.getByText('AI-generated text')).toBeVisible();
  await expectAccessible();
});
