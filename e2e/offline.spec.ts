import { expect, expectAccessible, test } from './fixtures.ts';

// What the network could not bring is named by the browser, and by React for the screen that it was for.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/] });

test('what was not loaded waits for the network, and the application stays', async ({ page, context }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  const privacy = await page.getByRole('heading', { level: 1 }).textContent();
  const late = page.getByRole('status').filter({ hasText: 'The page you opened has not come yet.' });
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name, exact: true }).click();
  };

  await context.setOffline(true);
  await test.step('the search says so, and opens when the network is back', async () => {
    const search = page.getByRole('navigation', { name: 'Where to' }).getByRole('button', { name: 'Search', exact: true });
    await search.click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('We could not reach Disha.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await search.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
  });

  await test.step('a screen opens by itself, and until then the page before it stays', async () => {
    await menu('Exams');
    await expect(late).toBeVisible();
    await expect(page).toHaveURL('/exams');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy!);
    await expectAccessible(page);
    await late.getByRole('button', { name: 'Try now' }).click();
    await expect(late).toBeVisible();
    await expect(header.getByRole('link', { name: 'Disha' })).toBeVisible();
    await page.goBack();
    await expect(late).toHaveCount(0);
    await page.goForward();
    await expect(late).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Exams' })).toBeVisible();
    await expect(late).toHaveCount(0);
  });

  await test.step('or is asked for again when somebody comes back to it', async () => {
    await page.evaluate(() => Object.assign(window, { still: 'here' }));
    // Its code comes, or is it the page that is loaded anew? On a busy machine that would be a race, were the server said to be there.
    await page.route('**/api/settings*', (route) => route.abort('internetdisconnected'));
    await context.setOffline(true);
    await menu('Colleges');
    await expect(late).toBeVisible();
    await page.goBack();
    await context.setOffline(false);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Colleges' })).toBeVisible();
    expect(await page.evaluate(() => 'still' in window)).toBe(true);
  });
});

test('without the code of the account’s menu there is still a header', async ({ page, newStudent, login }) => {
  await page.route(/account-menu/, (route) => route.abort('internetdisconnected'));
  await login(await newStudent());
  await page.goto('/privacy');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
