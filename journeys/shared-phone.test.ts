/** Two people on one phone: what is kept belongs to a person. What their browser sends and stores is read in e2e/shared-phone.spec.ts. */
import { describe } from 'vitest';
import { expect, expectAccessible, test, type JourneyPage, type Request, type SignedUpStudent } from './fixtures.ts';
import { accountMenu, deviceKey, signIn, signOut } from './people.ts';
import { keep } from './details.ts';
import { always, comeBackAnswered, heading, options, start, submitSheet } from './quiz-steps.ts';

const offer = (page: JourneyPage) => page.getByRole('heading', { name: 'Are these yours?' });
const attempts = async (request: Request, { token }: Pick<SignedUpStudent, 'token'>) =>
  (await request('GET', '/quiz/attempts', { token })).body.data.attempts as { id: string; fieldName: string }[];
const planOf = async (request: Request, { token }: SignedUpStudent) =>
  (await request('GET', '/plan', { token })).body.data.plan as { steps: { text: string }[] } | null;
const onPhone = () => JSON.stringify(localStorage);

const biology = { class: '12', category: 'sc', subjects: ['physics', 'chemistry', 'biology', 'english'] };
const plan = { goal: null, ways: [{ label: 'A', course: 'bca', colleges: [] }], steps: [{ id: 'a', text: 'Ask the sister', done: false }] };

const seat = {
  ...{ id: 'a', institute: { name: 'A' }, programme: { name: 'B' }, list: 'jee-main', order: 'common', quota: 'AI', category: 'OPEN' },
  ...{ gender: 'neutral', pwd: false, history: [], predicted: null, probability: null, band: null },
};

const rank = { counselling: 'josaa', list: 'jee-main', name: 'JoSAA', exam: 'jee-main', value: 45_000, category: 'SC', courses: {} };

/** What somebody without an account leaves behind. */
function leaveThings(): void {
  keep(biology);
  localStorage.setItem('path-plan', JSON.stringify({ plan, version: 0, isKept: false }));
  localStorage.setItem('exams-calendar', JSON.stringify(['neet-ug']));
  localStorage.setItem('courses-costs', JSON.stringify({ bca: { years: [{}], budget: '87650' } }));
  localStorage.setItem('path-ranks', JSON.stringify([rank]));
  localStorage.setItem('chances-lists', JSON.stringify({ josaa: { questions: {}, lines: [seat], asOf: '2026-06-01' } }));
}

async function logOut(page: JourneyPage): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

describe('two accounts', () => {
  test('the second has nothing of the first, on the phone, in what is sent and in the account', async ({ page, request, newStudent }) => {
    const [sister, brother] = [await newStudent(), await newStudent({ class: '12', field: 'engineering_technology' })];
    await page.goto('/auth/login');
    await signIn(page, sister);
    await expect(page).toHaveURL('/');
    keep(biology);
    await request('PUT', '/plan', { token: sister.token, data: { plan, version: 0 } });
    await page.goto('/path/plan');
    await expect(page.getByRole('checkbox', { name: 'Ask the sister' })).toBeVisible();
    await page.goto('/courses/btech-civil-engineering');
    await expect(page.getByRole('main').getByRole('button', { name: /^Closed: needs Mathematics/ })).toBeVisible();
    await signOut(page);
    expect(onPhone()).not.toMatch(/biology|Ask the sister/);

    await page.goto('/auth/login');
    await signIn(page, brother);
    await expect(page).toHaveURL('/');
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/path/plan');
    await expect(page.getByRole('heading', { name: 'No plan yet' })).toBeVisible();
    await page.goto('/courses/btech-civil-engineering');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /, Why: / })).toHaveCount(0);
    expect(await planOf(request, brother)).toBeNull();
  });

  test('details and plan that are to wait for one are shown to nobody else', async ({ page, login, newStudent }) => {
    const [sister, brother] = [await newStudent(), await newStudent()];
    login(sister);
    keep(biology);
    await page.goto('/path');
    await page.getByLabel('Keep my answers and my plan on this phone when I sign out').check();
    await logOut(page);
    for (const person of [null, brother]) {
      if (person) login(person);
      await page.goto('/path');
      await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    }
    page.leave();
    login(sister);
    await page.goto('/path');
    await expect(page.getByLabel('Which class are you in?')).toHaveValue('12');
  });
});

