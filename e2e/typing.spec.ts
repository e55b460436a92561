import { stopClock } from './clock.ts';
import { unfoldFilters } from './filters-fold.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './still.ts';
import { boxOf, cursor, expectAllThere, expectInAddress, slowDown, words } from './typing-steps.ts';

// One that is searched here and one that asks the server; every box at every speed, and another engine, is `npm run test:typing`.
for (const [path, how, rate, delay] of [
  ['/exams', 'as fast as can be', 1, 0],
  ['/colleges', 'on a slow phone', 4, 80],
] as const) {
  test(`${path} keeps every letter typed ${how}`, async ({ page }) => {
    const box = await boxOf(page, path);
    await slowDown(page, rate);
    await page.keyboard.type(words, { delay });
    await expect(box).toHaveValue(words);
    // The list and the address come later, and take nothing back.
    await expectInAddress(page, words);
    await expectAllThere(box, words);
    await page.keyboard.type('s in goa', { delay });
    await expectInAddress(page, `${words}s in goa`);
    await expectAllThere(box, `${words}s in goa`);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expectAllThere(box, '');
    await page.keyboard.type('law', { delay });
    await expectInAddress(page, 'law');
    await expectAllThere(box, 'law');
  });
}

test('the box stays under the fingers when the directory turns out to be too large for the browser', async ({ page }) => {
  let answer = () => {};
  const typedFirst = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/colleges/stats?lang=*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { total: number } };
    await typedFirst;
    await route.fulfill({ response, json: { ...body, data: { ...body.data, total: 70_011 } } });
  });
  // Reached from within: a page asked for by its address brings the counts along.
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Colleges', exact: true }).click();
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('mani');
  const pages = page.waitForRequest((request) => request.url().includes('search=manipl'));
  answer();
  await page.keyboard.type('pl', { delay: 120 });
  await pages;
  await expectAllThere(box, 'manipl');
  await expect(page.getByRole('list', { name: 'Colleges' })).toContainText('Manipal');
});

