import { readFile } from 'node:fs/promises';
import { stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';

test('everything can be taken away as a file; the notice hides nothing, nor stands in the way of what lies below it', async ({
  page,
  newStudent,
  login,
}) => {
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
  // A notice goes by itself after four seconds; here no time passes while it is looked at.
  await page.clock.install();
  await page.goto('/profile');
  const download = page.getByRole('button', { name: 'Download my data' });
  await expect(download).toBeEnabled();
  await stopClock(page);
  // Where the notices come up.
  await download.evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 20);
  });
  await download.focus();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toBeVisible();
  const bottomOf = async () => download.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(await bottomOf()).toBeLessThanOrEqual(await notice.evaluate((item) => item.getBoundingClientRect().top));
  expect(file.suggestedFilename()).toBe('my-disha-data.json');
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(content).toMatchObject({ user: { email: student.email }, signInMethods: ['password'], bookmarks: [], quizAttempts: [] });
  // Some browsers read it only now.
  expect(await page.evaluate(() => (window as unknown as { revoked: string[] }).revoked)).toEqual([]);

  await download.evaluate((button) => {
    button.blur();
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 40);
  });
  const box = await download.boundingBox();
  await expect(notice).toBeVisible();
  const [again] = await Promise.all([page.waitForEvent('download'), page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)]);
  expect(again.suggestedFilename()).toBe('my-disha-data.json');
});
