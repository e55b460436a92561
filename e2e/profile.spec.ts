import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const saved = 'Profile updated successfully! Your preferences will be applied to course recommendations.';

test('a picture that does not load gives way to the initials', async ({ page, newStudent, login }) => {
  await page.route('**/api/avatar**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: 'not a picture' }));
  await login(await newStudent({ name: 'Asha Rao' }));
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('AR', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});

test('preferences: cancel restores, a new stream clears the field, save applies', async ({ page, newStudent, login }) => {
  await login(await newStudent({ class: '12', stream: 'science_pcb', field: 'medicine' }));
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Preferences' });
  await edit.click();
  await page.getByLabel('Stream').selectOption('arts');
  await expect(page.getByLabel('Field of Interest')).toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(page.getByLabel('Stream')).toHaveValue('science_pcb');
  await expect(page.getByLabel('Field of Interest')).toHaveValue('medicine');

  await page.getByLabel('Stream').selectOption('arts');
  await page.getByLabel('Field of Interest').selectOption('psychology');
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/auth/profile?lang=*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect((await sent).postDataJSON()).toEqual({ stream: 'arts', field: 'psychology' });
  go();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.locator('dl').getByText('Psychology')).toBeVisible();
  await page.reload();
  await expect(page.locator('dl').getByText('Psychology')).toBeVisible();
});

test('everything can be taken away as a file', async ({ page, newStudent, login }) => {
  const student = await newStudent();
  await login(student);
  await page.addInitScript(() => {
    const revoked: string[] = [];
    const revoke = URL.revokeObjectURL.bind(URL);
    Object.assign(window, { revoked });
    URL.revokeObjectURL = (url) => {
      revoked.push(url);
      revoke(url);
    };
  });
  await page.goto('/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('my-disha-data.json');
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(content).toMatchObject({ user: { email: student.email }, signInMethods: ['password'], bookmarks: [], quizAttempts: [] });
  // Some browsers read it only now.
  expect(await page.evaluate(() => (window as unknown as { revoked: string[] }).revoked)).toEqual([]);
});

test('a notice hides neither what has the focus nor stands in the way of what lies below it', async ({ page, newStudent, login }) => {
  await login(await newStudent());
  await page.goto('/profile');
  const download = page.getByRole('button', { name: 'Download my data' });
  // Where the notices come up.
  await download.evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 20);
  });
  await download.focus();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toBeVisible();
  const bottomOf = async () => download.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(await bottomOf()).toBeLessThanOrEqual(await notice.evaluate((item) => item.getBoundingClientRect().top));

  await download.evaluate((button) => {
    button.blur();
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 40);
  });
  const box = await download.boundingBox();
  await expect(notice).toBeVisible();
  const [again] = await Promise.all([page.waitForEvent('download'), page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)]);
  expect(again.suggestedFilename()).toBe('my-disha-data.json');
});
