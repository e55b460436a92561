/** Everything but mail without an account: what a visitor keeps, and where it counts. */
import { saved } from './bookmarks.ts';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { keep } from './details.ts';
import { accountMenu } from './people.ts';
import { openSaveMenu } from './save-menu.ts';

const button = (page: JourneyPage, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const kept = [
  { type: 'courses', id: 'bca', name: 'Bachelor of Computer Applications' },
  { type: 'exams', id: 'nda', name: 'NDA & NA' },
];
const keepThem = () => localStorage.setItem('kept-items', JSON.stringify(kept));

test('a visitor keeps a course beside the prompt to sign in, finds it again and lets it go; nothing of it is sent', async ({ page }) => {
  await page.goto('/courses/bca');
  await openSaveMenu(page);
  await expect(page.getByRole('link', { name: 'Please log in to bookmark items' })).toBeVisible();
  await button(page, 'Keep on phone').click();
  await expect(button(page, 'Kept on phone')).toBeVisible();
  expect(page.network.asked.filter(({ method, url }) => method !== 'GET' || url.includes('bookmarks'))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kept on this phone' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kept on this phone' })).toBeVisible();
  const course = page.getByRole('region', { name: 'Courses' }).getByRole('listitem');
  await expect(course.getByRole('heading', { name: 'Bachelor of Computer Applications' })).toBeVisible();
  await expectAccessible();
  await course.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
  expect(Object.keys(localStorage)).not.toContain('kept-items');
});

test('a plan and a calendar go by what is kept', async ({ page }) => {
  keepThem();
  keep({ class: '12', subjects: ['physics', 'chemistry', 'mathematics', 'english'], state: 'Bihar' });
  await page.goto('/calendar');
  await expect(page.getByRole('main').getByRole('link', { name: 'NDA & NA' }).first()).toBeVisible();
  await page.goto('/path/plan');
  await expect(page.getByRole('heading', { name: 'A plan to begin with' })).toBeVisible();
});

test('it becomes the bookmarks of whoever says that it is theirs, and stays where the line breaks', async ({
  page,
  request,
  newStudent,
  login,
}) => {
  // One has left its catalog since: it must not hold up the others.
  localStorage.setItem('kept-items', JSON.stringify([...kept, { type: 'courses', id: 'no-longer-there', name: 'A course that was' }]));
  const student = await newStudent();
  login(student);
  await page.goto('/');
  await expect(page.getByText('3 kept pages')).toBeVisible();
  expect([await saved(request, student, 'courses'), await saved(request, student, 'exams')]).toEqual([[], []]);
  page.network.route(/bookmarks\/add/, (route) => (route.request.body?.includes('bca') ? route.abort() : route.continue()));
  const take = page.getByRole('button', { name: 'Yes, they are mine' });
  await take.click();
  await expect(page.getByText(/^Not everything could be taken over/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('kept-items') ?? '[]')).toMatchObject([{ id: 'bca' }]);
  page.network.unroute();
  await take.click();
  await expect(page.getByRole('heading', { name: 'Are these yours?' })).toHaveCount(0);
  expect([await saved(request, student, 'courses'), await saved(request, student, 'exams')]).toEqual([['bca'], ['nda']]);
  expect(Object.keys(localStorage)).not.toContain('kept-items');
  await page.goto('/kept');
  await expect(page).toHaveURL('/dashboard');
  await expect(accountMenu(page)).toBeVisible();
});

test('whoever says that somebody else is here leaves nothing kept behind', async ({ page }) => {
  keepThem();
  await page.goto('/kept');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Somebody else uses this phone now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click();
  await expect.poll(() => Object.keys(localStorage)).toEqual([]);
  await page.goto('/kept');
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
});
