/** Every screen of the table keeps nobody out, as far as axe can tell; what unfolds on them is looked at where it is tested. */
import type { Page } from '@playwright/test';
import { paths } from '../web/src/paths.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { screens } from './screens.ts';

// What is nowhere is a 404, what was not let through has failed, and the browser says so in its console.
test.use({ expectedErrors: [/404 \(Not Found\)|ERR_FAILED/] });

async function expectOpenToAll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  await expectAccessible(page);
}

for (const path of [...screens, '/nowhere', '/courses/nothing', '/states/nowhere', '/colleges?search=qqqq'])
  test(`${path} keeps no visitor out`, ({ page }) => expectOpenToAll(page, path));

/** Where a student sees something else than a visitor. */
const own = [
  paths.completeProfile,
  paths.quizStart,
  paths.quizAttempt('none'),
  paths.courses,
  paths.exam('neet-ug'),
  paths.profile,
  paths.dashboard,
];

test('no screen of their own keeps a student out', async ({ page, login, newStudent }) => {
  await login(await newStudent({ class: '12', stream: 'science_pcb', field: 'medicine' }));
  for (const path of own) await expectOpenToAll(page, path);
});

test('the account’s menu is called what stands on it, also without a picture', async ({ page, login, newStudent }) => {
  await page.route('**/api/settings*', (route) => route.abort());
  await login(await newStudent());
  await page.goto(paths.privacy);
  await expect(page.getByRole('button', { name: 'Account menu of Asha Rao' })).toHaveText('AR');
  await expectAccessible(page);
});
