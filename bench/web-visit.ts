/** One first visit to a page: what came over the wire, and what the browser itself noted. */
import type { Browser } from '@playwright/test';
import { network, phoneOf, slowdown } from './phone.ts';

export type Kind = 'js' | 'css' | 'html' | 'image' | 'font' | 'data';

interface Noted {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: number;
  longTaskMs: number;
}

export interface Visit extends Noted {
  bytes: Partial<Record<Kind, number>>;
  requests: number;
  hosts: number;
}

const kinds: Record<string, Kind> = { Script: 'js', Stylesheet: 'css', Document: 'html', Image: 'image', Font: 'font' };

/** Runs in the page, so it knows nothing from outside. */
function observed(): Promise<Noted> {
  // The library of types has no name for it yet.
  type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; value: number };
  return new Promise((resolve) => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const result = { fcp, lcp: 0, cls: 0, longTasks: 0, longTaskMs: 0 };
    const each = (type: string, note: (entry: PerformanceEntry) => void) => {
      new PerformanceObserver((list) => {
        list.getEntries().forEach(note);
      }).observe({ type, buffered: true });
    };
    each('largest-contentful-paint', ({ startTime }) => {
      result.lcp = startTime;
    });
    each('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as LayoutShift;
      result.cls += hadRecentInput ? 0 : value;
    });
    each('longtask', ({ duration }) => {
      result.longTasks += 1;
      result.longTaskMs += duration;
    });
    setTimeout(() => {
      resolve(result);
    }, 300);
  });
}

export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await phoneOf(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', slowdown);
  const types = new Map<string, string>();
  const bytes: Visit['bytes'] = {};
  const hosts = new Set<string>();
  let requests = 0;
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    hosts.add(new URL(response.url).host);
    requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[types.get(requestId) ?? ''] ?? 'data';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // A list may be asked for by code that has just arrived, after a quiet moment.
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(observed);
  await context.close();
  return { bytes, requests, hosts: hosts.size, ...noted };
}
