/**
 * npm run bench:web: what a cheap phone on a slow network gets. Bytes and counts
 * are exact; times are medians of five runs on this machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';
import { median, printTable, startServer } from './server.ts';

ensureInstalled();
await ensureBuilt();
const { chromium } = await import('@playwright/test');
const { findChromium } = await import('../scripts/chromium.mjs');

const pages = (process.env.BENCH_PAGES ?? '/ /courses /colleges /exams /quiz/start /auth/signup').split(' ');
const runs = Number(process.env.BENCH_RUNS ?? 5);
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const server = await startServer();

const kindOf = (type) => ({ Script: 'js', Stylesheet: 'css', Document: 'html', Image: 'image', Font: 'font' })[type] ?? 'data';
const kb = (bytes) => (bytes / 1024).toFixed(1);

/** Runs in the page: what the browser itself noted. */
function observed() {
  return new Promise((resolve) => {
    const result = {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      lcp: 0,
      cls: 0,
      longTasks: 0,
      longTaskMs: 0,
    };
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (result.lcp = entry.startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (result.cls += entry.hadRecentInput ? 0 : entry.value))).observe(
      { type: 'layout-shift', buffered: true },
    );
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        result.longTasks += 1;
        result.longTaskMs += entry.duration;
      }),
    ).observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve(result), 300);
  });
}

async function visit(path) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const types = new Map();
  const bytes = {};
  const hosts = new Set();
  let requests = 0;
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    hosts.add(new URL(response.url).host);
    requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf(types.get(requestId));
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(server.address + path, { waitUntil: 'networkidle' });
  // A list may be asked for by code that has just arrived, after a quiet moment.
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(observed);
  await context.close();
  return { bytes, requests, hosts: hosts.size, ...times };
}

/**
 * Typing in the college search at a quarter of the speed: from the key press to the paint that shows the letter (what the
 * browser itself calls the duration of the event, in steps of 8 ms), and to the frame that shows the new list.
 */
async function keystrokes() {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${server.address}/colleges`, { waitUntil: 'networkidle' });
  const box = page.getByRole('searchbox');
  await box.focus();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.painted = [];
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => entry.name === 'keydown' && window.painted.push(entry.duration)),
    ).observe({ type: 'event', durationThreshold: 16 });
  });
  // Whoever types has looked at the page for a moment: the index of what can be searched is built meanwhile.
  await page.waitForTimeout(3000);
  const samples = [];
  for (const letter of 'manipal') {
    await page.evaluate(() => {
      const shown = () => document.querySelector('main [role="list"]')?.textContent;
      const before = shown();
      window.newList = new Promise((resolve) => {
        const listen = () => {
          const pressed = performance.now();
          const observer = new MutationObserver(() => {
            if (shown() === before) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
          });
          observer.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
        };
        addEventListener('keydown', listen, { once: true, capture: true });
        // A letter that changes nothing in sight has nothing to repaint.
        setTimeout(resolve, 3000);
      });
    });
    await page.keyboard.press(letter);
    const tookMs = await page.evaluate(() => window.newList);
    if (tookMs !== undefined) samples.push(tookMs);
    // The rest of the work for this letter (measuring cards, writing the address) belongs to it, not to the next one.
    await page.waitForTimeout(600);
  }
  const painted = await page.evaluate(() => window.painted);
  const cards = await page.locator('main [role="listitem"]').count();
  await context.close();
  // A key press that is not in the browser's list took less than its shortest, 16 ms.
  const letters = [...painted, ...Array(7).fill(16)].slice(0, 7);
  return {
    letter: median(letters),
    worstLetter: Math.max(...letters),
    list: median(samples),
    worstList: Math.max(...samples),
    lists: samples.length,
    cards,
  };
}

const rows = [];
for (const path of pages) {
  const visits = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(path));
  const first = visits[0];
  const total = Object.values(first.bytes).reduce((a, b) => a + b, 0);
  const middle = (key) => Math.round(median(visits.map((one) => one[key])));
  rows.push({
    page: path,
    'js KB': kb(first.bytes.js ?? 0),
    'css KB': kb(first.bytes.css ?? 0),
    'html KB': kb(first.bytes.html ?? 0),
    'data KB': kb(first.bytes.data ?? 0),
    'image KB': kb(first.bytes.image ?? 0),
    'all KB': kb(total),
    requests: first.requests,
    hosts: first.hosts,
    'FCP ms': middle('fcp'),
    'LCP ms': middle('lcp'),
    CLS: median(visits.map((one) => one.cls)).toFixed(3),
    'long tasks': `${middle('longTasks')} (${middle('longTaskMs')} ms)`,
  });
}
printTable(`Pages at 360x740, 1.6 Mbit/s, 150 ms, CPU x4, median of ${runs} (bytes as sent, brotli)`, rows);

const typed = await keystrokes();
printTable('Typing in the college search, whole directory, CPU x4, median of 7 letters', [
  {
    'key to letter ms': typed.letter.toFixed(0),
    'worst letter ms': typed.worstLetter.toFixed(0),
    'key to new list ms': typed.list.toFixed(0),
    'worst list ms': typed.worstList.toFixed(0),
    'letters that changed it': typed.lists,
    'cards in the document': typed.cards,
  },
]);

const report = join(tmpdir(), `disha-lighthouse-${process.pid}.json`);
spawnSync(
  'npx',
  [
    '--yes',
    'lighthouse@12.8.2',
    server.address,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--chrome-flags=--headless --no-sandbox',
    '--only-categories=performance,accessibility,best-practices,seo',
  ],
  {
    env: { ...process.env, CHROME_PATH: executablePath },
    stdio: 'ignore',
    timeout: 180_000,
  },
);
if (existsSync(report)) {
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  printTable('Lighthouse for /, for information', [
    Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)])),
  ]);
  rmSync(report);
} else {
  console.log('\nLighthouse could not be fetched or run; its scores are left out.');
}
await browser.close();
await server.stop();
process.exit(0);
