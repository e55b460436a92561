/** What a worker keeps for a journey without a network, on a line of the test's own that is cut, hangs or has no server behind it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { expect, keptIn, read, test } from './offline-fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline|Disha does not answer|दिशा से अभी/ });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a page that was read opens offline, under its day; one that was not says so and offers what is there', async ({ page, line }) => {
  await read(page, line, '/courses/mbbs', '/exams');
  for (const state of ['cut', 'away'] as const) {
    await test.step(`the line: ${state}`, async () => {
      line.state = state;
      await page.goto(`${line.origin}/courses/mbbs`);
      await expect(title(page, 'Bachelor of Medicine and Bachelor of Surgery (MBBS)')).toBeVisible();
      await expect(bar(page)).toContainText(/This page is from \d+ \w+/);
      await page.goto(`${line.origin}/careers/nurse`, { waitUntil: 'commit' });
      await expect(bar(page)).toContainText('This page has not been opened on this phone before.');
      await expect(page.locator('#late')).toHaveCount(0);
      await bar(page).getByRole('link', { name: 'Exams' }).click();
      await expect(title(page, 'Exams')).toBeVisible();
    });
  }
  await expectAccessible(page);
  line.state = 'up';
  await page.goto(`${line.origin}/careers/nurse`);
  await expect(title(page, 'Nurse')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await test.step('a server that takes its time is not waited for longer than three seconds', async () => {
    await page.goto(`${line.origin}/hi/courses/mbbs`);
    line.state = 'hangs';
    await page.goto(`${line.origin}/hi/courses/mbbs`, { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toContainText('का है');
  });
});

test('a page that was left as soon as it came is one that was opened: it shows what it was sent with', async ({ page, line }) => {
  await read(page, line, '/privacy');
  // What it asks for later does not come before somebody has gone on; the code that came with it has.
  line.change = (path) => (path.startsWith('/api/') ? Buffer.from('{}') : undefined);
  await page.goto(`${line.origin}/exams/jee-main`, { waitUntil: 'commit' });
  const kept = async () => Object.values(await keptIn(page)).flat();
  await expect.poll(kept).toContain('/exams/jee-main');
  const code = () =>
    page.locator('link[rel=modulepreload]').evaluateAll((all) => all.map((one) => new URL((one as HTMLLinkElement).href).pathname));
  await expect.poll(async () => (await code()).length).toBeGreaterThan(2);
  await expect.poll(async () => kept().then(async (all) => (await code()).filter((path) => !all.includes(path)))).toEqual([]);
  await page.goto(`${line.origin}/exams`);
  line.state = 'cut';
  // Long enough for what it was sent with to be asked for again.
  await page.clock.setFixedTime(Date.now() + 60 * 60 * 1000);
  await page.goto(`${line.origin}/exams/jee-main`);
  await expect(title(page, 'JEE Main')).toBeVisible();
  await expect(bar(page)).toContainText(/This page is from \d+ \w+/);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('This page has not been opened on this phone before.')).toHaveCount(0);
});

test('what is kept for offline opens offline: pages never read, and lists; a pack cut off half-way does not', async ({ page, line }) => {
  await read(page, line, '/offline');
  line.change = (path, body) => (path.includes('/packs/catalogs-en') ? body.subarray(0, body.length / 2) : undefined);
  const keep = page.getByRole('button', { name: /^Keep, .*Courses.* English/ });
  await keep.click({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('It could not be kept.');
  expect((await keptIn(page))['disha-packs'] ?? []).toEqual([]);

  line.change = () => undefined;
  await keep.click();
  await expect(page.getByText(/^Kept, of/)).toBeVisible({ timeout: 60_000 });
  line.state = 'cut';
  await page.goto(`${line.origin}/careers/nurse`);
  await expect(title(page, 'Nurse')).toBeVisible();
  await expect(bar(page)).toContainText('This page is from');
  const listed = async (name: string) => {
    const line = page.getByRole('status').getByText(new RegExp(`^\\d+ ${name}`, 'i'));
    return Number.parseInt((await line.count()) === 1 ? await line.innerText() : '', 10);
  };
  // More than the first page of a list, which is what a server gives to a request for no more.
  for (const name of ['careers', 'guides', 'scholarships']) {
    await page.goto(`${line.origin}/${name}`);
    await expect.poll(() => listed(name)).toBeGreaterThan(20);
  }
  const all = await listed('scholarships');
  await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('girls');
  await expect.poll(() => listed('scholarships')).toBeLessThan(all);
  await expect(page.getByRole('heading', { level: 2, name: /girls/ }).first()).toBeVisible();

  await test.step('one that was damaged later is as if it were not there', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('disha-packs');
      for (const request of await cache.keys()) {
        const response = (await cache.match(request))!;
        const text = await response.text();
        await cache.put(request, new Response(text.slice(0, -1000), { headers: response.headers }));
      }
    });
    await page.goto(`${line.origin}/careers/teacher`);
    await expect(bar(page)).toContainText('Nothing is kept on this phone yet.');
  });
});

test('nothing of a person lies in any cache, and what was read goes with them', async ({ page, line, newStudent }) => {
  const student = await newStudent();
  await page.goto(`${line.origin}/favicon.svg`);
  await page.evaluate(
    ([token, user]) =>
      localStorage.setItem('auth-store', JSON.stringify({ state: { user: JSON.parse(user!), token, isAuthenticated: true }, version: 0 })),
    [student.token, JSON.stringify(student.user)],
  );
  await read(page, line, '/courses/mbbs', '/dashboard', '/profile', '/search?q=nurse', '/exams');
  const kept = Object.values(await keptIn(page)).flat();
  expect(kept).toContain('/courses/mbbs');
  expect(kept.filter((path) => /dashboard|profile|bookmarks|auth|search|\/plan/.test(path) && !path.startsWith('/assets/'))).toEqual([]);
  const texts = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all.push(await (await cache.match(request))!.text(), JSON.stringify([...request.headers]));
    }
    return all.join('\n');
  });
  expect(texts.includes(student.email)).toBe(false);
  expect(texts.includes(student.token)).toBe(false);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page
    .getByRole('menuitem', { name: 'Log out' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(async () => (await keptIn(page))['disha-pages']?.includes('/courses/mbbs') ?? false).toBe(false);
});

test('a new version waits until it is asked for, and the page beside it stays as it is', async ({ page, line, context }) => {
  await read(page, line, '/privacy');
  const beside = await context.newPage();
  await beside.goto(`${line.origin}/quiz/start`);
  await beside.evaluate(() => Object.assign(window, { still: 'here' }));
  line.change = (path, body) => (path === '/worker.js' ? Buffer.concat([body, Buffer.from('\n// newer')]) : undefined);
  await page.goto(`${line.origin}/privacy`);
  await Promise.all([
    page.waitForEvent('load', { timeout: 80_000 }),
    page.getByRole('button', { name: 'Reload for the new version' }).click({ timeout: 60_000 }),
  ]);
  await expect(page.getByRole('button', { name: 'Reload for the new version' })).toHaveCount(0);
  expect(await beside.evaluate(() => 'still' in window)).toBe(true);
});

test('a worker that removes itself undoes a deployment', async ({ page, line, request }) => {
  await read(page, line, '/privacy', '/exams');
  const remover = readFileSync(new URL('../web/dist/remove.js', import.meta.url));
  line.change = (path) => (path === '/worker.js' ? remover : undefined);
  await page.goto(`${line.origin}/exams`);
  await expect
    .poll(
      () =>
        page
          .evaluate(async () => {
            const all = await navigator.serviceWorker.getRegistrations();
            // As the browser looks by itself, some time after a visit.
            await Promise.all(all.map((one) => one.update().catch(() => undefined)));
            return [(await caches.keys()).length, all.length];
          })
          .catch(() => []),
      { timeout: 60_000 },
    )
    .toEqual([0, 0]);
  await page.goto(`${line.origin}/exams`);
  await expect(title(page, 'Exams')).toBeVisible();
  expect((await request.get('/worker.js')).headers()['cache-control']).toContain('no-cache');
});

test('where storage is forbidden or full the site works as before', async ({ page, line }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      value: {
        open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
        keys: () => Promise.reject(new Error()),
        has: () => Promise.reject(new Error()),
        delete: () => Promise.reject(new Error()),
      },
    });
  });
  await read(page, line, '/courses/mbbs', '/offline');
  await page.getByRole('button', { name: /^Keep, .*Courses.* English/ }).click({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('This phone has no room for it.');
  await page.goto(`${line.origin}/exams`);
  await expect(title(page, 'Exams')).toBeVisible();
});

test('a clock that is wrong makes no nonsense of a day', async ({ page, line }) => {
  await page.clock.install({ time: new Date('2031-02-03T10:00:00Z') });
  await read(page, line, '/courses/mbbs');
  line.state = 'cut';
  await page.goto(`${line.origin}/courses/mbbs`);
  await expect(bar(page)).toContainText(
    `This page is from ${new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' }).format(new Date())}`,
  );
  await page.clock.setSystemTime(new Date('2001-01-01T00:00:00Z'));
  await page.goto(`${line.origin}/courses/mbbs`);
  await expect(bar(page)).toContainText(String(new Date().getFullYear()));
});

test('who saves data is sent nothing that no page asked for, until it is wanted; what was read is kept all the same', async ({
  page,
  line,
}) => {
  const saves = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n";
  line.change = (path, body) => (path === '/worker.js' ? Buffer.concat([Buffer.from(saves), body]) : undefined);
  await read(page, line, '/courses/mbbs', '/offline');
  expect(line.asked.filter((asked) => asked.includes('/app-shell/'))).toEqual([]);
  const screens = (await keptIn(page))['disha-files'] ?? [];
  expect(screens.filter((file) => file.includes('quiz'))).toEqual([]);
  line.state = 'cut';
  await page.goto(`${line.origin}/courses/mbbs`);
  await expect(bar(page)).toContainText('This page is from');
  line.state = 'up';
  await page.goto(`${line.origin}/offline`);
  await page.getByRole('button', { name: /^Keep, .*Courses.* English/ }).click();
  await expect(page.getByText(/^Kept, of/)).toBeVisible();
  expect(line.asked).toContain('GET /app-shell/en');
  line.state = 'cut';
  await page.goto(`${line.origin}/careers/nurse`);
  await expect(title(page, 'Nurse')).toBeVisible();
});

test('when somebody else takes the phone, what a guest has read goes with them', async ({ page, line }) => {
  await page.goto(`${line.origin}/favicon.svg`);
  await page.evaluate(() => localStorage.setItem('kept-items', JSON.stringify([{ type: 'exams', id: 'nda', name: 'NDA & NA' }])));
  await read(page, line, '/exams', '/courses/mbbs');
  await expect.poll(async () => (await keptIn(page))['disha-pages']).toContain('/courses/mbbs');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Somebody else uses this phone now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click();
  await expect(page).toHaveURL(`${line.origin}/`);
  // The page that is shown now may be kept again: it has no owner yet.
  const readHere = async () => Object.entries(await keptIn(page)).flatMap(([name, paths]) => (/pages|answers/.test(name) ? paths : []));
  await expect.poll(async () => (await readHere()).filter((path) => /mbbs|exams/.test(path))).toEqual([]);
});
