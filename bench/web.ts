/**
 * npm run bench:web: what a cheap phone on a slow network gets. Bytes and counts are exact; times are medians of five runs on
 * this machine. BENCH_BESIDE=FOLDER: first visits alone, in turns with those to another checkout, built.
 */
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';
import { lighthouse } from './lighthouse.ts';
import { median, printTable, startBenchServer, type BenchRow } from './server.ts';
import { dragging } from './web-dragging.ts';
import { typing } from './web-typing.ts';
import { visit, type Kind, type Visit } from './web-visit.ts';

ensureInstalled();
await ensureBuilt();
const { chromium } = await import('@playwright/test');
const { findChromium } = await import('../scripts/chromium.mjs');

const pages = (process.env['BENCH_PAGES'] ?? '/ /courses /colleges /exams /quiz/start /auth/signup').split(' ');
const runs = Number(process.env['BENCH_RUNS'] ?? 5);

const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const server = await startBenchServer();

function rowOf(path: string, [first, ...others]: readonly [Visit, ...Visit[]]): BenchRow {
  const visits = [first, ...others];
  const kb = (bytes = 0) => (bytes / 1024).toFixed(1);
  const middle = (read: (visit: Visit) => number) => median(visits.map(read));
  const kinds: Kind[] = ['js', 'css', 'html', 'data', 'image'];
  return {
    page: path,
    ...Object.fromEntries(kinds.map((kind) => [`${kind} KB`, kb(first.bytes[kind])])),
    'all KB': kb(Object.values(first.bytes).reduce((a, b) => a + b, 0)),
    requests: first.requests,
    hosts: first.hosts,
    'FCP ms': Math.round(middle(({ fcp }) => fcp)),
    'LCP ms': Math.round(middle(({ lcp }) => lcp)),
    CLS: middle(({ cls }) => cls).toFixed(3),
    'long tasks': `${middle(({ longTasks }) => longTasks)} (${Math.round(middle(({ longTaskMs }) => longTaskMs))} ms)`,
  };
}

const beside = process.env['BENCH_BESIDE'];
if (beside !== undefined) {
  await compare(beside);
  await browser.close();
  await server.stop();
  process.exit();
}

/** One after the other, so that whatever else this machine does is felt by both. */
async function compare(home: string): Promise<void> {
  const other = await startBenchServer({}, undefined, home);
  const compared: BenchRow[] = [];
  for (const path of pages) {
    const [here, there]: [Visit[], Visit[]] = [[], []];
    while (here.length < runs) {
      there.push(await visit(browser, other.address + path));
      here.push(await visit(browser, server.address + path));
    }
    compared.push({ of: 'there', ...rowOf(path, there as [Visit]) }, { of: 'here', ...rowOf(path, here as [Visit]) });
  }
  printTable(`First visits here and in ${home}, in turns, median of ${runs}`, compared);
  await other.stop();
}

const rows: BenchRow[] = [];
for (const path of pages) {
  const visits: [Visit, ...Visit[]] = [await visit(browser, server.address + path)];
  while (visits.length < runs) visits.push(await visit(browser, server.address + path));
  rows.push(rowOf(path, visits));
}
printTable(`Pages at 360x740, 1.6 Mbit/s, 150 ms, CPU x4, median of ${runs} (bytes as sent, brotli)`, rows);
printTable('Typing in the college search, whole directory, CPU x4, median of 7 letters', [await typing(browser, server.address)]);
printTable('A line of a list of 20 dragged, CPU x4', [await dragging(browser, server.address)]);
const scores = lighthouse(server.address, executablePath);
if (scores) printTable('Lighthouse for /, for information', [scores]);
else console.log('\nLighthouse could not be fetched or run; its scores are left out.');

await browser.close();
await server.stop();
process.exit();
