import { expect, expectAccessible, test } from './fixtures.ts';
import { always, answerAll, comeBackAnswered, heading, start, submit } from './quiz-steps.ts';

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('the quiz goes on, and a lost submit loses nothing', async ({ page, context, newStudent, login }) => {
    test.setTimeout(90_000);
    const student = await newStudent();
    await login(student);
    await page.goto('/quiz/start');
    await expect(start(page)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await start(page).click();
    await answerAll(page, 0, 24, always(3));
    await submit(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to submit quiz' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
    await submit(page).click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/quiz/results');
    await expect(heading(page)).toBeVisible();
  });
});

test('graduates are told plainly what there is', async ({ page, newStudent, login }) => {
  const student = await newStudent();
  await page.request.put('/api/auth/profile', { data: { class: 'graduate' }, headers: { authorization: `Bearer ${student.token}` } });
  await login({ ...student, user: { ...student.user, class: 'graduate' } });
  await page.goto('/quiz/start');
  await expect(page.getByRole('heading', { name: 'No Quiz Available' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Courses after a degree' }).click();
  await expect(page.getByRole('combobox', { name: 'Begins' })).toHaveValue('after graduation');
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('B.Ed');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'B.Ed in Special Education' }) });
  await expect(card).toContainText('After a degree');
  await page.goBack();
  await page.getByRole('link', { name: 'Exams after graduation' }).click();
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
