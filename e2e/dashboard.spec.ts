import type { Page } from '@playwright/test';
import { bookmark } from './bookmarks.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('the dashboard', () => {
  test('shows what the cards are to show, with a cut description, and leads to each item', async ({ page, login, newStudent, request }) => {
    const student = await newStudent();
    await bookmark(request, student, 'courses', ['btech-computer-science-engineering']);
    await bookmark(request, student, 'colleges', ['iit-bombay']);
    await bookmark(request, student, 'exams', ['jee-main']);
    await login(student);
    const { data } = (await (await request.get('/api/courses/btech-computer-science-engineering')).json()) as {
      data: { course: { name: string; description: string; shortName: string } };
    };
    await page.goto('/dashboard');
    const panel = page.getByRole('tabpanel');
    for (const text of [
      data.course.name,
      'Computer Science & IT',
      'Undergraduate',
      'Science (PCM)',
      '4 years',
      `${[...data.course.description].slice(0, 100).join('')}…`,
    ])
      await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(panel.getByRole('link', { name: `View ${data.course.name}` })).toHaveAttribute(
      'href',
      '/courses/btech-computer-science-engineering',
    );
    await tab(page, 'Colleges (1)').click();
    for (const text of ['Indian Institute of Technology Bombay', 'Government', 'University', 'IIT Bombay', 'Mumbai, Maharashtra'])
      await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(panel.getByRole('link', { name: /iitb\.ac\.in/ })).toBeVisible();
    await expectAccessible(page);
    await tab(page, 'Exams (1)').click();
    for (const text of ['Joint Entrance Examination (Main)', 'Science (PCM)', 'JEE Main', 'January'])
      await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await panel.getByRole('link', { name: 'View Joint Entrance Examination (Main)' }).click();
    await expect(page).toHaveURL('/exams/jee-main');
    await page.goBack();
    // Back at the tab it was opened from.
    await expect(tab(page, 'Exams (1)')).toHaveAttribute('aria-selected', 'true');
  });
});
