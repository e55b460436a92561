/**
 * The browsers the README names: the application without what those lack. Every screen without it is drawn in the walk in the
 * pseudo-language; `E2E_ONE_BY_ONE=1` walks here once for each part that is missing, which takes a quarter of an hour.
 */
import { paths } from '../web/src/paths.ts';
import { expectDrawn } from './drawn.ts';
import { always, comeBackAnswered, submit } from './quiz-steps.ts';
import { inFews, unfiltered } from './screens.ts';
import { newerParts, spared, takeAway, removeBrowserFeatures, type BrowserFeature } from './supported-browsers.ts';
import { expect, nurse, test } from './walk.ts';

const lost: BrowserFeature[] = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with', 'fromAsync'].map((name) => ({ of: 'Array', name })),
  { of: 'Object', name: 'groupBy' },
  { of: 'Promise', name: 'withResolvers' },
  { of: 'Set', name: 'union' },
  { of: 'Window', name: 'requestIdleCallback' },
];

// An earlier result without an owner is a 404, and the browser says so in its console.
test.use({ expectedErrors: [/404 \(Not Found\)/], viewport: { width: 1280, height: 800 } });

test('the parts taken away are really gone, and were there', async ({ page }) => {
  await page.goto('/privacy');
  const parts = [...newerParts(), ...spared];
  expect(lost.filter(({ of, name }) => !parts.some((part) => part.of === of && part.name === name))).toEqual([]);
  expect(await page.evaluate(takeAway, parts)).toBeGreaterThan(100);
  expect(await page.evaluate(takeAway, parts)).toBe(0);
  expect(await page.evaluate(() => 'toSorted' in [] || 'at' in [] || 'structuredClone' in window || 'canParse' in URL)).toBe(false);
});

test('without them a quiz comes to its result, and a bookmark is kept', async ({ page, pending, login, newStudent }) => {
  await login(await newStudent());
  await removeBrowserFeatures(page, [...newerParts(), ...spared]);
  await comeBackAnswered(page, 'class10', always(1));
  await submit(page).click();
  await expect(page).toHaveURL(/\/quiz\/results/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(paths.dashboard);
  await expectDrawn(page, paths.dashboard, pending);
  await page.goto(`${paths.courses}?search=nursing`);
  const list = page.getByRole('list', { name: 'Courses' });
  await expect(list).toContainText('Nursing');
  await list.getByRole('button').first().click();
  await expect(list.getByRole('button', { pressed: true }).first()).toBeVisible();
});

const oneByOne = process.env['E2E_ONE_BY_ONE'] ? [...lost, ...spared] : [];

for (const part of oneByOne)
  for (const walked of inFews(unfiltered))
    test(`without ${part.of}.${part.name} every screen draws for a student: ${walked.join(' ')}`, async ({
      page,
      pending,
      walk,
      login,
      newStudent,
    }) => {
      await login(await newStudent(nurse));
      await removeBrowserFeatures(page, [part]);
      await walk(walked, (path) => expectDrawn(page, path, pending));
    });
