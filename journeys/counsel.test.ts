import { expect, test, type JourneyPage } from './fixtures.ts';
import { keep } from './details.ts';
import { unfoldWays } from './ways.ts';

const girl = {
  class: '12',
  passingYear: 2027,
  subjects: ['physics', 'chemistry', 'biology', 'english'],
  marks: { class12: { percent: 71, expected: true, subjects: { physics: 68, chemistry: 70, biology: 75 } } },
  category: 'obc_ncl',
  gender: 'female',
  state: 'Rajasthan',
  district: 'Sikar',
  birthDate: '2009-03-01',
  budget: 91_357,
  move: 'state',
};

const wayOf = (page: JourneyPage, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Way ${label}` }) });

async function nameGoal(page: JourneyPage, words: string, choose: RegExp): Promise<void> {
  await page.goto('/path/plan');
  await page.getByLabel('Find a career').fill(words);
  await page.getByRole('button', { name: choose }).click();
  await expect(page.getByRole('heading', { name: 'A plan to begin with' })).toBeVisible();
  await unfoldWays(page);
}

test('a guest names a goal and gets ways with gate, places, chance, cost, dates and reasons; only course and home are asked for', async ({
  page,
}) => {
  keep(girl);
  await nameGoal(page, 'veterinarian', /^Choose Veterinar/);
  const first = wayOf(page, 'A');
  await expect(first.getByRole('link', { name: /Veterinary Science/ })).toBeVisible();
  await expect(first.getByRole('link', { name: 'NEET UG' })).toBeVisible();
  await expect(first.getByText(/your district|next district|your state/).first()).toBeVisible();
  await expect(first.getByText('guess none from marks')).toBeVisible();
  await expect(first.getByText('Your budget: ₹91,357 a year.')).toBeVisible();
  await expect(first.getByText(/Sit NEET UG/)).toBeVisible();
  // Each way was asked for its places, also one that came with the places of the others.
  await expect(page.getByText(/Looking for places near you|We have not looked yet|We know of no place/)).toHaveCount(0);
  await first.getByText('Why this way').click();
  await expect(first.getByText(/It leads to what you want/)).toBeVisible();
  const sent = page.network.asked.map(({ url, body }) => decodeURIComponent(`${url} ${body ?? ''}`)).join('\n');
  expect(sent).toContain('near=Sikar');
  for (const fact of ['91357', 'female', 'obc', '2009-03-01', 'percent']) expect(sent).not.toContain(fact);
  expect(page.network.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a goal is not forgotten by a look at another tab, and is over with the plan that it became', async ({ page }) => {
  await nameGoal(page, 'veterinarian', /^Choose Veterinar/);
  const tabs = page.getByRole('navigation', { name: 'Parts of my path' });
  await tabs.getByRole('link', { name: 'My details' }).click();
  await tabs.getByRole('link', { name: 'Plan' }).click();
  await expect(page.getByRole('heading', { name: 'A plan to begin with' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Veterinar/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByText('Saved on this phone only.')).toBeVisible();
  expect(Object.keys(localStorage)).not.toContain('path-goal');
});

test('proposing again keeps what was changed by hand, marks it, and renews the rest', async ({ page }) => {
  keep(girl);
  await nameGoal(page, 'veterinarian', /^Choose Veterinar/);
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByText('Saved on this phone only.')).toBeVisible();
  await expect(wayOf(page, 'A').getByText('Changed by you')).toHaveCount(0);
  await page.getByText('Change way A').click();
  await wayOf(page, 'A').getByLabel('My note').fill('Ask Dr Meena');
  await expect(wayOf(page, 'A').getByText('Changed by you')).toBeVisible();
  await page.getByText('Change the goal').click();
  await page.getByLabel('Find a career').fill('staff nurse');
  await page
    .getByRole('button', { name: /^Choose .*[Nn]urse/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Propose again' }).click();
  await expect(page.getByText('Proposed again. What you changed has stayed.')).toBeVisible();
  await expect(wayOf(page, 'A').getByText('Ask Dr Meena')).toBeVisible();
  await expect(wayOf(page, 'A').getByRole('link', { name: /Veterinary Science/ })).toBeVisible();
  await expect(
    wayOf(page, 'B')
      .getByRole('link', { name: /[Nn]ursing/ })
      .first(),
  ).toBeVisible();
  // Neither reasons nor chances nor costs are kept.
  expect(JSON.stringify(localStorage)).not.toMatch(/reasons|chance|cost"|percent":\s*62/);
});

test('Class 10 begins with the choice of subjects and what each keeps open', async ({ page }) => {
  keep({ class: '10', passingYear: 2027, state: 'Rajasthan', district: 'Sikar', gender: 'female', move: 'state' });
  await nameGoal(page, 'veterinarian', /^Choose Veterinar/);
  await page.getByRole('heading', { name: 'First: the subjects of Class 11' }).click();
  await expect(page.getByText('Physics, Chemistry, Biology', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByRole('checkbox', { name: /Choose the subjects of Class 11/ })).toBeVisible();
  await page.goto('/path/plan');
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(steps.first()).toHaveText(/^Choose the subjects of Class 11/);
});

test('a closed goal says why it was replaced and leads to what else there is', async ({ page }) => {
  keep({ ...girl, subjects: ['history', 'geography', 'political_science', 'english'], marks: { class12: { percent: 61 } } });
  await page.goto('/path/plan');
  await page.getByLabel('Find a course').fill('mbbs');
  await page.getByRole('button', { name: /^Choose Bachelor of Medicine/ }).click();
  await expect(page.getByText(/is closed to you, so the plan has another goal/)).toBeVisible();
  await page.getByRole('link', { name: 'What else is open, near home' }).click();
  await expect(page).toHaveURL('/path/instead?of=courses%3Ambbs');
});

test('a plan of before is still read, with what is known of it today', async ({ page, login, newStudent, request }) => {
  const student = await newStudent();
  const older = {
    goal: { type: 'careers', id: 'veterinarian' },
    ways: [{ label: 'A', course: 'bvsc-animal-husbandry', exam: 'neet-ug', colleges: [], note: 'From last year' }],
    steps: [{ id: 'register:neet-ug', text: 'Register for NEET UG', done: true }],
  };
  await request('PUT', '/plan', { token: student.token, data: { plan: older, version: 0 } });
  login(student);
  await page.goto('/path/plan');
  await expect(wayOf(page, 'A').getByRole('link', { name: 'NEET UG' })).toBeVisible();
  await expect(wayOf(page, 'A').getByText('From last year')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Register for NEET UG/ })).toBeChecked();
  expect((await request('GET', '/plan', { token: student.token })).body.data).toEqual({ plan: older, version: 1 });
});
