import { bookmark } from './bookmarks.ts';
import { expect, test, type Request, type SignedUpStudent } from './fixtures.ts';
import { held } from './held.ts';
import { deviceKey } from './people.ts';

interface Kept {
  version: number;
  plan: { steps: { text?: string; kind?: string; due?: string; of?: { type: string; id: string }[] }[] } | null;
}

const kept = async (request: Request, { token }: SignedUpStudent) => (await request('GET', '/plan', { token })).body.data as Kept;
const stepTexts = async (request: Request, student: SignedUpStudent) => (await kept(request, student)).plan?.steps.map(({ text }) => text);

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
  // From the plan to the table at home: on paper, and weighed.
  await page.getByRole('link', { name: 'A report for paper' }).click();
  await expect(page.getByRole('region', { name: 'The report' }).getByRole('heading', { name: 'Way A' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Weigh my choices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weigh my choices' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'See my plan' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Your next steps');
  await expect(page.getByRole('link', { name: 'See my plan' })).toHaveAttribute('href', '/path/plan');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Your next steps' })).toHaveCount(0);
});

test('inside a step: its papers, the pages to open and a day, which goes into the plan; with whom stays here', async ({
  page,
  login,
  newStudent,
  request,
}) => {
  const student = await newStudent();
  const of = [{ type: 'exams', id: 'jee-main' }];
  const step = { id: 'register:jee-main', kind: 'register', of, year: 2027, certainty: 'announced', due: '2027-01-05', done: false };
  const plan = { goal: null, ways: [{ label: 'A', course: 'btech-computer-science-engineering', exams: ['jee-main'], colleges: [] }] };
  await request('PUT', '/plan', { token: student.token, data: { plan: { ...plan, steps: [step] }, version: 0 } });
  login(student);
  await page.goto('/path/plan');
  await page.getByText(/^How to do it/).click();
  await expect(page.getByRole('link', { name: /^Official site of JEE Main/ })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'JEE Main on Disha' })).toHaveAttribute('href', '/exams/jee-main');
  const paper = page.getByRole('region', { name: 'The papers' }).getByRole('listitem').filter({ hasText: 'OBC-NCL certificate' });
  await paper.getByText(/^OBC-NCL certificate/).click();
  await expect(paper.getByText('usually 7 to 30 days')).toBeVisible();
  await expect(paper.getByText('Tehsildar, SDM or District Magistrate')).toBeVisible();
  await page.getByLabel('With whom?').fill('Ravi, the neighbour');
  await page.getByLabel('The day I take for it').fill('2027-01-02');
  await expect.poll(async () => (await kept(request, student)).plan?.steps[0]).toMatchObject({ kind: 'register', due: '2027-01-02' });
  // A day of one's own is not called announced.
  expect(JSON.stringify(await kept(request, student))).not.toMatch(/announced|Ravi/);
  expect(localStorage.getItem(deviceKey('path-with'))).toContain('Ravi');
  await expect(page.getByRole('button', { name: 'Into my phone’s calendar' })).toBeVisible();
});

test('a goal that another page names is proposed for, or asked about where there is a plan', async ({ page }) => {
  await page.goto('/path/plan?goal=careers%3Anurse');
  await expect(page.getByRole('heading', { name: 'A plan to begin with' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect.poll(() => localStorage.getItem('path-plan')).toContain('"id":"nurse"');
  await page.goto('/path/plan?goal=careers%3Asurgeon');
  await page.getByRole('button', { name: 'Make it my goal' }).click();
  await expect.poll(() => localStorage.getItem('path-plan')).toContain('"goal":{"type":"careers","id":"surgeon"}');
  await expect(page).toHaveURL('/path/plan');
  // Nothing of ours.
  await page.goto('/path/plan?goal=%3Cscript%3E');
  await expect(page.getByRole('heading', { name: 'My goal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make it my goal' })).toHaveCount(0);
});

test('a plan changed on two phones shows both, and offline waits on this one', async ({ page, login, newStudent, request }) => {
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

test('a plan that was deleted elsewhere is gone from this phone too, also offline', async ({ page, login, newStudent, request }) => {
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
