/**
 * Seven people from the home page to a decision: a plan kept, a seat in it, dates in the calendar, a sheet of costs. Presses on the way
 * are counted (docs/my-details.md has the table), and wherever a fact would be asked again it stands. That the first screen of a phone
 * holds the ways in is seen in e2e/first-answer.spec.ts.
 */
import { beforeAll } from 'vitest';
import { texts as hiHome } from '../web/src/messages/hi/home.ts';
import { texts as enNext } from '../web/src/messages/en/next.ts';
import { texts as hiPlan } from '../web/src/messages/hi/plan.ts';
import { texts as hiQuiz } from '../web/src/messages/hi/quiz.ts';
import { loadCutoffs } from '../server/src/features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa } from '../server/src/testing/cutoffs-fixture.ts';
import { expect, test, type JourneyPage } from './fixtures.ts';
import { accountMenu, deviceKey } from './people.ts';
import { server } from './server.ts';
import { walker, type Walker } from './walker.ts';

beforeAll(async () => {
  await loadCutoffs(temporaryCutoffs([josaa]), (await server()).db).done;
});

const link = (page: JourneyPage, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const button = (page: JourneyPage, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const remember = (page: JourneyPage) => page.getByRole('checkbox', { name: /^Remember this/ });
const onPhone = (key: string) => localStorage.getItem(deviceKey(key)) ?? '';
const heading = (page: JourneyPage, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** A next step below an answer. */
const next = (page: JourneyPage, name: string | RegExp, title = enNext.title) =>
  page.getByRole('region', { name: title }).getByRole('link', { name });

/** From an exam's page its dates go into the calendar. */
async function intoCalendar(page: JourneyPage, walk: Walker, exam: string): Promise<void> {
  await walk.press(next(page, 'Put its dates into my calendar'));
  await walk.press(button(page, 'Keep them in my calendar'));
  await expect.poll(() => onPhone('exams-calendar')).toContain(exam);
}

test('a girl in Class 10, in Hindi: the quiz in one press and without an account, and its plan kept', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/hi');
  await walk.press(link(page, hiHome.noAccount));
  await expect(page).toHaveURL('/hi/quiz/start');
  expect(walk.done()).toEqual({ presses: 1, facts: [] });
  await walk.press(button(page, hiQuiz.start.firstLook));
  for (let question = 0; question < 12; question += 1) {
    await expect(page.getByRole('status').filter({ hasText: hiQuiz.question.place(question + 1, 12) })).toBeVisible();
    await page
      .getByRole('radiogroup')
      .getByRole('radio')
      .nth(question % 3 === 0 ? 0 : 3)
      .check();
    // It would go on by itself a moment later.
    await button(page, question < 11 ? hiQuiz.question.next : hiQuiz.question.finish).click();
  }
  await walk.press(button(page, hiQuiz.review.submit));
  await expect(page).toHaveURL('/hi/quiz/results');
  await walk.press(link(page, hiQuiz.results.plan));
  await walk.press(button(page, hiPlan.proposal.take));
  await expect.poll(() => onPhone('path-plan')).toContain('"ways":[{');
  expect(walk.done()).toEqual({ presses: 5, facts: [] });
});

test('a boy with a JEE rank: one press and a form, then the seat in his plan', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/');
  await walk.press(link(page, /^I have a rank/));
  expect(walk.done().presses).toBe(1);
  await walk.type('ranks', page.getByLabel('Your rank'), '9000');
  await walk.choose('category', page.getByLabel('Category'), 'EWS');
  await walk.choose('gender', page.getByLabel('Gender'), 'male');
  await walk.choose('class12State', page.getByLabel('State where you passed Class 12'), 'Bihar');
  await remember(page).check();
  await walk.press(button(page, /^Show$/));
  await walk.press(page.getByRole('list', { name: 'Seats' }).getByRole('button').first());
  await walk.press(link(page, 'Put into my plan'));
  await walk.press(button(page, 'Into way A'));
  await expect.poll(() => onPhone('path-plan')).toContain('jee-main');
  expect(onPhone('path-seats')).toContain('josaa');
  expect(walk.done()).toEqual({ presses: 5, facts: ['ranks', 'category', 'gender', 'class12State'] });
  // Where they would be asked again.
  await link(page, 'My details').first().click();
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await expect(page.getByLabel('Category')).toHaveValue('ews');
  await walk.standsAll();
});

test('a commerce student who wants a government job: a career in two presses, then its exam’s dates', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/');
  await walk.press(link(page, /^I know my goal/));
  await page.getByRole('searchbox', { name: 'Search careers' }).fill('government clerk');
  await walk.press(link(page, /^Government Clerk/).first());
  await heading(page, /Clerk/);
  expect(walk.done()).toEqual({ presses: 2, facts: [] });
  await walk.press(next(page, 'First gate: SSC CHSL'));
  await heading(page, 'SSC CHSL');
  await intoCalendar(page, walk, 'ssc-chsl');
  expect(walk.done()).toEqual({ presses: 5, facts: [] });
});

