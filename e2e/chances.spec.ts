import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInWords,
  expectNoSidewaysScroll,
  expectNoSidewaysScrollWhenWide,
  test,
} from './fixtures.ts';

test('a visitor comes from an exam, tells a rank and sees where it may lead', async ({ page }) => {
  const way = page.getByRole('link', { name: 'With my rank, where?' });
  // A server that has just begun reads the ranks behind everything else; a page has the way to them once they are there.
  await expect(async () => {
    await page.goto('/exams/jee-main');
    await expect(way).toBeVisible({ timeout: 2000 });
  }).toPass();
  await way.click();
  await expect(page).toHaveURL('/chances?exam=jee-main');
  await expect(page.getByRole('heading', { level: 1, name: 'With my rank, where?' })).toBeVisible();

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Give a number above 0')).toBeVisible();

  await page.getByLabel('Your rank').fill('12000');
  await page.getByLabel('State where you passed Class 12').selectOption('Telangana');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const results = page.getByRole('region', { name: 'Where it may lead' });
  const bands = results.getByRole('group', { name: 'How likely' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+ seats are likely for you/);
  await expect(page.getByText('12,000 · OPEN · Telangana')).toBeVisible();
  await bands.getByRole('button', { name: /^Possible/ }).click();
  await expect(results.getByText(/^Tried on \d{4}: \d+ of 100 such calls came true/)).toBeVisible();
  const rows = results.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  const first = rows.first();
  await expect(first.getByRole('img', { name: /^Closes near .*8 times in 10/ })).toBeVisible();
  // A press on its name shows all of it.
  const open = (row: Locator) => row.getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  const close = () => sheet.getByRole('button', { name: 'Close' }).click();
  await open(first);
  await expect(sheet.getByRole('img', { name: /^Closing values by year: .*2026/ })).toBeVisible();
  await expect(sheet).toContainText('8 times in 10 between');
  await expectAccessible(page);
  await close();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScrollWhenWide(page);
  // Nothing of a student stands in an address.
  expect(page.url()).not.toContain('12000');

  await results.getByText('Filters', { exact: true }).click();
  await results.getByLabel('Kind of institute').selectOption('NIT and IIEST');
  await expect(first).toContainText(/NIT|IIEST/);

  // Narrowed to the course of a line, and wide again.
  await open(first);
  await sheet.getByRole('button', { name: 'Only this course' }).click();
  const wider = results.getByRole('button', { name: /^Only courses like .* Show every course again$/ });
  await wider.click();
  await expect(wider).toBeHidden();

  await bands.getByRole('button', { name: /^Possible/ }).click();
  await results.getByLabel('Sorted').selectOption('By state, mine first');
  await expect(first).toContainText('Warangal');
  for (const row of [first, rows.nth(1)]) {
    await open(row);
    await sheet.getByRole('button', { name: 'Compare' }).click();
    await close();
  }
  const beside = results.getByRole('table');
  await expect(beside.getByRole('columnheader')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScrollWhenWide(page);
  await beside.getByRole('button', { name: 'Remove' }).first().click();
  await expect(beside.getByRole('columnheader')).toHaveCount(1);
  await expect(beside.locator('..')).toBeFocused();
  await open(first);
  await sheet.getByRole('link', { name: 'About the college' }).click();
  await expect(page).toHaveURL(/\/colleges\//);
  await expect(page.getByRole('heading', { name: 'Closing ranks' })).toBeVisible();
});

test('a list is put together and judged on the device, in Hindi too', async ({ page }) => {
  await page.goto('/hi/chances?exam=jee-main');
  await page.getByLabel('आपकी रैंक').fill('12000');
  await page.getByLabel('आपने 12वीं किस राज्य से पास की').selectOption('Telangana');
  await page.getByRole('button', { name: 'दिखाएँ', exact: true }).click();
  const adding = page.getByRole('button', { name: /^मेरी सूची में जोड़ें: / });
  await adding.first().click();
  // The way to the list is in sight with the first line, and nothing lies on it.
  const way = page.getByRole('link', { name: 'मेरी सूची देखें' });
  await expect(way).toBeInViewport();
  for (const _ of [2, 3]) await adding.first().click();
  await expect(page.getByRole('status').filter({ hasText: 'मेरी सूची: 3' })).toHaveCount(1);
  await expectAccessibleInWords(page);
  await way.click();
  await expect(page).toHaveURL('/hi/chances/list');
  const places = page.getByRole('region', { name: 'आपकी सीटें, क्रम से' }).getByRole('listitem');
  await expect(places).toHaveCount(4);
  await expect(places.last()).toContainText('ख़ाली');
  await expect(page.getByText(/इस सूची से कोई सीट नहीं मिलती।$/)).toBeVisible();
  await expectAccessibleInWords(page);
  await expectNoSidewaysScroll(page);
});

/** A list as it is kept on a device, for a boy of Telangana: no name stands twice. */
async function keepList(page: Page, request: APIRequestContext, length: number): Promise<void> {
  const person = { value: 12_000, category: 'OPEN', gender: 'male', pwd: false, class12State: 'Telangana' };
  const question = { counselling: 'josaa', list: 'jee-main', ...person };
  const answer = await request.post('/api/chances', { data: { ...question, limit: length } });
  const { data } = (await answer.json()) as { data: { lines: unknown[] } };
  expect(data.lines).toHaveLength(length);
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    ['chances-lists', JSON.stringify({ josaa: { questions: { 'jee-main': question }, lines: data.lines, asOf: '2026-11-18' } })],
  );
}

test('a line of twenty is dragged on a slow phone, also past the end of the screen, and moved by keys', async ({ page, request }) => {
  await keepList(page, request, 20);
  await page.goto('/chances/list');
  const places = page.getByRole('region', { name: 'Your lines in order' }).getByRole('listitem');
  await expect(places).toHaveCount(20);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScrollWhenWide(page);

  const grip = page.getByRole('button', { name: /: arrow keys, or drag$/ }).first();
  const name = /^Move (.*): arrow keys/.exec((await grip.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const own = page.getByRole('button', { name: `Move ${name}: arrow keys, or drag` });
  const place = async () => 1 + Number(await places.filter({ has: own }).getAttribute('data-place'));
  const announced = page.getByRole('status').filter({ hasText: `${name} is now at place ` });
  // Both looked at together: it may be on its way to its place yet.
  const isTold = () => expect.poll(async () => (await announced.textContent())?.endsWith(` ${await place()} of 20.`)).toBe(true);
  await grip.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  // Looked up plainly: a look for roles and names takes a slow page long.
  const isPast = (least: number) =>
    page.waitForFunction((from) => Number(document.querySelector<HTMLElement>('[data-dragged]')?.dataset['place']) >= from, least);
  const slowly = await page.context().newCDPSession(page);
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const from = (await grip.boundingBox())!;
  const second = (await places.nth(1).boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, second.y + second.height / 2 + 20, { steps: 10 });
  await isPast(1);
  // Held at the foot of the screen, the list goes on under the finger.
  await page.mouse.move(from.x + 20, page.viewportSize()!.height - 20, { steps: 5 });
  await isPast(5);
  // Written down once, where it is let go of: not at each place that it passes.
  const firstKept = () => page.evaluate(() => /"id":"[^"]*"/.exec(localStorage.getItem('chances-lists') ?? '')?.[0]);
  const before = await firstKept();
  await page.mouse.up();
  await expect.poll(firstKept).not.toBe(before);
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await isTold();
  const dragged = await place();
  await own.press('ArrowUp');
  await expect.poll(place).toBe(dragged - 1);
  await isTold();
  await expect(own).toBeFocused();
  await page.reload();
  await expect.poll(place).toBe(dragged - 1);
});
