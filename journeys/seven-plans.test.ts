/** Seven people, each from what they have told to a plan that holds: what the ways are, which one is sure if any, the way in, and when. */
import { indianDay } from '@disha/contract/indian-day';
import { comingAdmission } from '@disha/eligibility/dates';
import { expect, test, type JourneyPage } from './fixtures.ts';
import { keep, enterDetails } from './details.ts';
import { unfoldWays } from './ways.ts';

const coming = comingAdmission(indianDay(new Date()));
const pcm = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb = ['physics', 'chemistry', 'biology', 'english'];
const twelfth = { class: '12', passingYear: coming, birthDate: `${coming - 18}-02-02` };

const english = {
  find: 'Find a career',
  choose: /^Choose /,
  way: 'Way',
  sure: 'Sure way',
  none: 'None of these ways is sure',
  take: 'Use this plan',
};
const hindi = {
  find: 'करियर खोजें',
  choose: / चुनें$/,
  way: 'रास्ता',
  sure: 'पक्का रास्ता',
  none: 'इनमें से कोई रास्ता पक्का नहीं है',
  take: 'यह प्लान लें',
};

const wayOf = (page: JourneyPage, label: string, { way } = english) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${way} ${label}` }) });

async function nameGoal(page: JourneyPage, words: string, { find, choose, way } = english, path = '/path/plan'): Promise<void> {
  await page.goto(path);
  await page.getByLabel(find).fill(words);
  await page.getByRole('button', { name: choose }).first().click();
  await unfoldWays(page, way);
}

/** What is sure says so, or the plan says that nothing is; the plan can be taken; no step lies in a year that is over. */
async function expectHolds(page: JourneyPage, sure: readonly string[], words = english): Promise<void> {
  for (const label of ['A', 'B', 'C'])
    await expect(wayOf(page, label, words).getByText(words.sure, { exact: true })).toHaveCount(sure.includes(label) ? 1 : 0);
  await expect(page.getByText(words.none, { exact: true })).toHaveCount(sure.length === 0 ? 1 : 0);
  await page.getByRole('button', { name: words.take }).click();
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(steps.first()).toBeVisible();
  const years = steps.all().flatMap(({ textContent }) => [...(textContent ?? '').matchAll(/20\d\d/g)].map(([year]) => Number(year)));
  expect(years.length).toBeGreaterThan(0);
  expect(Math.min(...years)).toBeGreaterThanOrEqual(coming - 1);
}

test('a Class 10 girl reads in Hindi which subjects keep her way to nursing open, and sits no exam two years early', async ({ page }) => {
  keep({
    ...{ class: '10', passingYear: coming, gender: 'female', category: 'obc_ncl', state: 'Uttar Pradesh', district: 'Gorakhpur' },
    ...{ move: 'state', marks: { class10: { percent: 74, expected: true } } },
  });
  await nameGoal(page, 'nurse', hindi, '/hi/path/plan');
  await expect(page.getByRole('heading', { name: 'सबसे पहले: 11वीं के विषय' })).toBeVisible();
  const first = wayOf(page, 'A', hindi);
  await expect(first.getByRole('link', { name: /Nursing|नर्सिंग/ }).first()).toBeVisible();
  await expect(first.getByText(String(coming + 2)).first()).toBeVisible();
  await expectHolds(page, ['C'], hindi);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByText('11वीं के विषय ऐसे चुनें कि आपके रास्ते खुले रहें').first()).toBeVisible();
});

test('a boy with a JEE rank finds the seat he picked in his plan: its exam, and how likely it is', async ({ page }) => {
  keep({
    ...{ ...twelfth, subjects: pcm, marks: { class12: { percent: 88, expected: true } } },
    ...{ gender: 'male', category: 'general', state: 'Maharashtra', district: 'Pune', move: 'india' },
  });
  const seat = {
    counselling: 'josaa',
    line: 'a',
    exam: 'jee-main',
    course: 'btech-civil-engineering',
    probability: 0.9,
    rank: 'josaa/jee-main',
  };
  localStorage.setItem('path-seats', JSON.stringify([seat]));
  await nameGoal(page, 'civil engineer');
  const byRank = page.getByRole('listitem').filter({ has: page.getByText('about 90 in 100') });
  await expect(byRank.getByText('Likely', { exact: true })).toBeVisible();
  await expect(byRank.getByRole('link', { name: 'JEE Main' })).toBeVisible();
  await expect(byRank.getByRole('link', { name: /Civil Engineering/ }).first()).toBeVisible();
  await expectHolds(page, ['C']);
  // Neither the rank nor the chance goes into the plan.
  expect(localStorage.getItem('path-plan')).not.toMatch(/0\.9|probability|rank/);
});

test('a commerce student who wants a government job gets job exams, and a degree near home as the sure way', async ({ page }) => {
  keep({
    ...{ ...twelfth, subjects: ['accountancy', 'business_studies', 'economics', 'english'], gender: 'male', category: 'ews' },
    ...{ marks: { class12: { percent: 61, expected: true } }, state: 'Bihar', district: 'Patna', move: 'state' },
  });
  await nameGoal(page, 'government clerk');
  await expect(wayOf(page, 'A').getByText('No course is needed first.')).toBeVisible();
  await expect(wayOf(page, 'A').getByRole('link', { name: 'SSC CHSL' })).toBeVisible();
  await expect(wayOf(page, 'B').getByText('No course is needed first.')).toBeVisible();
  await expect(
    wayOf(page, 'C')
      .getByText(/your district|next district|your state/)
      .first(),
  ).toBeVisible();
  await expectHolds(page, ['C']);
});

test('a girl who will not reach MBBS sees it, another way in, and what is sure; then what else there is', async ({ page }) => {
  keep({
    ...{ ...twelfth, subjects: pcb, marks: { class12: { percent: 58, expected: true } } },
    ...{ gender: 'female', category: 'general', state: 'Rajasthan', district: 'Sikar', move: 'state', budget: 60_000 },
  });
  await nameGoal(page, 'mbbs', { ...english, find: 'Find a course' });
  await expect(wayOf(page, 'A').getByRole('link', { name: 'NEET UG' })).toBeVisible();
  await expect(wayOf(page, 'A').getByText('Rare', { exact: true })).toBeVisible();
  await expect(wayOf(page, 'B').getByRole('link', { name: 'NEET UG' })).toHaveCount(0);
  await expectHolds(page, ['C']);
  await wayOf(page, 'A').getByRole('link', { name: 'If this does not work out: what else, near home' }).click();
  await expect(page).toHaveURL('/path/instead?of=courses%3Ambbs');
  await expect(page.getByRole('heading', { name: 'By another way in' })).toBeVisible();
  await expect(page.getByText('Your budget: ₹60,000 a year.').first()).toBeVisible();
});

test('a graduate has job exams as ways, no new first degree, and distance learning as what is sure', async ({ page }) => {
  keep({
    ...{ class: 'graduate', degrees: [{ level: 'bachelor', family: 'ba', percent: 54 }], birthDate: `${coming - 23}-05-05` },
    ...{ gender: 'female', category: 'obc_ncl', state: 'Uttar Pradesh', district: 'Varanasi', move: 'state' },
  });
  await nameGoal(page, 'ias officer');
  await expect(wayOf(page, 'A').getByText('No course is needed first.')).toBeVisible();
  await expect(wayOf(page, 'A').getByRole('link', { name: /UPSC/ })).toBeVisible();
  await expect(wayOf(page, 'B').getByRole('link', { name: /UPPSC/ })).toBeVisible();
  await expect(
    wayOf(page, 'C')
      .getByText(/distance/i)
      .first(),
  ).toBeVisible();
  await expectHolds(page, ['C']);
});

test('a mother fills in the sheet for her child, who has 47 per cent, and is told a way, and what is sure', async ({ page }) => {
  await enterDetails(page);
  await nameGoal(page, 'pharmacist', { ...english, choose: /^Choose Pharmacist/ });
  await expect(
    wayOf(page, 'A')
      .getByRole('link', { name: /Pharmacy/ })
      .first(),
  ).toBeVisible();
  await expect(wayOf(page, 'A').getByText('Way in', { exact: true })).toBeVisible();
  await wayOf(page, 'A').getByText('Why this way').click();
  await expect(wayOf(page, 'A').getByText(/It leads to what you want/)).toBeVisible();
  await expectHolds(page, ['C']);
});

test('a teacher plans for one pupil after the other on the school’s phone; the second sees nothing of the first', async ({ page }) => {
  const at = { state: 'Jharkhand', district: 'Ranchi', move: 'state' };
  const subjects = ['history', 'political_science', 'geography', 'english'];
  keep({ ...twelfth, ...at, subjects, gender: 'female', category: 'st', marks: { class12: { percent: 64, expected: true } } });
  await nameGoal(page, 'primary teacher');
  // No list that these pages read names a college for D.El.Ed near Ranchi.
  await expect(wayOf(page, 'A').getByRole('link', { name: 'BA (General)' })).toBeVisible();
  await expectHolds(page, ['A', 'B', 'C']);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Somebody else uses this phone now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click();
  await expect.poll(() => JSON.stringify(localStorage)).not.toMatch(/ba-programme|political_science|primary/);
  keep({ ...twelfth, ...at, subjects: pcm, gender: 'male', category: 'general', marks: { class12: { percent: 75, expected: true } } });
  await nameGoal(page, 'civil engineer');
  await expect(wayOf(page, 'A').getByRole('link', { name: /Civil Engineering/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /BA/ })).toHaveCount(0);
});

test('where the places do not come the ways stand nevertheless, none is said to be missing, and a press asks again', async ({ page }) => {
  keep({ ...twelfth, subjects: pcb, gender: 'female', state: 'Rajasthan', district: 'Sikar', move: 'state' });
  page.network.route(/\/colleges\?/, (route) => route.abort());
  await nameGoal(page, 'veterinarian', { ...english, choose: /^Choose Veterinar/ });
  const first = wayOf(page, 'A');
  await expect(first.getByText('The places near you did not come.')).toBeVisible();
  await expect(first.getByText('We know of no place')).toHaveCount(0);
  await expect(first.getByRole('link', { name: 'NEET UG' })).toBeVisible();
  page.network.unroute();
  await first.getByRole('button', { name: 'Try again' }).click();
  await expect(first.getByText(/your district|next district|your state/).first()).toBeVisible();
});
