import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { always, answerAll, comeBackAnswered, heading, options, start, submit } from './quiz-steps.ts';

interface Told {
  success: boolean;
  data: { quiz: { id: string; questions: { options: string[] }[] } };
}

/** A sheet sent through the API, as another phone would. */
async function submitByApi(page: Page, token: string): Promise<string> {
  const { data } = (await (await page.request.get('/api/quiz/class10')).json()) as Told;
  const answers = data.quiz.questions.map(({ options: [first] }) => first);
  const response = await page.request.post('/api/quiz/class10/submit', {
    data: { quizId: data.quiz.id, answers },
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: { attemptId: string } }).data.attemptId;
}

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('the quiz goes on, and a lost submit loses nothing', async ({ page, context, newStudent, login }) => {
    test.setTimeout(90_000);
    const student = await newStudent();
    await login(student);
    await page.goto('/quiz/start');
    await expect(start(page)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await start(page).click();
    await answerAll(page, 0, 24, always(3));
    await submit(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to submit quiz' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
    await submit(page).click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/quiz/results');
    await expect(heading(page)).toBeVisible();
  });

  test('an answer lost on the way back is stored once', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await login(student);
    await comeBackAnswered(page, 'class10', always(2));
    // It arrives, but the line is cut before the answer is back.
    await page.route('**/submit?lang=*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/submit?lang=*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/quiz/results');
    const listed = await page.request.get('/api/quiz/attempts', { headers: { authorization: `Bearer ${student.token}` } });
    expect(((await listed.json()) as { data: { attempts: unknown[] } }).data.attempts).toHaveLength(1);
  });

  test('a quiz that does not come says so and can be tried again', async ({ page }) => {
    // By the way through the application, or the page would come with its quiz inside.
    await page.goto('/exams');
    await page.route('**/api/quiz/class10?lang=*', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Quiz', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Quiz Not Available' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Failed to fetch quiz')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await page.unroute('**/api/quiz/class10?lang=*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(start(page)).toBeEnabled();
  });
});

