/** The browsers the README names: the screens without what those lack, and the built files without what those cannot read. */
import type { Page } from '@playwright/test';
import { paths } from '../web/src/paths.ts';
import { always, comeBackAnswered, submit } from './quiz-steps.ts';
import { inFews, unfiltered } from './screens.ts';
import { newerParts, takeAway, type Part } from './supported-browsers.ts';
import { expectNoSidewaysScroll } from './fixtures.ts';
import { expect, nurse, test, visitorsOnly } from './walk.ts';

/** Every supported browser has these, if not by much; the application does without them as well. */
const spared: Part[] = [
  { of: 'Array', name: 'at' },
  { of: 'String', name: 'at' },
  { of: 'Array', name: 'findLast' },
  { of: 'Array', name: 'findLastIndex' },
  { of: 'Window', name: 'structuredClone' },
];
const lost: Part[] = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with', 'fromAsync'].map((name) => ({ of: 'Array', name })),
  { of: 'Object', name: 'groupBy' },
  { of: 'Promise', name: 'withResolvers' },
  { of: 'Set', name: 'union' },
  { of: 'Window', name: 'requestIdleCallback' },
];

/** All at once is one walk; `E2E_ONE_BY_ONE=1` walks once for each, which takes a quarter of an hour. */
const walks: [without: string, parts: readonly Part[]][] = process.env['E2E_ONE_BY_ONE']
  ? [...lost, ...spared].map((part) => [`${part.of}.${part.name}`, [part]])
  : [['everything newer than the oldest of them', [...newerParts(), ...spared]]];

async function without(page: Page, parts: readonly Part[]): Promise<void> {
  await page.addInitScript(`(${takeAway.toString()})(${JSON.stringify(parts)})`);
}

/** Drawn to the end, not given up by an error boundary; every choice on it can be made. */
async function expectDrawn(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong' }), path).toBeHidden();
  for (const select of await page.getByRole('main').getByRole('combobox').all()) {
    if (!(await select.isVisible()) || !(await select.isEnabled())) continue;
    // What stands last may still change with what was chosen before: a field goes with its stream.
    await expect(async () => {
      const last = (await select.locator('option').last().getAttribute('value')) ?? '';
      await select.selectOption(last, { timeout: 1000 });
    }, path).toPass();
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong' }), path).toBeHidden();
  await expectNoSidewaysScroll(page);
}

test('the parts taken away are really gone, and were there', async ({ page }) => {
  await page.goto('/privacy');
  const parts = [...newerParts(), ...spared];
  expect(lost.filter(({ of, name }) => !parts.some((part) => part.of === of && part.name === name))).toEqual([]);
  expect(await page.evaluate(takeAway, parts)).toBeGreaterThan(100);
  expect(await page.evaluate(takeAway, parts)).toBe(0);
  expect(await page.evaluate(() => 'toSorted' in [] || 'at' in [] || 'structuredClone' in window || 'canParse' in URL)).toBe(false);
});

for (const [name, parts] of walks) {
  test.describe(`without ${name}`, () => {
    // An earlier result that is nobody's is a 404, and the browser says so in its console.
    test.use({ expectedErrors: [/404 \(Not Found\)/] });

    test.use({ viewport: { width: 1280, height: 800 } });

    test(`what only a visitor is shown draws: ${visitorsOnly.join(' ')}`, async ({ page, walk }) => {
      await without(page, parts);
      await walk(visitorsOnly, (path) => expectDrawn(page, path));
    });

    for (const walked of inFews(unfiltered))
      test(`every screen draws for a student: ${walked.join(' ')}`, async ({ page, walk, login, newStudent }) => {
        await login(await newStudent(nurse));
        await without(page, parts);
        await walk(walked, (path) => expectDrawn(page, path));
      });

    test('a quiz comes to its result, and a bookmark is kept', async ({ page, login, newStudent }) => {
      await login(await newStudent());
      await without(page, parts);
      await comeBackAnswered(page, 'class10', always(1));
      await submit(page).click();
      await expect(page).toHaveURL(/\/quiz\/results/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(paths.dashboard);
      await expectDrawn(page, paths.dashboard);
      await page.goto(`${paths.courses}?search=nursing`);
      const list = page.getByRole('list', { name: 'Courses' });
      await expect(list).toContainText('Nursing');
      await list.getByRole('button').first().click();
      await expect(list.getByRole('button', { pressed: true }).first()).toBeVisible();
    });
  });
}
