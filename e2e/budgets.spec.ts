import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sizeOfRules } from './sizes.ts';

const kb = 1024;
/** React and icons come as their packages have them (docs/decisions/046), so each page may weigh this much more than before. */
const plainLibraries = 6 * kb;
/** The bar of a phone, the menus and what a screen shows its answer with: a screen may weigh this much more. */
const answerFirst = 4 * kb;
/** The same for zod, where there is a form. */
const plainSchemas = 5 * kb;

interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

/** Everything a first visit loads, in bytes as they come over the wire. */
async function firstVisit(page: Page, path: string): Promise<Loaded[]> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  // Whatever was visited before.
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const loaded = new Map<string, Loaded>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => loaded.set(requestId, { url: response.url, type, bytes: 0 }));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await cdp.detach();
  return [...loaded.values()];
}

const sum = (loaded: readonly Loaded[], type?: string) =>
  loaded.filter((one) => type === undefined || one.type === type).reduce((total, one) => total + one.bytes, 0);

const readHere = new Set<string>();

/** Of what a visit has loaded, each file once. */
async function expectNeitherFormsNorZod(request: APIRequestContext, path: string, loaded: readonly Loaded[]): Promise<void> {
  const scripts = loaded.filter(({ type }) => type === 'Script');
  expect(scripts.length, path).toBeGreaterThan(0);
  for (const { url } of scripts.filter((one) => !readHere.has(one.url))) {
    expect(await (await request.get(url)).text(), `${path}: ${url}`).not.toMatch(/ZodError|invalid_type|useFieldArray|shouldUnregister/);
    readHere.add(url);
  }
}

