/** What was told on one page stands on the others: a row a feature. scripts/asked-facts.test.ts sees that no feature is forgotten. */
import { beforeAll, describe } from 'vitest';
import { loadCutoffs } from '../server/src/features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa, mcc } from '../server/src/testing/cutoffs-fixture.ts';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { keep, storedDetails } from './details.ts';
import { server } from './server.ts';

beforeAll(async () => {
  await loadCutoffs(temporaryCutoffs([josaa, mcc]), (await server()).db).done;
});

const supplied = {
  ...{ class: '12', subjects: ['physics', 'chemistry', 'biology', 'english'], state: 'Bihar', district: 'Patna', class12State: 'Bihar' },
  ...{ category: 'sc', gender: 'female', incomeBand: '1l_2_5l', budget: 87650 },
};
const details = () => (JSON.parse(storedDetails() ?? '{}') as { passport?: Record<string, unknown> }).passport ?? {};
const remember = (page: JourneyPage) => page.getByRole('checkbox', { name: /^Remember this in My details/ });
const askedAlone = (page: JourneyPage) => page.getByRole('heading', { name: 'Is this phone yours alone?' });
const mineAlone = () => localStorage.setItem('phone-alone', 'true');

describe('with details on this phone', () => {
  const features: Record<string, { at: string; stands: (page: JourneyPage) => Promise<void> }> = {
    'the quiz is that of the stream': {
      at: '/quiz/start',
      stands: (page) => expect(page.getByLabel('Which quiz would you like to see?')).toHaveValue('pcb'),
    },
    'the form of a new account has class, state and stream': {
      at: '/auth/signup',
      stands: async (page) => {
        await expect(page.getByLabel('Class')).toHaveValue('12');
        await expect(page.getByLabel('State')).toHaveValue('Bihar');
        await expect(page.getByLabel('Stream Studying')).toHaveValue('science_pcb');
      },
    },
    'chances know category, gender and where Class 12 was passed': {
      at: '/chances?exam=jee-main',
      stands: async (page) => {
        await expect(page.getByLabel('Category')).toHaveValue('SC');
        await expect(page.getByLabel('Gender')).toHaveValue('female');
        await expect(page.getByLabel('State where you passed Class 12')).toHaveValue('Bihar');
      },
    },
    'a cost sheet knows what the family can pay': {
      at: '/costs',
      stands: (page) => expect(page.getByLabel(/^What your family can pay/)).toHaveValue('87650'),
    },
    'colleges begin with the state, and are near the district': {
      at: '/colleges',
      stands: async (page) => {
        await expect(page.getByLabel('State', { exact: true })).toHaveValue('Bihar');
        await expect(page.getByLabel('Near a town, district or PIN')).toHaveValue('Patna');
        await expect(page.getByLabel('Where do you live?')).toHaveCount(0);
      },
    },
    'scholarships are those that may fit, and income is not asked': {
      at: '/scholarships',
      stands: async (page) => {
        await expect(page.getByRole('checkbox', { name: 'Fits me' })).toBeChecked();
        await expect(page.getByLabel('Home state', { exact: true })).toHaveValue('Bihar');
        await expect(page.getByLabel('Family income')).toHaveCount(0);
      },
    },
    'doors begin with one’s own subjects': {
      at: '/path/doors',
      stands: (page) => expect(page.getByLabel('This choice')).toHaveValue('own'),
    },
    'fees of a course are those of the state': {
      at: '/courses/mbbs',
      stands: (page) => expect(page.getByLabel('In which state?')).toHaveValue('Bihar'),
    },
  };
  test.for(Object.entries(features))('%s', async ([, { at, stands }], { page }) => {
    keep(supplied);
    await page.goto(at);
    await stands(page);
  });
});

