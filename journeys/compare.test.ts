/** Side by side: what is chosen on cards and pages, the tray that keeps it, and the table. */
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { keep } from './details.ts';
import { openSaveMenu } from './save-menu.ts';

interface College {
  courses: [{ courseId: string; courseName: string }];
}

const tray = (page: JourneyPage) => page.getByRole('region', { name: 'Chosen to compare' });
const compare = (page: JourneyPage, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
const chosen = () => JSON.parse(localStorage.getItem('compare-tray') ?? 'null') as unknown;
const choose = (type: string, ...ids: string[]) =>
  localStorage.setItem('compare-tray', JSON.stringify({ type, items: ids.map((id) => ({ id, name: id.toUpperCase() })) }));

test('chosen on a card and on a page, kept over a reload, and seen side by side', async ({ page }) => {
  await page.goto('/exams?search=NEET%20UG');
  const card = compare(page, /^Compare National Eligibility cum Entrance Test \(Undergraduate\)$/);
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(tray(page).getByText('Choose one more')).toBeVisible();
  await expect(tray(page).getByRole('status')).toHaveText('1 of 4 chosen to compare');
  await page.goto('/exams/nda');
  await expect(tray(page).getByText('Choose one more')).toBeVisible();
  await openSaveMenu(page);
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click();
  await tray(page).getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare exams' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /National Defence Academy/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Conducted by' })).toBeVisible();
  await expectAccessible();
  // Taken out of the table, it is taken out of the tray; one alone is nothing to compare.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Take out National Defence/ }).click();
  await expect(page.getByRole('heading', { name: 'What do you want to compare?' })).toBeVisible();
  expect(chosen()).toMatchObject({ type: 'exams', items: [{ id: 'neet-ug' }] });
});

test('a fifth item asks which one to remove; an item of another kind asks whether to begin anew', async ({ page }) => {
  choose('exams', 'jee-main', 'nda', 'cuet-ug', 'clat');
  await page.goto('/exams/neet-ug');
  await openSaveMenu(page);
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click();
  const full = page.getByRole('dialog', { name: 'Four are chosen already' });
  await full.getByRole('button', { name: 'Keep all four' }).click();
  await expect(full).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click();
  await full.getByRole('button', { name: 'NDA' }).click();
  expect(chosen()).toMatchObject({ items: [{ id: 'jee-main' }, { id: 'neet-ug' }, { id: 'cuet-ug' }, { id: 'clat' }] });
  await page.goto('/courses/bca');
  await openSaveMenu(page);
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('dialog', { name: 'Begin anew?' }).getByRole('button', { name: 'Begin anew' }).click();
  await expect(tray(page).getByText('Choose one more')).toBeVisible();
  expect(chosen()).toMatchObject({ type: 'courses', items: [{ id: 'bca' }] });
});

test('an address with more than four, twins and unknown ids says what it shows', async ({ page }) => {
  await page.goto('/compare?courses=bca,bca,mbbs,nothing-like-it,bsc-nursing,barch');
  await expect(page.getByText('Four stand side by side at most: these are the first four of the address.')).toBeVisible();
  await expect(page.getByText('Not in our lists, so not shown: nothing-like-it.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goto('/compare?courses=nothing-like-it,nor-this');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
});

test('the one that leads here is the first of the tray for whoever goes to choose another', async ({ page }) => {
  await page.goto('/colleges/iit-bombay');
  await page.getByRole('link', { name: 'Compare it with others' }).click();
  await expect(page.getByText(/is the first. With what do you want to compare it\?/)).toBeVisible();
  await page.getByRole('link', { name: 'Choose from all colleges' }).click();
  await expect(tray(page).getByText('Choose one more')).toBeVisible();
  expect(chosen()).toMatchObject({ type: 'colleges', items: [{ id: 'iit-bombay' }] });
  await expect(tray(page).getByText('Indian Institute of Technology Bombay')).toBeVisible();
});

test('what the device knows is told beside: how far, what is wanted, what is open; rows that differ come first on request', async ({
  page,
  request,
}) => {
  const { courses } = (await request('GET', '/colleges/nit-tiruchirappalli')).body.data.college as College;
  const taught = courses[0] as College['courses'][0];
  keep({ class: '12', subjects: ['physics', 'chemistry', 'mathematics', 'english'], state: 'Maharashtra', district: 'Pune' });
  localStorage.setItem('kept-items', JSON.stringify([{ type: 'courses', id: taught.courseId, name: 'wanted' }]));
  await page.goto('/compare?colleges=iit-bombay,nit-tiruchirappalli');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('rowheader', { name: 'From Pune, as the crow flies' })).toBeVisible();
  await expect(table.getByText(/^about 1\d\d km$/)).toBeVisible();
  await expect(table).toContainText('Of what you want');
  await expect(table.getByText(taught.courseName).first()).toBeVisible();
  expect(page.network.asked.some(({ url, body }) => /Pune/.test(`${url}${body ?? ''}`))).toBe(false);
  const heads = page.getByRole('rowheader');
  await expect(heads.first()).toHaveText('Where');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Rows that differ first' }).click();
  await expect(heads.last()).not.toHaveText('Source');
});

test('chosen among what is kept, and forgotten with whoever was here', async ({ page }) => {
  localStorage.setItem('kept-items', JSON.stringify([{ type: 'courses', id: 'bca', name: 'Bachelor of Computer Applications' }]));
  await page.goto('/kept');
  await compare(page, /^Compare Bachelor of Computer Applications/).click();
  await expect(tray(page).getByText('Bachelor of Computer Applications')).toBeVisible();
  await tray(page).getByRole('button', { name: 'Clear' }).click();
  await expect(tray(page)).toHaveCount(0);
  expect(chosen()).toBeNull();
});
