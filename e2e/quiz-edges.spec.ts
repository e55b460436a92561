import { unfoldFilters } from './filters-fold.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { comeBackAnswered, heading, submit } from './quiz-steps.ts';

test('graduates are told plainly what there is', async ({ page, newStudent, login }) => {
  const student = await newStudent();
  await page.request.put('/api/auth/profile', { data: { class: 'graduate' }, headers: { authorization: `Bearer ${student.token}` } });
  await login({ ...student, user: { ...student.user, class: 'graduate' } });
  await page.goto('/quiz/start');
  await expect(page.getByRole('heading', { name: 'No Quiz Available' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Courses after a degree' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await unfoldFilters(page);
  await expect(page.getByRole('combobox', { name: 'Begins' })).toHaveValue('after graduation');
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('B.Ed');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'B.Ed in Special Education' }) });
  await expect(card).toContainText('After a degree');
  await page.goBack();
  await page.getByRole('link', { name: 'Exams after graduation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /exams/i })).toBeVisible();
  await unfoldFilters(page);
  await expect(page.getByRole('combobox', { name: 'Taken' })).toHaveValue('after graduation');
  const search = page.getByRole('searchbox', { name: 'Search exams' });
  await search.fill('Common Admission Test');
  await expect(page.getByRole('link', { name: 'Common Admission Test', exact: true })).toBeVisible();
  await search.fill('Joint Entrance Examination Main');
  await expect(page.getByRole('link', { name: 'Common Admission Test', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Joint Entrance Examination \(Main\)/ })).toHaveCount(0);
});

test('the result as a file, and on two pages of paper', async ({ page }) => {
  await comeBackAnswered(page, 'class12/arts', (index, count) => index % count);
  await submit(page).click();
  await expect(page).toHaveURL('/quiz/results');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Results' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^disha-quiz-result-\d{4}-\d\d-\d\d\.txt$/);
  const stream = await download.createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  expect(text).toContain((await heading(page).textContent()) ?? 'a name');
  expect(text).toContain('Key strengths');
  expect(text).not.toContain('undefined');
  const paper = (await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});