describe('a guest’s things and an account', () => {
  test('are taken with a yes, into an account that had none', async ({ page, request, newStudent, login }) => {
    await comeBackAnswered(page, request, 'class10', always(2));
    await submitSheet(page);
    const result = await heading(page).textContent();
    leaveThings();
    const student = await newStudent();
    page.leave();
    login(student);
    await page.goto('/path');
    await expect(offer(page)).toBeVisible();
    // Nothing is taken before the answer.
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
    expect([await attempts(request, student), await planOf(request, student)]).toEqual([[], null]);
    for (const said of [
      /^A quiz result of/,
      'Details: 3 answers',
      'A plan: 1 of 3 ways, 1 step',
      'The calendar: 1 exam',
      '1 cost sheet',
      '1 list of seats',
      '1 rank',
    ])
      await expect(page.getByText(said)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Yes, they are mine' }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByLabel('Which class are you in?')).toHaveValue('12');
    await expect(page.getByText(/^JoSAA: 45,000/)).toBeVisible();
    expect((await attempts(request, student)).map(({ fieldName }) => fieldName)).toEqual([result]);
    await page.goto('/path/plan');
    await expect(page.getByText('Saved in your account.')).toBeVisible();
    expect((await planOf(request, student))?.steps).toMatchObject([{ text: 'Ask the sister' }]);
    const id = student.user['_id'] as string;
    const others = Object.keys(localStorage).filter((key) => !key.endsWith(`@${id}`));
    expect(others).toEqual(['auth-store']);
  });

  test('stay the guest’s with a no, and nobody is asked twice', async ({ page, request, newStudent, login }) => {
    leaveThings();
    const student = await newStudent();
    login(student);
    await page.goto('/');
    await page.getByRole('button', { name: 'No, leave them here' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    expect(await planOf(request, student)).toBeNull();
    await logOut(page);
    await expect(page).toHaveURL('/');
    await page.goto('/path');
    await expect(page.getByLabel('Which class are you in?')).toHaveValue('12');
    // Another account is asked.
    login(await newStudent());
    await page.goto('/');
    await expect(offer(page)).toBeVisible();
  });

  test('say what is there already, and push nothing of it aside', async ({ page, request, newStudent, login }) => {
    leaveThings();
    const student = await newStudent();
    await request('PUT', '/plan', { token: student.token, data: { plan: { ...plan, steps: [] }, version: 0 } });
    login(student);
    keep({ class: '10' });
    localStorage.setItem(deviceKey('path-ranks'), JSON.stringify([{ ...rank, value: 900 }]));
    await page.goto('/path/plan');
    await expect(page.getByText('You have a plan too. You will see both and choose.')).toBeVisible();
    await expect(page.getByText('You have told some yourself. Yours stay; these fill what is missing.')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, they are mine' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan was changed in two places' })).toBeVisible();
    await page.goto('/path');
    await expect(page.getByLabel('Which class are you in?')).toHaveValue('10');
    await page.getByText('Choose one by one').click();
    await expect(page.getByRole('checkbox', { name: 'Biology' })).toBeChecked();
    await expect(page.getByText(/^JoSAA: 900/)).toBeVisible();
    await expect(page.getByText(/45,000/)).toHaveCount(0);
  });

  test('are asked about before somebody leaves without an answer', async ({ page, newStudent, login }) => {
    leaveThings();
    login(await newStudent());
    await page.goto('/');
    await expect(offer(page)).toBeVisible();
    await logOut(page);
    const dialog = page.getByRole('dialog', { name: 'Before you sign out' });
    await dialog.getByRole('button', { name: 'Do not sign out' }).click();
    await expect(accountMenu(page)).toBeVisible();
    await logOut(page);
    await dialog.getByRole('button', { name: 'Forget them' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(Object.keys(localStorage)).toEqual(['auth-store']);
  });
});

describe('“Keep it in an account”', () => {
  const openMenu = (page: JourneyPage) => page.getByRole('button', { name: 'Save / more' }).click();
  const keep = (page: JourneyPage) => page.getByRole('link', { name: 'Keep it in an account' });
  const asVisitor = async (page: JourneyPage, request: Request) => {
    await comeBackAnswered(page, request, 'class10', always(2));
    await submitSheet(page);
    await openMenu(page);
    await expect(keep(page)).toBeVisible();
    return heading(page).textContent();
  };

  test('saves it with signing up, says so, and it is in the account after signing out', async ({ page, request }) => {
    const result = await asVisitor(page, request);
    await keep(page).click();
    await expect(page.getByText('Your quiz result goes into your account as soon as you have one.')).toBeVisible();
    const email = `keeper-${process.pid}-${Date.now()}@example.org`;
    await page.getByLabel('Full Name').fill('Meena Devi');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
    await page.getByLabel('Confirm Password').fill('Passw0rd');
    await page.getByLabel('Class').selectOption('10');
    await page.getByLabel('State').selectOption('Bihar');
    await page.getByLabel(/^Stream/).selectOption('arts');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Saved. You find it under your past results.')).toBeVisible();
    await expect(page).toHaveURL('/quiz/results');
    await expect(heading(page)).toHaveText(result);
    await openMenu(page);
    await expect(keep(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save to my account' })).toHaveCount(0);
    await expect(offer(page)).toHaveCount(0);
    await logOut(page);
    await expect(page).toHaveURL('/');
    expect(Object.keys(localStorage)).toEqual(['auth-store']);
    const { body } = await request('POST', '/auth/login', { data: { email, password: 'Passw0rd' } });
    expect((await attempts(request, body.data)).map(({ fieldName }) => fieldName)).toEqual([result]);
  });

  test('saves it with signing in; where the line fails, the button stays and saves it once', async ({ page, request, newStudent }) => {
    const student = await newStudent();
    const result = await asVisitor(page, request);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    page.network.route(/\/submit/, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await signIn(page, student);
    await openMenu(page);
    await expect(page.getByRole('button', { name: 'Save to my account' })).toBeVisible();
    page.network.unroute();
    await page.getByRole('button', { name: 'Save to my account' }).click();
    await expect(page.getByText('Saved. You find it under your past results.')).toBeVisible();
    expect((await attempts(request, student)).map(({ fieldName }) => fieldName)).toEqual([result]);
  });

  test('is not pressed by who signs in elsewhere: they are asked', async ({ page, request, newStudent }) => {
    const student = await newStudent();
    await asVisitor(page, request);
    await keep(page).click();
    await page.goto('/auth/login');
    await signIn(page, student);
    await expect(offer(page)).toBeVisible();
    expect(await attempts(request, student)).toEqual([]);
    await page.goto('/quiz/results');
    await expect(page).toHaveURL('/quiz/start');
  });
});

describe('two guests', () => {
  test('the second quiz takes nothing from the first result', async ({ page, request }) => {
    await comeBackAnswered(page, request, 'class10', always(2));
    await submitSheet(page);
    const first = (await heading(page).textContent())!;
    await page.goto('/quiz/start');
    await start(page).click();
    await options(page).first().check();
    await page.goto('/quiz/start');
    await page.getByRole('listitem').filter({ hasText: '·' }).getByRole('link', { name: first }).click();
    await expect(heading(page)).toHaveText(first);
    await page.goto('/quiz/results');
    await expect(heading(page)).toHaveText(first);
    await page.goto('/quiz/question');
    await expect(page).toHaveURL('/quiz/question');
  });

  test('one says that somebody else is here now, and nothing of the one before is', async ({ page, request }) => {
    await comeBackAnswered(page, request, 'class10', always(2));
    await submitSheet(page);
    leaveThings();
    await page.goto('/quiz/start');
    await page.getByRole('button', { name: 'Not yours? Somebody else uses this phone now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    expect(onPhone()).toContain('biology');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Somebody else uses this phone now' }).click();
    await dialog.getByRole('button', { name: 'Forget it' }).click();
    await expect(page).toHaveURL('/');
    expect(Object.keys(localStorage)).toEqual([]);
    await page.goto('/quiz/results');
    await expect(page).toHaveURL('/quiz/start');
    await page.goto('/path');
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  });
});

test('a quiz begun by one whose session ended is not the next one’s', async ({ page, request, newStudent, login }) => {
  const [sister, brother] = [await newStudent(), await newStudent()];
  login(sister);
  await page.goto('/quiz/start');
  await start(page).click();
  await options(page).first().check();
  await request('POST', '/auth/logout', { token: sister.token });
  await page.goto('/quiz/question');
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, brother);
  await expect(page).toHaveURL('/quiz/start');
  await expect(page.getByText(/You have answered/)).toHaveCount(0);
  expect(Object.keys(localStorage)).toEqual(['auth-store']);
});
