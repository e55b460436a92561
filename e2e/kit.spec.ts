/** The parts of the ui kit, each in every state, on a page that is built for this test alone. */
import type { Page } from '@playwright/test';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreviewServer } from 'vite';
import { stopClock } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const web = join(import.meta.dirname, '..', 'web');
let outDir: string;
let server: PreviewServer;

test.beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'disha-kit-'));
  const { build, preview } = await import('vite');
  const configFile = join(web, 'vite.config.ts');
  const input = join(web, 'kit', 'index.html');
  await build({ configFile, logLevel: 'error', build: { outDir, rolldownOptions: { input } } });
  server = await preview({ configFile, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
});
test.afterAll(async () => {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
});

// In order: a worker of its own for each would build the page for each.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/404 \(Not Found\)/] });
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  // Not the application: nothing there says that it is drawn.
  await page.goto(new URL('/kit/', server.resolvedUrls?.local[0]).href, { waitUntil: 'load' });
});

const state = (page: Page, part: string, name: string) =>
  page.getByRole('region', { name: part, exact: true }).getByRole('group', { name, exact: true });

test('the kit shows every part there is, and keeps nobody out, on a phone and on a wide screen', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'The kit' })).toBeVisible();
  await expect(page).toHaveTitle('Kit - Disha');
  const parts = readdirSync(join(web, 'src', 'ui')).filter((name) => name.endsWith('.tsx'));
  const shown = await page.getByRole('region').evaluateAll((regions) => regions.map((region) => region.getAttribute('aria-label') ?? ''));
  expect(shown).toEqual(expect.arrayContaining(parts));
  for (const viewport of [page.viewportSize()!, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('every part fits a screen of 320 pixels in Hindi, also with letters of twice the size and in colours of the person’s own', async ({
  page,
}) => {
  await page.goto(new URL('/kit/?hi', server.resolvedUrls?.local[0]).href, { waitUntil: 'load' });
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(page.getByRole('button', { name: 'रखें / और' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
});

test('each part does what it is for', async ({ page }) => {
  await test.step('buttons and links say what they are and whether they can be pressed', async () => {
    for (const look of ['main', 'quiet', 'plain', 'danger']) {
      await expect(page.getByRole('button', { name: `Press ${look}` })).toBeEnabled();
      await expect(page.getByRole('link', { name: `Go ${look}` })).toBeVisible();
    }
    const busy = state(page, 'button.tsx', 'busy').getByRole('button', { name: 'Saving' });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(state(page, 'button.tsx', 'disabled').getByRole('button')).toBeDisabled();
    const elsewhere = state(page, 'external-link.tsx', 'text').getByRole('link', { name: 'A page elsewhere (opens in a new tab)' });
    await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(state(page, 'external-link.tsx', 'no address').getByRole('link')).toHaveCount(0);
    await expect(state(page, 'redirect.tsx', 'arrived')).toContainText('Arrived');
  });

  await test.step('tabs are walked by the arrow keys', async () => {
    await page.getByRole('tab', { name: 'First' }).focus();
    await page.keyboard.press('ArrowRight');
    const second = page.getByRole('tab', { name: 'Second (12)' });
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Second (12)' })).toContainText('What two holds');
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: 'Third (0)' })).toContainText('What three holds');
  });

  await test.step('fields are named, described and marked as wrong', async () => {
    const wrong = page.getByRole('textbox', { name: 'Field with an error' });
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAttribute('required', '');
    await expect(wrong).toHaveAccessibleDescription('What is wrong What it is for');
    await expect(page.getByRole('textbox', { name: 'Field with a hint' })).toHaveAccessibleDescription('What it is for');
    await expect(page.getByRole('textbox', { name: 'Field with a hidden label' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Disabled text' })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Empty choice' })).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Made choice' })).toHaveValue('b');
    await expect(page.getByRole('combobox', { name: 'Missing choice' })).toHaveAccessibleDescription('Choose one of them');
  });

  await test.step('a password can be looked at', async () => {
    const box = page.getByLabel('Password', { exact: true });
    const part = state(page, 'password-input.tsx', 'filled');
    await expect(box).toHaveAttribute('type', 'password');
    await part.getByRole('button', { name: 'Show' }).click();
    await expect(box).toHaveAttribute('type', 'text');
    await part.getByRole('button', { name: 'Hide' }).click();
    await expect(box).toHaveAttribute('type', 'password');
  });

  await test.step('what happens is said: alerts, notices, progress, waiting', async () => {
    const tones = state(page, 'alert.tsx', 'tones');
    await expect(tones.getByRole('alert')).toContainText('It is error');
    await expect(tones.getByRole('status')).toHaveCount(3);
    await expect(state(page, 'alert.tsx', 'with ways on').getByRole('button', { name: 'Trying' })).toBeDisabled();
    await expect(page.getByRole('progressbar', { name: 'Under way' })).toHaveAttribute('aria-valuenow', '42');
    await expect(page.getByRole('progressbar', { name: 'Done' })).toHaveAttribute('aria-valuenow', '100');
    await expect(page.getByRole('status').filter({ hasText: 'Cards are loading' })).toBeVisible();
    await page.getByRole('button', { name: 'Say it failed' }).click();
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem').filter({ hasText: 'It failed' });
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
  });

  await test.step('an overlay keeps the page below out of reach while it lasts', async () => {
    await stopClock(page);
    await page.getByRole('button', { name: 'Cover the page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Working on it' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    // Longer than it lasts on that page.
    await page.clock.runFor(2000);
    await expect(dialog).toHaveCount(0);
    await page.clock.resume();
  });

  await test.step('a mark opens where its fact is from; the sheet closes by Escape and gives the focus back', async () => {
    const mark = state(page, 'source-sheet.tsx', 'beside a fact').getByRole('button', { name: 'Fee: usual' });
    await mark.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Where this is from' });
    await expect(sheet).toContainText('Fee orders of law universities Read in October 2026. Good until 30 June 2027.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(mark).toBeFocused();
  });

  await test.step('one control holds what can be kept and shared, and closes after a press', async () => {
    await page.getByRole('button', { name: 'Save / more' }).click();
    const sheet = page.getByRole('dialog', { name: 'Save / more' });
    await expect(sheet.getByRole('button', { name: 'Bookmark' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Share' }).click();
    await expect(sheet).toBeHidden();
  });

  await test.step('bands filter, a seat is added, and what is folded opens', async () => {
    const bands = page.getByRole('group', { name: 'Some bands' });
    await bands.getByRole('button', { name: 'Likely 108' }).click();
    await expect(bands.getByRole('button', { name: 'Likely 108' })).toHaveAttribute('aria-pressed', 'true');
    await expect(bands.getByRole('button', { name: 'No call 0' })).toBeDisabled();
    await page.getByRole('button', { name: 'Add to my list: NIELIT, Aurangabad' }).click();
    await expect(page.getByRole('button', { name: 'In my list: NIELIT, Aurangabad' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByText('Subjects, age, law').click();
    await expect(page.getByText('What was folded.').last()).toBeVisible();
  });

  await test.step('pictures say in words what they show', async () => {
    await expect(
      page.getByRole('img', { name: 'Closes near 71,453; 8 times in 10 from 62,073 to 82,250. Your rank: 62,000' }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: '108 of 115' })).toBeVisible();
    await expect(
      page.getByRole('figure', { name: 'Ways: 3' }).first().getByRole('listitem').filter({ hasText: 'NEET UG' }).first(),
    ).toBeVisible();
    const table = page.getByRole('table', { name: '3 side by side' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(
      table
        .getByRole('rowheader', { name: /A year costs/ })
        .or(table.getByText('A year costs (bar: ₹6 lakh)'))
        .first(),
    ).toBeVisible();
  });

  await test.step('facts are read as text', async () => {
    const bars = page.getByRole('list', { name: 'Some bars' });
    await expect(bars.getByRole('listitem')).toHaveText([/The first.*82%/, /long name.*41%/, /Nothing.*0/]);
    await expect(page.getByRole('img', { name: 'January and April' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: "A card's title" })).toBeVisible();
    await expect(state(page, 'avatar.tsx', 'picture that does not load')).toContainText('CD');
  });
});