test('a girl who will not reach MBBS: what is open in two presses and three facts, then a plan with a sure way', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/');
  await walk.press(link(page, 'What is open to me?'));
  await walk.choose('class', page.getByLabel('Which class are you in?'), '12');
  await walk.choose('stream', page.getByLabel('Stream'), 'science_pcb');
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await walk.choose('state', page.getByLabel('Home state'), 'Bihar');
  await expect(page.getByRole('status').filter({ hasText: /\d+ courses/ })).toBeVisible();
  await walk.press(link(page, 'Courses'));
  await expect(page).toHaveURL(/^\/courses/);
  expect(walk.done()).toEqual({ presses: 2, facts: ['class', 'stream', 'state'] });
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('mbbs');
  await walk.press(link(page, /Bachelor of Medicine/).first());
  await walk.press(next(page, 'Make a plan that leads there'));
  await expect(page.getByText(/one of them is sure/).first()).toBeVisible();
  await walk.press(button(page, 'Use this plan'));
  await expect.poll(() => onPhone('path-plan')).toContain('mbbs');
  await expect(link(page, 'If this does not work out: what else, near home').first()).toBeVisible();
  expect(walk.done()).toEqual({ presses: 5, facts: ['class', 'stream', 'state'] });
});

async function signUp(page: JourneyPage, walk: Walker, who: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Meena Devi');
  await page.getByLabel('Email').fill(`${who}-${process.pid}-${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
  await page.getByLabel('Confirm Password').fill('Passw0rd');
  await walk.choose('class', page.getByLabel('Class'), who);
  await walk.choose('state', page.getByLabel('State'), 'Bihar');
  await walk.press(page.getByRole('button', { name: 'Create account' }));
  await expect(accountMenu(page)).toBeVisible();
}

test('a graduate: signs up on the way to the quiz, says what was studied once, and keeps a plan', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/');
  await walk.press(link(page, 'Start Your Journey'));
  await walk.press(link(page, 'create a new account'));
  await signUp(page, walk, 'graduate');
  // Where the press on the home page was to lead.
  await expect(page).toHaveURL('/quiz/start');
  await walk.choose('degree', page.getByLabel('What did you study?'), 'psychology');
  await remember(page).check();
  await page.getByLabel('I want to work').check();
  await page.getByLabel('Helping and teaching people').check();
  const career = page.getByRole('region', { name: 'Work that fits' }).getByRole('link').first();
  const name = (await career.textContent()) ?? '';
  await walk.press(career);
  await heading(page, name);
  await walk.press(link(page, 'Make my plan'));
  await walk.press(button(page, 'Use this plan'));
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  expect(walk.done()).toEqual({ presses: 6, facts: ['class', 'state', 'degree'] });
  // Where it would be asked again.
  await link(page, 'My details').first().click();
  await page.getByRole('button', { name: 'Marks', exact: true }).click();
  await expect(page.getByLabel('Field of your degree')).toHaveValue('psychology');
});

test('a mother: what a year may cost is told once, and she has a scholarship and a sheet of costs', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/auth/signup');
  await signUp(page, walk, 'parent');
  await page.goto('/');
  await walk.press(link(page, /^I need money/));
  await expect(page.getByLabel('Home state')).toHaveValue('Bihar');
  await walk.press(
    page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: /^Bookmark / })
      .first(),
  );
  await walk.press(link(page, 'Work out the cost'));
  await page
    .getByLabel(/^Hostel and food/)
    .first()
    .fill('40000');
  await walk.type('budget', page.getByLabel(/^What your family can pay/), '87650');
  await remember(page).check();
  await expect.poll(() => onPhone('courses-costs')).toContain('40000');
  expect(walk.done()).toEqual({ presses: 4, facts: ['class', 'state', 'budget'] });
  // Where it would be asked again.
  await page.goto('/costs?course=bsc-nursing');
  await expect(page.getByLabel(/^What your family can pay/)).toHaveValue('87650');
  await walk.standsAll();
});

test('a teacher: dates for the class, the quiz with any pupil, and nothing of a pupil is remembered', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/auth/signup');
  await signUp(page, walk, 'teacher');
  await page.goto('/');
  await walk.press(link(page, /^I need dates/));
  await page.getByLabel('Find an exam').fill('neet');
  await walk.press(button(page, /NEET UG/).first());
  await expect.poll(() => onPhone('exams-calendar')).toContain('neet-ug');
  await expect(link(page, 'Add these dates to your calendar')).toBeVisible();
  expect(walk.done()).toEqual({ presses: 3, facts: ['class', 'state'] });
  await page.goto('/quiz/start');
  await page.getByLabel('Which quiz would you like to see?').selectOption('pcm');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeEnabled();
  await expect(remember(page)).toHaveCount(0);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('path-'))).toEqual([]);
});