describe('“remember”', () => {
  test('is off until somebody says whose the phone is, and on once it is theirs alone', async ({ page }) => {
    await page.goto('/quiz/start');
    await page.getByLabel('Which quiz would you like to see?').selectOption('pcm');
    await expect(remember(page)).not.toBeChecked();
    expect(storedDetails()).toBeNull();
    await remember(page).check();
    expect(details()).toEqual({ class: '12', stream: 'science_pcm' });
    await expect(askedAlone(page)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Yes, mine alone' }).click();
    await page.goto('/costs');
    await expect(askedAlone(page)).toHaveCount(0);
    await page.getByLabel(/^What your family can pay/).fill('90000');
    await expect(remember(page)).toBeChecked();
    expect(details()).toMatchObject({ budget: 90000 });
  });

  test('stays off on a shared phone, and a tick taken back forgets', async ({ page }) => {
    localStorage.setItem('phone-alone', 'false');
    await page.goto('/scholarships');
    await page.getByLabel('Group').selectOption('st');
    expect(storedDetails()).toBeNull();
    await remember(page).check();
    expect(details()).toEqual({ category: 'st' });
    await expect(askedAlone(page)).toHaveCount(0);
    await remember(page).uncheck();
    expect(storedDetails()).toBeNull();
  });

  test('keeps where somebody lives, not what they filter by', async ({ page }) => {
    mineAlone();
    await page.goto('/colleges');
    await page.getByLabel('Where do you live?').selectOption('Bihar');
    await expect(remember(page)).toBeChecked();
    expect(details()).toEqual({ state: 'Bihar' });
    await page.getByLabel('State', { exact: true }).selectOption('Kerala');
    await expect(remember(page)).toHaveCount(0);
    expect(details()).toEqual({ state: 'Bihar' });
  });

  test('takes compared subjects with a tick alone', async ({ page }) => {
    mineAlone();
    await page.goto('/path/doors');
    await page.getByLabel('This choice').selectOption('commerce');
    await expect(remember(page)).not.toBeChecked();
    await remember(page).check();
    expect(details()).toEqual({ subjects: ['accountancy', 'business_studies', 'economics', 'english'] });
  });
});

describe('chances', () => {
  test('offer the home state as that of Class 12, and send it once it is confirmed', async ({ page }) => {
    keep({ state: 'Bihar' });
    await page.goto('/chances?exam=jee-main');
    await page.getByLabel('Your rank').fill('9000');
    await expect(page.getByLabel('State where you passed Class 12')).toHaveValue('');
    const sent = () => page.network.asked.map(({ url, body }) => `${url} ${body}`).join();
    const show = () => page.getByRole('button', { name: 'Show', exact: true }).click();
    await show();
    await expect(page.getByText('No call: tell where you passed Class 12.').first()).toBeVisible();
    expect(sent()).not.toContain('Bihar');
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Yes, in Bihar' }).click();
    await show();
    await expect.poll(() => sent()).toContain('"class12State":"Bihar"');
    expect(details()).toEqual({ state: 'Bihar' });
  });

  test('keep what was told with the rank, and nothing without the tick', async ({ page }) => {
    await page.goto('/chances?exam=jee-main');
    await page.getByLabel('Your rank').fill('9000');
    await page.getByLabel('Category').selectOption('EWS');
    await page.getByLabel('Gender').selectOption('male');
    const show = () => page.getByRole('button', { name: 'Show', exact: true }).click();
    await show();
    await expect(page.getByRole('region', { name: 'Where it may lead' })).toBeVisible();
    expect([storedDetails(), localStorage.getItem('path-ranks')]).toEqual([null, null]);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel(/^Remember this rank/).check();
    await expect(askedAlone(page)).toBeVisible();
    await show();
    expect(details()).toEqual({ category: 'ews', gender: 'male' });
    await page.goto('/chances?exam=jee-main');
    await expect(page.getByLabel('Your rank', { exact: true })).toHaveValue('9000');
  });
});

describe('My details', () => {
  test('ask nobody in Class 10 for Class 12 or marriage, and “not chosen yet” is an answer', async ({ page }) => {
    await page.goto('/path');
    await page.getByLabel('Which class are you in?').selectOption('10');
    await page.getByLabel('Stream').selectOption('undecided');
    await expect(page.getByRole('checkbox', { name: 'Biology' })).toHaveCount(0);
    expect(details()).toEqual({ class: '10', stream: 'undecided' });
    await page.getByRole('button', { name: 'Marks', exact: true }).click();
    await expect(page.getByLabel('Class 10, in per cent')).toBeVisible();
    await expect(page.getByLabel('Class 12, in per cent')).toHaveCount(0);
    await page.getByRole('button', { name: 'You', exact: true }).click();
    await expect(page.getByLabel('Category')).toBeVisible();
    await expect(page.getByLabel('Married')).toHaveCount(0);
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await expect(page.getByLabel('State where Class 12')).toHaveCount(0);
  });

  test('are filled in by the profile, which learns nothing from them', async ({ page, request, newStudent, login }) => {
    const student = await newStudent({ class: '12', stream: 'commerce', field: 'finance_accounting' });
    login(student);
    await page.goto('/path');
    await expect(page.getByLabel('Which class are you in?')).toHaveValue('12');
    await expect(page.getByLabel('Stream')).toHaveValue('commerce');
    expect(storedDetails()).toBeNull();
    await page.getByLabel('Stream').selectOption('arts');
    expect(details()).toMatchObject({ class: '12', stream: 'arts', state: student.user['state'] });
    const { body } = await request('GET', '/auth/profile', { token: student.token });
    expect(body.data.user.stream).toBe('commerce');
  });

  test('need not be told for scholarships to be those of the profile’s state and class', async ({ page, newStudent, login }) => {
    login(await newStudent({ class: '10' }));
    await page.goto('/scholarships');
    await expect(page.getByLabel('Home state', { exact: true })).toHaveValue('Bihar');
    await expect(page.getByText('from your profile')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Fits me' }).check();
    await expect(page.getByText('May fit you').first()).toBeVisible();
    expect(storedDetails()).toBeNull();
  });
});
