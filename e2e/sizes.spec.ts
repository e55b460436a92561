/**
 * How large is what a server sends when it has come to rest: by its name among the last, so that nobody waits for a server that has just
 * begun. Visits are weighed in e2e/budgets.spec.ts.
 */
import { expect, test } from './fixtures.ts';
import { sizeOfRules } from './sizes.ts';

test('what verdicts and plans are made of comes below 95 KB in either language', async ({ request }) => {
  // Tightly compressed a moment after it was asked for first.
  const expectSmall = (lang: string) =>
    expect.poll(() => sizeOfRules(request, lang), { message: lang, timeout: 60_000 }).toBeLessThanOrEqual(95_000);
  await Promise.all(['en', 'hi'].map(expectSmall));
});

test('the worker and what can be kept for offline stay within their budgets', async ({ request }) => {
  const compressed = { 'accept-encoding': 'br' };
  const worker = await request.get('/worker.js', { headers: compressed });
  expect(worker.headers()['content-encoding']).toBe('br');
  expect(Number(worker.headers()['content-length'])).toBeLessThanOrEqual(12_000);

  interface Listed {
    isWhole: boolean;
    packs: { name: string; kind: 'catalogs' | 'colleges' | 'ranks'; bytes: number }[];
  }
  const listed = async () => ((await (await request.get('/api/packs')).json()) as { data: Listed }).data;
  await expect.poll(async () => (await listed()).isWhole, { timeout: 60_000 }).toBe(true);
  const { packs } = await listed();
  const most = { catalogs: 800_000, colleges: 400_000, ranks: 400_000 };
  for (const { name, kind, bytes } of packs) expect(bytes, name).toBeLessThanOrEqual(most[kind]);
  const sumOf = (kind: string) => packs.filter((pack) => pack.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const sums = Object.keys(most).map((kind) => `${kind} ${sumOf(kind)}`);
  const [largest] = packs.filter(({ kind }) => kind === 'colleges').sort((a, b) => b.bytes - a.bytes);
  const size = worker.headers()['content-length'];
  console.log(`worker ${size} B; packs, B: ${sums.join(', ')}; the largest of a state: ${largest?.name} ${largest?.bytes}`);
  expect(packs.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(8_000_000);
});
