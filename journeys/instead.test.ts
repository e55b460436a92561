import { expect, test } from './fixtures.ts';
import { keep } from './details.ts';

const boy = {
  class: '12',
  passingYear: 2027,
  subjects: ['physics', 'chemistry', 'mathematics', 'english'],
  marks: { class12: { percent: 71, expected: true } },
  category: 'sc',
  gender: 'male',
  state: 'Rajasthan',
  district: 'Sikar',
  budget: 91_357,
};

test('from a closed goal one press leads to what is open in its field, near home, with cost; nothing of the student is sent', async ({
  page,
}) => {
  keep(boy);
  await page.goto('/courses/mbbs');
  await page.getByRole('button', { name: /Closed: needs Biology/ }).click();
  await page.getByRole('link', { name: 'What else is open, near home' }).click();
  await expect(page).toHaveURL('/path/instead?of=courses%3Ambbs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Instead of Bachelor of Medicine/);
  const others = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bachelor of Pharmacy' }) });
  await expect(others.getByRole('link', { name: 'RUHS CUET' })).toBeVisible();
  await expect(others.getByText('Places near you')).toBeVisible();
  await expect(others.getByText('Your budget: ₹91,357 a year.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How Rajasthan admits in this field' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Everything about admission in Rajasthan' })).toBeVisible();
  const sent = page.network.asked.map(({ url, body }) => decodeURIComponent(`${url} ${body ?? ''}`)).join('\n');
  expect(sent).toContain('near=Sikar');
  for (const fact of ['91357', 'gender', 'male', 'category', 'percent']) expect(sent).not.toContain(fact);
});

test('whoever has told nothing is asked for details, and an address without a goal leads on', async ({ page }) => {
  await page.goto('/path/instead?of=courses:mbbs');
  await expect(page.getByText('You have told us nothing about yourself yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fill in my details' })).toBeVisible();
  for (const of of ['', '?of=colleges:iit-bombay', '?of=courses:']) {
    await page.goto(`/path/instead${of}`);
    await expect(page.getByRole('heading', { name: 'Which goal do you mean?' })).toBeVisible();
  }
  await page.goto('/path/instead?of=courses:alchemy');
  await expect(page.getByRole('heading', { name: 'We do not have this goal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse courses' })).toBeVisible();
});

test('whoever is too old for a test of all India is told of the own state’s, which is not closed', async ({ page }) => {
  const graduate = { class: 'graduate', category: 'general', disability: false, birthDate: '1994-01-01', state: 'Maharashtra' };
  keep({ ...graduate, gender: 'female', married: false, degrees: [{ level: 'bachelor', family: 'ba', percent: 62 }] });
  await page.goto('/path/instead?of=exams:upsc-cse');
  await expect(page.getByRole('heading', { name: 'Of the same kind, and not closed to you' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Rajyaseva/ })).toBeVisible();
});
