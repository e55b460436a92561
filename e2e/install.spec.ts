/** Disha among the apps of a phone: what Chromium asks of it, and the one invitation. */
import { chromium, type Page, type Request } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test as withPage } from './fixtures.ts';
import { test as withLine, workerReady } from './offline-fixtures.ts';
import { comeBackAnswered, submit } from './quiz-steps.ts';

interface Manifest {
  id: string;
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  lang: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
}

/** As wide and high as it says, on a phone that has loaded it. */
const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
  }, src);

withPage('Chromium finds nothing that keeps it from being installed, in either language', async ({ launchOptions, baseURL }) => {
  // One that keeps its things: what is private cannot be installed from.
  const phone = await chromium.launchPersistentContext('', { ...launchOptions, viewport: { width: 360, height: 740 } });
  const page = phone.pages()[0] ?? (await phone.newPage());
  const cdp = await phone.newCDPSession(page);
  const read = async (path: string) => {
    await page.goto(baseURL! + path);
    const { errors, data } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    await expect.poll(async () => (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    return JSON.parse(data ?? '') as Manifest;
  };
  for (const [path, language] of [
    ['/', 'en'],
    ['/hi', 'hi'],
  ] as const) {
    const manifest = await read(path);
    expect(manifest).toMatchObject({ id: '/', start_url: path, lang: language, display: 'standalone' });
    // Whole, and short enough to stand below a picture.
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    const colour = await page.locator('meta[name=theme-color]').getAttribute('content');
    expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour]);
    for (const purpose of ['any', 'maskable'])
      expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) expect(await sizeOf(page, src), src).toBe(sizes);
    expect(manifest.screenshots.map((shot) => shot.form_factor).sort()).toEqual(['narrow', 'wide']);
    const base = path === '/' ? '' : path;
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/quiz/start', '/colleges', '/path/plan'].map((to) => base + to));
    for (const { url } of manifest.shortcuts) expect((await page.request.get(baseURL! + url)).status(), url).toBe(200);
  }
  await phone.close();
});

const test = withLine;
test.use({ serviceWorkers: 'allow' });

/** As Chromium offers it a moment after each page; what was pressed in its own window is told at once. */
async function offers(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((chosen) => {
    addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => Object.assign(window, { prompted: true }),
        userChoice: Promise.resolve({ outcome: chosen }),
      });
      dispatchEvent(offer);
      Object.assign(window, { hasPopped: !offer.defaultPrevented });
    });
  }, outcome);
}

/** A page, and what comes some seconds after it, at once. Says which of its code was asked for; what decides has decided when this ends. */
async function openToTheEnd(page: Page, address: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  const decides = page.waitForResponse(/\/assets\/place-invitation-/);
  await page.goto(address);
  await page.clock.fastForward(3000);
  const code = await decides;
  // Behind the page's own wish for it.
  await page.evaluate(async (file) => {
    await import(file);
    await new Promise((resolve) => setTimeout(resolve));
  }, code.url());
  page.off('request', note);
  return asked;
}
const isInvitation = (path: string) => path.startsWith('/assets/invitation-');

/** The first page; the worker leaves it some seconds. */
async function openFirst(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.fastForward(4000);
  await workerReady(page);
}

const names = { en: 'Disha on your home screen', hi: 'दिशा आपकी होम स्क्रीन पर' };
const invitation = (page: Page, language: keyof typeof names = 'en') => page.getByRole('complementary', { name: names[language] });
const asked = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('install') ?? 'null') as unknown);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('nobody is invited at the first visit, once at the second, at the end of the page, and never after a no', async ({ page, line }) => {
  await offers(page, 'dismissed');
  await openFirst(page, `${line.origin}/privacy`);
  await page.clock.fastForward(3000);
  await expect.poll(() => asked(page)).toHaveProperty('first');
  expect((await openToTheEnd(page, `${line.origin}/exams`)).filter(isInvitation)).toEqual([]);
  await expect(invitation(page)).toHaveCount(0);

  await page.clock.setSystemTime(inDays(1));
  expect((await openToTheEnd(page, `${line.origin}/hi/exams`)).filter(isInvitation)).toHaveLength(1);
  await expect(invitation(page, 'hi')).toHaveCount(1);
  expect(await page.evaluate(() => 'hasPopped' in window && window.hasPopped)).toBe(false);
  // Not above the page, and out of everybody's way: it was not seen yet.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await asked(page)).not.toHaveProperty('seen');
  await openToTheEnd(page, `${line.origin}/privacy`);
  await invitation(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked(page)).toHaveProperty('seen');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await invitation(page).getByRole('button', { name: 'No, thank you' }).click();
  await expect(invitation(page).getByRole('status')).toBeFocused();
  expect(await asked(page)).toHaveProperty('isOver', true);

  await page.clock.setSystemTime(inDays(2));
  expect((await openToTheEnd(page, `${line.origin}/privacy`)).filter(isInvitation)).toEqual([]);
  await expect(invitation(page)).toHaveCount(0);
});

test('after a result it is there on the first day, and one press installs', async ({ page, line }) => {
  await offers(page, 'accepted');
  await openFirst(page, `${line.origin}/privacy`);
  await comeBackAnswered(page, 'class10', (_, count) => Math.min(2, count - 1), line.origin);
  expect((await openToTheEnd(page, page.url())).filter(isInvitation)).toEqual([]);
  await expect(invitation(page)).toHaveCount(0);
  await submit(page).click();
  await expect(page).toHaveURL(/\/quiz\/results$/);
  await invitation(page).getByRole('button', { name: 'Put it there' }).click();
  await expect(invitation(page).getByRole('status')).toHaveText('Done: Disha is among your apps now.');
  expect(await page.evaluate(() => 'prompted' in window)).toBe(true);
  expect(await asked(page)).toHaveProperty('isOver', true);
});
