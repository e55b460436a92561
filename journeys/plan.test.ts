import { bookmark } from './bookmarks.ts';
import { expect, test, type Request, type Student } from './fixtures.ts';
import { held } from './held.ts';

interface Kept {
  version: number;
  plan: { steps: { text?: string; kind?: string; of?: { type: string; id: string }[] }[] } | null;
}

const kept = async (request: Request, { token }: Student) => (await request('GET', '/plan', { token })).body.data as Kept;
const stepTexts = async (request: Request, student: Student) => (await kept(request, student)).plan?.steps.map(({ text }) => text);

test('a student takes the plan we propose, and finds its next step first on the dashboard', async ({
  page,
  login,
  newStudent,
  request,
}) => {
  const student = await newStudent();
  await bookmark(request, student, 'courses', ['btech-computer-science-engineering']);
  login(student);
  // A step would have no day while those of its exam are still on their way.
  const { until, go } = held();
  page.network.route(/\/exams\/jee-main/, async (route) => {
    await until;
    return route.continue();
  });
  await page.goto('/path/plan');
  await expect(page.getByRole('heading', { name: 'A plan to begin with' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use this plan' })).toBeDisabled();
  go();
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /JEE Main/ }).first()).toBeVisible();
  const { plan } = await kept(request, student);
  expect(plan?.steps).toContainEqual(expect.objectContaining({ kind: 'sit', of: [{ type: 'exams', id: 'jee-main' }] }));
  // Kept by what they mean: the same steps are read in the language of the page.
  expect(plan?.steps.filter(({ text }) => text !== undefined)).toEqual([]);
  await page.goto('/hi/path/plan');
  await expect(page.getByRole('checkbox', { name: /JEE Main की परीक्षा दें/ })).toBeVisible();
  await page.goto('/path/plan');
  await page.getByText('Change way B').click();
  await page.getByRole('button', { name: 'Remove way B' }).click();
  await expect(page.getByRole('heading', { name: 'Way B' })).toHaveCount(0);
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'See my plan' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Your next steps');
  await page.getByRole('link', { name: 'See my plan' }).click();
  await expect(page).toHaveURL('/path/plan');
});

test('a plan changed on two phones shows both, and without a line waits on this one', async ({ page, login, newStudent, request }) => {
  const student = await newStudent();
  const put = (text: string, version: number) =>
    request('PUT', '/plan', {
      token: student.token,
      data: { plan: { goal: null, ways: [], steps: [{ id: 'a', text, done: false }] }, version },
    });
  await put('From the first phone', 0);
  login(student);
  await page.goto('/path/plan');
  await expect(page.getByRole('checkbox', { name: 'From the first phone' })).toBeVisible();
  await put('From the other phone', 1);
  await page.getByRole('checkbox', { name: 'From the first phone' }).check();
  await expect(page.getByRole('heading', { name: 'Your plan was changed in two places' })).toBeVisible();
  await expect(page.getByText('From the first phone')).toBeVisible();
  await expect(page.getByText('From the other phone')).toBeVisible();
  expect(await stepTexts(request, student)).toEqual(['From the other phone']);
  await page.getByRole('button', { name: 'Keep the one on this phone' }).click();
  await expect.poll(() => kept(request, student)).toMatchObject({ version: 3, plan: { steps: [{ text: 'From the first phone' }] } });

  page.network.route(/\/plan/, (route) => route.abort());
  await page.getByRole('checkbox', { name: 'From the first phone' }).uncheck();
  await expect(page.getByText('It goes to your account as soon as that can be reached.')).toBeVisible();
  page.network.unroute();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  expect((await kept(request, student)).version).toBe(4);
});

test('whoever has told no details is planned for by class and state of the profile', async ({ page, login, newStudent, request }) => {
  const student = await newStudent({ class: '10', state: 'Maharashtra', stream: 'science_pcm' });
  await bookmark(request, student, 'courses', ['btech-computer-science-engineering']);
  login(student);
  await page.goto('/path/plan');
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByRole('checkbox', { name: /Choose the subjects of Class 11/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'MHT CET' }).first()).toBeVisible();
});

test('a plan that was deleted elsewhere is gone from this phone too, also without a line', async ({ page, login, newStudent, request }) => {
  const student = await newStudent();
  const plan = { goal: null, ways: [], steps: [{ id: 'a', text: 'Ask the aunt', done: false }] };
  await request('PUT', '/plan', { token: student.token, data: { plan, version: 0 } });
  login(student);
  await page.goto('/path/plan');
  await expect(page.getByRole('checkbox', { name: 'Ask the aunt' })).toBeVisible();
  await expect.poll(() => JSON.stringify(localStorage)).toContain('Ask the aunt');
  expect((await request('DELETE', '/plan', { token: student.token })).body.data).toEqual({ plan: null, version: 2 });
  await page.goto('/path/plan');
  await expect(page.getByRole('heading', { name: 'No plan yet' })).toBeVisible();
  await expect.poll(() => JSON.stringify(localStorage)).not.toContain('Ask the aunt');
  page.network.route(/\/plan/, (route) => route.abort());
  await page.goto('/path/plan');
  await expect(page.getByRole('heading', { name: 'No plan yet' })).toBeVisible();
});
