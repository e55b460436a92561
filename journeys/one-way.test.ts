/**
 * Seven people from the home page to their answer: presses on the way there are counted, and no fact is asked twice. That the first
 * screen of a phone holds these ways is seen in e2e/first-answer.spec.ts.
 */
import { beforeAll } from 'vitest';
import { texts as hiHome } from '../web/src/messages/hi/home.ts';
import { loadCutoffs } from '../server/src/features/chances/load-cutoffs.ts';
import { cutoffsFolder, josaa, mcc } from '../server/src/testing/cutoffs-fixture.ts';
import { expect, test, type Page } from './fixtures.ts';
import type { Locator } from './locator.ts';
import { accountMenu } from './people.ts';
import { server } from './server.ts';

beforeAll(async () => {
  await loadCutoffs(cutoffsFolder([josaa, mcc]), (await server()).db).done;
});

/** Counts what somebody does, and refuses to be asked the same again. */
function walker(page: Page) {
  const facts: string[] = [];
  let presses = 0;
  const once = (fact: string) => {
    expect(facts, `${fact} is asked twice`).not.toContain(fact);
    facts.push(fact);
  };
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    choose: async (fact: string, field: Locator, value: string) => {
      once(fact);
      await field.selectOption(value);
    },
    type: async (fact: string, field: Locator, value: string) => {
      once(fact);
      await field.fill(value);
    },
    /** Where it would be asked again, it stands. */
    stands: async (fact: string, at: string, field: string | RegExp, value: string) => {
      expect(facts).toContain(fact);
      await page.goto(at);
      await expect(page.getByLabel(field, typeof field === 'string' ? { exact: true } : {})).toHaveValue(value);
    },
    done: () => ({ presses, facts }),
  };
}

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const remember = (page: Page) => page.getByRole('checkbox', { name: /^Remember this/ });

test('a girl in Class 10, in Hindi: the quiz in one press, and no account', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/hi');
  await walk.press(link(page, hiHome.noAccount));
  await expect(page).toHaveURL('/hi/quiz/start');
  await expect(page.getByRole('button', { name: 'क्विज़ शुरू करें' })).toBeEnabled();
  expect(walk.done()).toEqual({ presses: 1, facts: [] });
});

test('a boy with a JEE rank: one press and a form, and the form is told once', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/');
  await walk.press(link(page, /^I have a rank/));
  expect(walk.done().presses).toBe(1);
  await walk.type('rank', page.getByLabel('Your rank'), '9000');
  await walk.choose('category', page.getByLabel('Category'), 'EWS');
  await walk.choose('gender', page.getByLabel('Gender'), 'male');
  await walk.choose('class12State', page.getByLabel('State where you passed Class 12'), 'Bihar');
  await remember(page).check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Where it may lead' }).getByRole('listitem').first()).toBeVisible();
  await walk.stands('rank', '/chances?exam=jee-main', 'Your rank', '9000');
  await walk.stands('class12State', '/path#home', 'State where Class 12 is, or was, passed', 'Bihar');
  await walk.stands('category', '/path#you', 'Category', 'ews');
  await expect(page.getByLabel('Gender')).toHaveValue('male');
});

test('a commerce student who wants a government job: a career in two presses, then what is open', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/');
  await walk.press(link(page, 'I know what I want to become'));
  await walk.press(page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first());
  await expect(page).toHaveURL(/^\/careers\/./);
  expect(walk.done()).toEqual({ presses: 2, facts: [] });
  await page.goto('/path');
  await walk.choose('class', page.getByLabel('Which class are you in?'), '12');
  await walk.choose('stream', page.getByLabel('Stream'), 'commerce');
  await walk.stands('stream', '/quiz/start', 'Which quiz would you like to see?', 'commerce');
  await walk.stands('class', '/auth/signup', 'Class', '12');
  await expect(page.getByLabel('Stream Studying')).toHaveValue('commerce');
});

test('a girl who will not reach MBBS: what is open in two presses and three facts, and her state is everywhere', async ({ page }) => {
  const walk = walker(page);
  await page.goto('/');
  await walk.press(link(page, 'See what is open to me'));
  await walk.choose('class', page.getByLabel('Which class are you in?'), '12');
  await walk.choose('stream', page.getByLabel('Stream'), 'science_pcb');
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await walk.choose('state', page.getByLabel('Home state'), 'Bihar');
  await expect(page.getByRole('status').filter({ hasText: /\d+ courses/ })).toBeVisible();
  await walk.press(link(page, 'Courses'));
  await expect(page).toHaveURL(/^\/courses/);
  expect(walk.done()).toEqual({ presses: 2, facts: ['class', 'stream', 'state'] });
  await walk.stands('state', '/colleges', 'State', 'Bihar');
  await walk.stands('state', '/scholarships', 'Home state', 'Bihar');
  await walk.stands('state', '/courses/mbbs', 'In which state?', 'Bihar');
  await page.goto('/chances?exam=neet-ug');
  await expect(page.getByRole('button', { name: 'Yes, in Bihar' })).toBeVisible();
  await page.goto('/path/instead?of=courses:mbbs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function signUp(page: Page, walk: ReturnType<typeof walker>, who: string): Promise<void> {
  await page.goto('/auth/signup');
  await page.getByLabel('Full Name').fill('Meena Devi');
  await page.getByLabel('Email').fill(`${who}-${process.pid}-${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
  await page.getByLabel('Confirm Password').fill('Passw0rd');
  await walk.choose('class', page.getByLabel('Class'), who);
  await walk.choose('state', page.getByLabel('State'), 'Bihar');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(accountMenu(page)).toBeVisible();
}

test('a graduate: what was studied is told once', async ({ page }) => {
  const walk = walker(page);
  await signUp(page, walk, 'graduate');
  await walk.stands('state', '/colleges', 'State', 'Bihar');
  await page.goto('/quiz/start');
  await walk.choose('degree', page.getByLabel('What did you study?'), 'psychology');
  await remember(page).check();
  await walk.stands('degree', '/path#marks', 'Field of your degree', 'psychology');
  await walk.stands('degree', '/quiz/start', 'What did you study?', 'psychology');
});

test('a mother: what a year may cost is told once', async ({ page }) => {
  const walk = walker(page);
  await signUp(page, walk, 'parent');
  await page.goto('/costs?course=bcom');
  await walk.type('budget', page.getByLabel(/^What your family can pay/), '87650');
  await remember(page).check();
  await walk.stands('budget', '/path#home', 'What a year of study may cost, in rupees', '87650');
  await expect(page.getByLabel('Home state')).toHaveValue('Bihar');
  await walk.stands('budget', '/costs?course=bsc-nursing', /^What your family can pay/, '87650');
});

test('a teacher: takes the quiz with any pupil, and nothing of a pupil is remembered', async ({ page }) => {
  const walk = walker(page);
  await signUp(page, walk, 'teacher');
  await page.goto('/quiz/start');
  await page.getByLabel('Which quiz would you like to see?').selectOption('pcm');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeEnabled();
  await expect(remember(page)).toHaveCount(0);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('path-'))).toEqual([]);
});