test.describe('the words typed into a catalog', () => {
  test('stay where the cursor is, cut, pasted and undone', async ({ page }) => {
    const box = await boxOf(page, '/exams');
    await page.keyboard.type('engneering');
    await expectInAddress(page, 'engneering');
    for (let step = 0; step < 'neering'.length; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('i', { delay: 40 });
    await expectInAddress(page, 'engineering');
    expect(await cursor(box)).toEqual([4, 4]);
    await page.keyboard.type('XY', { delay: 40 });
    expect(await cursor(box)).toEqual([6, 6]);
    await expect(box).toHaveValue('engiXYneering');
    await page.keyboard.press('Control+z');
    await expect(box).not.toHaveValue('engiXYneering');
    await page.keyboard.press('Control+Shift+z');
    await expect(box).toHaveValue('engiXYneering');

    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await expect(box).toHaveValue('');
    await expectInAddress(page, '');
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Control+v');
    await expectInAddress(page, 'engiXYneeringengiXYneering');
    await expectAllThere(box, 'engiXYneeringengiXYneering');
  });

  test('are composed letter by letter, as Indian keyboards do, while list and address follow', async ({ page }) => {
    const box = await boxOf(page, '/exams');
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await box.evaluate((input) => {
      input.addEventListener('compositionend', () => (input.dataset['ended'] = `${input.dataset['ended'] ?? ''}|`));
    });
    // One composition grows through a pause long enough for the address to be written under it.
    for (const text of ['न', 'नर', 'नर्', 'नर्स']) {
      await compose(text);
      await expectInAddress(page, text);
      await expect(box).toHaveValue(text);
    }
    expect(await box.getAttribute('data-ended')).toBeNull();
    await keyboard.send('Input.insertText', { text: 'नर्सिंग' });
    await expectInAddress(page, 'नर्सिंग');
    await expectAllThere(box, 'नर्सिंग');
    await expect(box).toHaveAttribute('data-ended', '|');
  });

  test('are there after a reload, and for whoever is sent the address', async ({ page, context }) => {
    const box = await boxOf(page, '/colleges');
    await page.keyboard.type(words);
    await expectInAddress(page, words);
    await page.reload();
    await expect(box).toHaveValue(words);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('searchbox')).toHaveValue(words);
  });

  test('are there again when somebody leaves before the address has them, by a card, by the keyboard or by Back', async ({ page }) => {
    // Before the page: what it has begun to wait for by its own clock, this one cannot call off.
    await page.clock.install();
    for (const [how, leave] of [
      ['by a card', () => page.getByRole('list', { name: 'Colleges' }).getByRole('link').first().click()],
      ['by the keyboard', () => page.keyboard.press('Tab')],
      ['by Back', () => page.evaluate(() => window.history.back())],
    ] as const)
      await test.step(how, async () => {
        await page.goto('/privacy');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('link', { name: 'Colleges', exact: true }).click();
        await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
        const box = page.getByRole('searchbox');
        await box.focus();
        // No time passes for the page: what is written later than the leaving is written too late.
        await stopClock(page);
        await page.keyboard.type('goa');
        await expect(box).toHaveValue('goa');
        await expectInAddress(page, '');
        await leave();
        if (how === 'by a card') {
          await expect(page).toHaveURL(/\/colleges\/./);
          await page.evaluate(() => window.history.back());
        }
        if (how === 'by Back') {
          await expect(page).toHaveURL('/privacy');
          await page.evaluate(() => window.history.forward());
        }
        await expect(box).toHaveValue('goa');
        await page.clock.runFor(1000);
        await expectInAddress(page, 'goa');
        // The list waits for a pause of its own, which begins when it has seen the words.
        await page.clock.resume();
        await expect(page.getByRole('list', { name: 'Colleges' })).toContainText('Goa');
      });
  });

  // With a clock that is the browser's own: one that stands still does not tell how a document came. Whether the address has the
  // words already, has just been given them, or not yet: a reload finds them.
  test('are there again when somebody reloads in the moment of typing', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Colleges', exact: true }).click();
    const box = page.getByRole('searchbox');
    await box.focus();
    await page.keyboard.type('goa');
    await page.reload();
    await expect(box).toHaveValue('goa');
    await expectInAddress(page, 'goa');
    await expect(page.getByRole('list', { name: 'Colleges' })).toContainText('Goa');
  });

  test('are there after reading one of what was found, with the filter and the place in the list', async ({ page }) => {
    const box = await boxOf(page, '/colleges');
    await unfoldFilters(page);
    await page.getByLabel('State').selectOption('Kerala');
    await box.focus();
    const found = page.waitForResponse((response) => {
      const asked = new URL(response.url()).searchParams;
      return asked.get('state') === 'Kerala' && asked.get('search') === 'college';
    });
    await page.keyboard.type('college', { delay: 20 });
    await expectInAddress(page, 'college');
    // What was there before stays until then.
    await (await found).finished();
    await expect(page.locator('main [aria-posinset="2"]')).toContainText('Kerala');
    const card = page.locator('main [aria-posinset="12"]').getByRole('link').first();
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 200);
          return card.isVisible();
        },
        { intervals: [50] },
      )
      .toBe(true);
    await card.scrollIntoViewIfNeeded();
    await settled(page);
    const before = (await card.boundingBox())?.y ?? NaN;
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue('college');
    await expect(page.getByLabel('State')).toHaveValue('Kerala');
    await expect(card).toHaveText(name);
    await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? Infinity) - before)).toBeLessThan(60);
  });

  test('give way to those of another entry of the history, even with the cursor in the box', async ({ page }) => {
    const box = await boxOf(page, '/exams?search=neet');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Exams', exact: true }).click();
    await expect(box).toHaveValue('');
    await box.focus();
    await page.keyboard.type('jee');
    await expectInAddress(page, 'jee');
    await page.keyboard.type(' main');
    await page.evaluate(() => window.history.back());
    await expect(box).toHaveValue('neet');
    await expectInAddress(page, 'neet');
    await expect(page.getByRole('list', { name: 'Exams' })).toContainText('NEET');
    await box.focus();
    await page.keyboard.type(' ug');
    await expect(box).toHaveValue('neet ug');
    await page.evaluate(() => window.history.forward());
    await expect(box).toHaveValue('jee main');
    await expectInAddress(page, 'jee main');
  });

  test('and every filter go with Clear Filter; nothing of them comes back', async ({ page }) => {
    const box = await boxOf(page, '/exams?stream=commerce');
    await slowDown(page, 4);
    await page.keyboard.type('law', { delay: 40 });
    await page.getByRole('button', { name: 'Clear Filter' }).first().click();
    await expect(box).toHaveValue('');
    await expect(page).toHaveURL('/exams');
    await box.focus();
    await page.keyboard.type('design', { delay: 40 });
    await expectInAddress(page, 'design');
    await expectAllThere(box, 'design');
    await expect(page.getByLabel('Stream')).toHaveValue('');
  });
});

test('two filters pressed before the first is drawn are both kept', async ({ page }) => {
  await boxOf(page, '/exams?search=entrance');
  await slowDown(page, 6);
  await page.evaluate(() => {
    for (const [name, value] of [
      ['Stream', 'commerce'],
      ['Sort by', 'streams'],
    ]) {
      const label = [...document.querySelectorAll('label')].find((one) => one.textContent === name);
      const select = label?.control as HTMLSelectElement;
      select.value = value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/stream=commerce/);
  await expect(page).toHaveURL(/sort=streams/);
});