test('a first visit to the home page stays within its budget, also in Hindi; its files may be kept for ever, the page never', async ({
  page,
  request,
}) => {
  const loaded = await firstVisit(page, '/');
  console.log(`/: ${sum(loaded, 'Script')} B of scripts, ${sum(loaded)} B in all`);
  expect(sum(loaded, 'Script')).toBeLessThanOrEqual(106 * kb);
  expect(sum(loaded)).toBeLessThanOrEqual(150 * kb);
  expect(new Set(loaded.map(({ url }) => new URL(url).host)).size).toBe(1);
  expect(loaded.filter(({ type }) => type === 'Font')).toEqual([]);
  for (const { bytes } of loaded.filter(({ type }) => type === 'Image')) expect(bytes).toBeLessThanOrEqual(20 * kb);
  // The answers it needs come inside the page.
  expect(loaded.filter(({ url }) => url.includes('/api/'))).toEqual([]);
  // Nor does it load what tells of errors before there is one.
  expect(loaded.filter(({ url }) => url.includes('tell-error'))).toEqual([]);
  await expectNeitherFormsNorZod(request, '/', loaded);

  const script = await request.get(loaded.find(({ type }) => type === 'Script')?.url ?? '');
  const document = await request.get('/');
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(document.headers()['cache-control']).toContain('no-cache');
  // The policy stands on what it governs, the page, and not on every file of it.
  expect(document.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(script.headers()['content-security-policy']).toBeUndefined();

  // In one language alone.
  const inHindi = await firstVisit(page, '/hi');
  console.log(`/hi: ${sum(inHindi, 'Script')} B of scripts, ${sum(inHindi)} B in all`);
  expect(sum(inHindi, 'Script')).toBeLessThanOrEqual(108 * kb);
  expect(sum(inHindi)).toBeLessThanOrEqual(160 * kb);
  expect(inHindi.filter(({ type }) => type === 'Font')).toEqual([]);
  expect(inHindi.filter(({ url }) => url.includes('words-en'))).toEqual([]);
});

test('a list loads no more than before it could be compared, kept without an account and filled in; no forms, no zod', async ({
  page,
  request,
}) => {
  // Bytes with their headers, as measured of version 68fbb60d.
  const before = {
    careers: { scripts: 139_847, all: 177_254 },
    courses: { scripts: 142_436, all: 227_123 },
    exams: { scripts: 140_051, all: 186_368 },
    colleges: { scripts: 146_753, all: 172_544 },
    scholarships: { scripts: 148_392, all: 172_544 },
  };
  for (const [list, most] of Object.entries(before)) {
    const loaded = await firstVisit(page, `/${list}`);
    const scripts = loaded.filter(({ type }) => type === 'Script');
    console.log(`${list}: ${sum(scripts)} B of scripts, ${sum(loaded)} B in all`);
    expect.soft(sum(scripts), list).toBeLessThanOrEqual(most.scripts + plainLibraries + answerFirst);
    expect.soft(sum(loaded), list).toBeLessThanOrEqual(most.all + plainLibraries + answerFirst);
    // The search comes when somebody goes to the box.
    expect(
      scripts.filter(({ url }) => /\/(search|searcher-of|typed)-/.test(url)).map(({ url }) => url),
      list,
    ).toEqual([]);
    await expectNeitherFormsNorZod(request, list, loaded);
  }
  const search = page.waitForResponse((response) => /\/search-\w+\.js$/.test(response.url()));
  await page.goto('/courses');
  await page.getByRole('searchbox', { name: 'Search courses' }).focus();
  await search;
});

test('a list of seats costs its own screen alone what it needs, and no other', async ({ page, request }) => {
  // Before there were lists, /chances loaded so much of scripts; 60 KB more are allowed, and lists/risk of the model is on one screen.
  const before = 141 * kb;
  const isModel = async ({ url }: Loaded) => /mildYear|withoutSeat/.test(await (await request.get(url)).text());
  const scriptsOf = async (path: string) => (await firstVisit(page, path)).filter(({ type }) => type === 'Script');
  for (const path of ['/chances', '/hi/chances', '/chances/list', '/hi/chances/list']) {
    const scripts = await scriptsOf(path);
    console.log(`${path}: ${sum(scripts)} B of scripts`);
    expect(sum(scripts), path).toBeLessThanOrEqual(before + 60 * kb);
    expect((await Promise.all(scripts.map(isModel))).includes(true), path).toBe(path.endsWith('/list'));
  }
});

// Nor do the home page and the lists, above.
test('whoever begins a quiz loads neither the form library nor zod', async ({ page, request }) => {
  await expectNeitherFormsNorZod(request, '/quiz/start', await firstVisit(page, '/quiz/start'));
});

test('a quiz and the forms of an account cost no more than before there was this much of them', async ({ page }) => {
  const before = { '/quiz/start': 155_340, '/auth/signup': 164_450 + plainSchemas, '/auth/login': 162_300 + plainSchemas };
  for (const [path, most] of Object.entries(before)) {
    const loaded = await firstVisit(page, path);
    console.log(`${path}: ${sum(loaded)} B in all, ${loaded.length} answers`);
    expect.soft(sum(loaded), path).toBeLessThanOrEqual(most + plainLibraries + answerFirst);
  }
});

test('a long list of colleges is lean, and costs nothing when asked for again', async ({ request }) => {
  const path = '/api/colleges?limit=10000&sortBy=name&sortOrder=asc';
  const first = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  expect(first.status()).toBe(200);
  const { colleges } = ((await first.json()) as { data: { colleges: unknown[] } }).data;
  expect(Number(first.headers()['content-length']) / colleges.length).toBeLessThanOrEqual(43);
  const again = await request.get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

test('what verdicts and plans are made of comes only with student details or a wish', async ({ page }) => {
  for (const path of ['/path', '/path/plan', '/courses/mbbs']) {
    const loaded = await firstVisit(page, path);
    expect(loaded.filter(({ url }) => /\/api\/path\/(rules|places)/.test(url))).toEqual([]);
  }
});

// As the first requests after a start get it, quickly compressed; how small it becomes is in e2e/sizes.spec.ts.
test('what verdicts and plans are made of is never larger than 105 KB', async ({ request }) => {
  for (const lang of ['en', 'hi']) expect(await sizeOfRules(request, lang), lang).toBeLessThanOrEqual(105_000);
});