test.describe('a session that has ended', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test('is noticed at submit; after signing in, the answers are still there', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await login(student);
    await comeBackAnswered(page, 'class10', always(1));
    await expect(submit(page)).toBeEnabled();
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${student.token}` } });
    await submit(page).click();
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/quiz/review');
    await submit(page).click();
    await expect(page).toHaveURL('/quiz/results');
  });
});

test.describe('opened directly', () => {
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

  test('the results are the last ones stored, or the one asked for', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await login(student);
    await page.goto('/quiz/results');
    await expect(page).toHaveURL('/quiz/start');
    const id = await submitByApi(page, student.token);
    await page.goto('/quiz/results');
    await expect(page.getByRole('heading', { name: 'Key strengths' })).toBeVisible();
    await page.goto(`/quiz/results?attempt=${id}`);
    await expect(page.getByRole('heading', { name: 'Key strengths' })).toBeVisible();
  });

  test.describe('somebody else’s', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test('result is not shown', async ({ page, newStudent, login }) => {
      const id = await submitByApi(page, (await newStudent()).token);
      await login(await newStudent());
      await page.goto(`/quiz/results?attempt=${id}`);
      await expect(page.getByRole('heading', { name: 'Result not found' })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('an earlier result asks a visitor to sign in first', async ({ page }) => {
    await page.goto('/quiz/results?attempt=5b8e3a52-9f0e-4f6c-9c62-2f2f6f1a0000');
    await expect(page).toHaveURL('/auth/login');
  });
});

test.describe('whom there is no quiz for', () => {
  const asIf = (page: Page, user: Record<string, unknown>, change: object) =>
    page.route('**/api/auth/profile?lang=*', (route) =>
      route.fulfill({ json: { success: true, message: 'Profile', data: { user: { ...user, ...change }, hasPassword: true } } }),
    );

  test('no class: the profile comes first', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await login(student);
    await asIf(page, student.user, { class: null, stream: null });
    await page.goto('/quiz/start');
    await expect(page.getByText('Please complete your profile to access personalized quizzes.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute('href', '/auth/complete-profile');
    await expectAccessible(page);
  });

  test('a stream we do not know', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await login(student);
    await asIf(page, student.user, { class: '12', stream: 'Vocational' });
    await page.goto('/quiz/start');
    await expect(
      page.getByText('Quiz for Class 12 Vocational stream is coming soon. Currently available for PCM, PCB, Commerce, and Arts students.'),
    ).toBeVisible();
  });

  test('graduates are told plainly what there is', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await page.request.put('/api/auth/profile', { data: { class: 'graduate' }, headers: { authorization: `Bearer ${student.token}` } });
    await login({ ...student, user: { ...student.user, class: 'graduate' } });
    await page.goto('/quiz/start');
    await expect(page.getByRole('heading', { name: 'No Quiz Available' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Courses after a degree' }).click();
    await expect(page.getByRole('combobox', { name: 'Begins' })).toHaveValue('after graduation');
    await page.getByRole('searchbox', { name: 'Search courses' }).fill('B.Ed');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'B.Ed in Special Education' }) });
    await expect(card).toContainText('After a degree');
    await page.goBack();
    await page.getByRole('link', { name: 'Exams after graduation' }).click();
    await expect(page.getByRole('combobox', { name: 'Taken' })).toHaveValue('after graduation');
    const search = page.getByRole('searchbox', { name: 'Search exams' });
    await search.fill('Common Admission Test');
    await expect(page.getByRole('link', { name: 'Common Admission Test', exact: true })).toBeVisible();
    await search.fill('Joint Entrance Examination Main');
    await expect(page.getByRole('link', { name: 'Common Admission Test', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Joint Entrance Examination \(Main\)/ })).toHaveCount(0);
  });
});

test('a visitor reads the intro of the quiz they choose, and is offered an account', async ({ page }) => {
  await page.goto('/quiz/start');
  await expect(heading(page)).toHaveText('Which stream suits you after Class 10?');
  await page.getByLabel('Which quiz would you like to see?').selectOption({ label: 'Class 12 quiz, Science (PCB)' });
  await expect(heading(page)).toHaveText('Which field suits you in Science (PCB)?');
  await page.reload();
  await expect(heading(page)).toHaveText('Which field suits you in Science (PCB)?');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/signup');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/login');
});

test('the result as a file, and on two pages of paper', async ({ page }) => {
  await comeBackAnswered(page, 'class12/arts', (index, count) => index % count);
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Results' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^disha-quiz-result-\d{4}-\d\d-\d\d\.txt$/);
  const stream = await download.createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  expect(text).toContain((await heading(page).textContent()) ?? 'a name');
  expect(text).toContain('Key strengths');
  expect(text).not.toContain('undefined');
  const paper = (await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

test('the badge tells when a model wrote the words', async ({ page }) => {
  await comeBackAnswered(page, 'class10', always(4));
  await page.route('**/submit?lang=*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { recommendations: { aiGenerated: boolean }[] } };
    if (body.data.recommendations[0]) body.data.recommendations[0].aiGenerated = true;
    await route.fulfill({ response, json: body });
  });
  await submit(page).click();
  await expect(page.getByText('AI-generated text')).toBeVisible();
  await expectAccessible(page);
});

test('one person’s quiz is not the next one’s; a visitor’s result can be kept', async ({ page, newStudent, login }) => {
  await login(await newStudent());
  await page.goto('/quiz/start');
  await start(page).click();
  await options(page).first().check();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quiz-flow'))).toBeNull();
  await page.goto('/quiz/question');
  await expect(page).toHaveURL('/quiz/start');

  await comeBackAnswered(page, 'class10', always(3));
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  const first = (await heading(page).textContent()) ?? '';
  await expect(page.getByRole('heading', { name: 'Keep this result' })).toBeVisible();
  const ravi = await newStudent({ name: 'Ravi Das' });
  await login(ravi);
  await page.goto('/quiz/results');
  await expect(heading(page)).toHaveText(first);
  await page.getByRole('button', { name: 'Save to my account' }).click();
  await expect(page.getByRole('heading', { name: 'Keep this result' })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: `Open the result ${first}` })).toBeVisible();
});

test('a result that differs from the profile is taken over with one press', async ({ page, newStudent, login }) => {
  await login(await newStudent({ class: '10', stream: 'commerce' }));
  await comeBackAnswered(page, 'class10', (index, count) => (index + 1) % count);
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  await expect(heading(page)).toHaveText('Arts');
  await expect(page.getByRole('heading', { name: 'The catalogs still show Commerce.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show Arts instead' }).click();
  await expect(page.getByText('Done. Your profile and the catalogs follow Arts now.')).toBeVisible();
  await page.goto('/courses');
  await expect(page.getByLabel('Stream')).toHaveValue('arts');
  await page.goto('/quiz/results');
  await expect(page.getByRole('heading', { name: /^The catalogs/ })).toHaveCount(0);
});
