/**
 * Back brings every form and list as it was left: a row a form. That the place on the page comes back too is seen in a browser
 * (e2e/back.spec.ts), as is the search box of the lists (e2e/typing.spec.ts) and the endless list (e2e/colleges.spec.ts).
 */
import { beforeAll, describe } from 'vitest';
import { loadCutoffs } from '../server/src/features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa } from '../server/src/testing/cutoffs-fixture.ts';
import { deskRows } from './back-desk-rows.ts';
import { expectUnfolded, field, leave, type VisitedPage } from './back-row.ts';
import { expect, test, type JourneyPage } from './fixtures.ts';
import { server } from './server.ts';

// The desk corrects a counselling that is there.
beforeAll(async () => {
  await loadCutoffs(temporaryCutoffs([josaa]), (await server()).db).done;
});

const box = (page: JourneyPage) => page.getByRole('combobox', { name: 'Search everything' });
const openSearch = (page: JourneyPage) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();

const forms: Record<string, VisitedPage> = {
  'signing in': { at: '/auth/login', ...field('Email', 'asha@example.org') },
  'a new password': { at: '/auth/forgot', withMail: true, ...field('Email', 'asha@example.org') },
  'signing up': {
    at: '/auth/signup',
    fill: async (page) => {
      await page.getByLabel('Full Name').fill('Meena Devi');
      await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
      await page.getByLabel('Class').selectOption('12');
      await page.getByLabel('Stream Studying').selectOption('arts');
    },
    left: async (page) => {
      await expect(page.getByLabel('Full Name')).toHaveValue('Meena Devi');
      await expect(page.getByLabel('Stream Studying')).toHaveValue('arts');
      // A secret is not kept anywhere.
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    },
  },
  'a profile to be completed': {
    at: '/auth/complete-profile',
    as: 'student',
    fill: (page) => page.getByLabel('State').selectOption('Kerala'),
    left: (page) => expect(page.getByLabel('State')).toHaveValue('Kerala'),
  },
  'the details of a profile': {
    at: '/profile',
    as: 'student',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Edit Preferences' }).click();
      await page.getByLabel('Full Name').fill('Asha Kumari Rao');
    },
    left: (page) => expect(page.getByLabel('Full Name')).toHaveValue('Asha Kumari Rao'),
  },
  'another e-mail address': {
    at: '/profile',
    as: 'student',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Use another email' }).click();
      await page.getByLabel('New email').fill('new@example.org');
    },
    left: (page) => expect(page.getByLabel('New email')).toHaveValue('new@example.org'),
  },
  'a report': { at: '/report?type=exams&id=neet-ug', ...field('What is wrong or missing?', 'The date is another') },
  'a search over everything': { at: '/search', ...field('Search everything', 'law lucknow') },
  'the exams of a calendar': { at: '/calendar', ...field('Find an exam', 'neet') },
  'my details, with what is not good yet': {
    at: '/path',
    fill: async (page) => {
      await page.getByLabel('Which class are you in?').selectOption('12');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Class 12, in per cent').fill('101');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('A number from 0 to 100, please.')).toBeVisible();
    },
    left: async (page) => {
      await expect(page.getByLabel('Class 12, in per cent')).toHaveValue('101');
      await expect(page.getByText('A number from 0 to 100, please.')).toBeVisible();
    },
  },
  'a goal to begin a plan with': { at: '/path/plan', ...field('Find a career', 'nurse') },
  'a step of the plan': {
    at: '/path/plan',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Begin with an empty plan' }).click();
      await page.getByText('Change way A').click();
      await page.getByLabel('Find an exam').fill('neet');
      await page.getByText('Add a step').click();
      await page.getByLabel('What to do').fill('Ask the teacher');
    },
    left: async (page) => {
      await expect(page.getByLabel('What to do')).toHaveValue('Ask the teacher');
      await expect(page.getByLabel('Find an exam')).toHaveValue('neet');
    },
  },
  'the figures of a cost sheet': {
    at: '/costs',
    fill: (page) => page.getByLabel(/^What your family can pay/).fill('87650'),
    left: (page) => expect(page.getByLabel(/^What your family can pay/)).toHaveValue('87650'),
  },
  'a place to be near': {
    at: '/colleges',
    fill: async (page) => {
      await page.getByText('More filters and colleges near a place').click();
      await page.getByLabel('Near a town, district or PIN').fill('Patna');
    },
    left: async (page) => {
      await expectUnfolded(page.getByText('More filters and colleges near a place'));
      await expect(page.getByLabel('Near a town, district or PIN')).toHaveValue('Patna');
    },
  },
  'a search of everything': {
    at: '/exams',
    fill: async (page) => {
      await openSearch(page);
      await box(page).fill('neet');
      await page.getByRole('button', { name: 'Close search' }).click();
    },
    left: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: /exam/i })).toBeVisible();
      await openSearch(page);
      await expect(box(page)).toHaveValue('neet');
    },
  },
  'two choices of subjects and what lies between them': {
    at: '/path/doors',
    fill: async (page) => {
      await page.getByLabel('Compared with').selectOption('commerce');
      await page
        .getByText(/^Closes with the second/)
        .first()
        .click();
    },
    left: async (page) => {
      await expect(page.getByLabel('Compared with')).toHaveValue('commerce');
      await expectUnfolded(page.getByText(/^Closes with the second/).first());
    },
  },
  'the state whose fees are shown': {
    at: '/courses/mbbs',
    fill: async (page) => {
      await page.getByText('Fees by state and college').click();
      await page.getByLabel('In which state?').selectOption('Maharashtra');
    },
    left: (page) => expect(page.getByLabel('In which state?')).toHaveValue('Maharashtra'),
  },
  'the exams of other states on the way to a career': {
    at: '/careers/civil-engineer',
    fill: async (page) => {
      await page.getByText('All ways in words').click();
      await page
        .getByText(/^The tests of \d+ states/)
        .first()
        .click();
    },
    left: (page) => expectUnfolded(page.getByText(/^The tests of \d+ states/).first()),
  },
  'the filters of a list': {
    at: '/exams',
    fill: async (page) => {
      await page.getByLabel('Stream').selectOption('commerce');
      await expect(page).toHaveURL(/stream=commerce/);
    },
    left: (page) => expect(page.getByLabel('Stream')).toHaveValue('commerce'),
  },
  'what is said of oneself to scholarships': {
    at: '/scholarships',
    fill: (page) => page.getByLabel('Group').selectOption('sc'),
    left: (page) => expect(page.getByLabel('Group')).toHaveValue('sc'),
  },
  'the three questions of a graduate': {
    at: '/quiz/start',
    as: 'graduate',
    fill: async (page) => {
      await page.getByLabel('What did you study?').selectOption('psychology');
      await page.getByLabel('I want to study on').check();
      await page.getByLabel('Helping and teaching people').check();
    },
    left: async (page) => {
      await expect(page.getByLabel('What did you study?')).toHaveValue('psychology');
      await expect(page.getByLabel('I want to study on')).toBeChecked();
      await expect(page.getByLabel('Helping and teaching people')).toBeChecked();
      await expect(page.getByRole('heading', { name: 'Courses that begin after a degree' })).toBeVisible();
    },
  },
  'which quiz a visitor wants': {
    at: '/quiz/start',
    fill: async (page) => {
      await page.getByLabel('Which quiz would you like to see?').selectOption('pcm');
      await expect(page).toHaveURL(/quiz=pcm/);
    },
    left: (page) => expect(page.getByLabel('Which quiz would you like to see?')).toHaveValue('pcm'),
  },
};

describe('a form that was left', () => {
  for (const [name, { at, as, before, withMail, fill, left }] of Object.entries({ ...forms, ...deskRows }))
    test(name, async ({ page, login, request, newStudent, newOperator }) => {
      if (as) {
        const student = await (as === 'operator' ? newOperator : newStudent)();
        if (as === 'graduate') await request('PUT', '/auth/profile', { data: { class: 'graduate' }, token: student.token });
        login(as === 'graduate' ? { ...student, user: { ...student.user, class: 'graduate' } } : student);
      }
      await before?.(request);
      if (withMail)
        page.network.route(/\/api\/settings/, async (route) => {
          const json = JSON.parse((await route.fetch()).body) as { data: { settings: { mail: boolean } } };
          json.data.settings.mail = true;
          return route.fulfill({ json });
        });
      await page.goto(at);
      await fill(page);
      const address = page.url();
      await leave(page);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await left(page);
      expect(address).not.toMatch(/asha|Meena|Ask|101|87650/);
    });
});
