import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { always, comeBackAnswered, submit } from './quiz-steps.ts';

test('a visitor finds a career by what people call it, and reads the way there', async ({ page }) => {
  await page.goto('/careers');
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox').first().fill('vakil kaise bane');
  const advocate = page.getByRole('link', { name: 'Advocate (Lawyer)', exact: true });
  await expect(advocate).toBeVisible();
  await advocate.click();
  await expect(page).toHaveURL('/careers/advocate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advocate (Lawyer)');
  await expect(page.getByRole('heading', { name: 'The way there' })).toBeVisible();
  await expect(page.getByText(/O\*NET database by the U\.S\. Department of Labor/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a career leads to a course, and the course back', async ({ page }) => {
  await page.goto('/careers/nurse');
  await page.getByRole('main').getByRole('link', { name: 'B.Sc in Nursing', exact: true }).click();
  await expect(page).toHaveURL('/courses/bsc-nursing');
  await page.getByRole('main').getByRole('link', { name: /nurse/i }).first().click();
  await expect(page).toHaveURL(/\/careers\//);
});

test('a career leads a student to the colleges at home', async ({ page, login, newStudent }) => {
  await login(await newStudent({ state: 'Kerala' }));
  await page.goto('/careers/nurse');
  await page.getByRole('link', { name: /^In Kerala ?: B\.Sc in Nursing$/ }).click();
  await expect(page).toHaveURL('/colleges?course=bsc-nursing&state=Kerala');
  await expect(page.getByRole('list', { name: 'Colleges' }).getByRole('listitem').first()).toContainText('Kerala');
});

test('a quiz result leads to six careers, each with why', async ({ page }) => {
  await comeBackAnswered(page, 'class10', always(0));
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  const careers = page.getByRole('region', { name: 'Careers that fit your interests' });
  const cards = careers.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card.getByRole('paragraph')).toHaveText(/^(You like|It belongs to) .+\.$/);
  const first = cards.first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('what is not for me is hidden on this device, with a way back', async ({ page }) => {
  await page.goto('/careers?search=plumber');
  await page.getByRole('button', { name: 'Not for me: Plumber' }).click();
  await expect(page.getByText('1 career is hidden on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 career is hidden on this device.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show them again' }).click();
  await expect(page.getByRole('link', { name: 'Plumber', exact: true })).toBeVisible();
});
