/**
 * A line of twenty dragged past its neighbours and past the end of the screen, at a quarter of the speed: the browser's own tasks between
 * press and release, by processor time, so that whatever else the machine does is not counted. What the tool itself asks of the page is not
 * the page's.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { phoneOf, slowdown } from './phone.ts';
import type { BenchRow } from './server.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor, microseconds. */
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

const question = { counselling: 'josaa', list: 'jee-main', value: 12_000, category: 'OPEN', gender: 'male', pwd: false };
const lines = 20;
const longMs = 50;

async function keepList(page: Page, address: string): Promise<void> {
  const ask = () => page.request.post(`${address}/api/chances`, { data: { ...question, class12State: 'Telangana', limit: lines } });
  let answer = await ask();
  // The ranks are read in behind everything else.
  for (; answer.status() === 503; answer = await ask()) await page.waitForTimeout(500);
  const { data } = (await answer.json()) as { data: { lines: unknown[] } };
  const list = { questions: { 'jee-main': question }, lines: data.lines, asOf: '2026-11-18' };
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate((kept) => localStorage.setItem('chances-lists', kept), JSON.stringify({ josaa: list }));
  await page.goto(`${address}/chances/list`, { waitUntil: 'networkidle' });
}

async function traced(cdp: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] } });
  await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

/** Tasks of the page from the press of the button to its release. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const mains = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`));
  const at = (type: string) => own.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)?.ts ?? 0;
  const [pressed, released] = [at('pointerdown'), at('pointerup')];
  const tool = own.filter(({ name }) => name === 'SimpleWatcher::OnHandleReady');
  const holds = (outer: TraceEvent, inner: TraceEvent) => inner.ts >= outer.ts && inner.ts <= outer.ts + (outer.dur ?? 0);
  return own
    .filter((task) => task.name.endsWith('RunTask') && task.ts >= pressed && task.ts <= released)
    .filter((task) => !tool.some((watcher) => holds(task, watcher)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

export async function dragging(browser: Browser, address: string): Promise<BenchRow> {
  const context = await phoneOf(browser);
  const page = await context.newPage();
  await keepList(page, address);
  const grip = page.getByRole('button', { name: /: arrow keys, or drag$/ }).first();
  await grip.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  const box = (await grip.boundingBox()) ?? { x: 0, y: 0 };
  const [x, y] = [box.x + 20, box.y + 20];
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', slowdown);
  const tasks = tasksOf(
    await traced(await browser.newBrowserCDPSession(), async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 30; step += 1) {
        await page.mouse.move(x, y + step * 18);
        await page.waitForTimeout(30);
      }
      // Held at the foot of the screen the list goes on.
      await page.waitForTimeout(1500);
      await page.mouse.up();
    }),
  );
  const passed = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('chances-lists') ?? '{}') as { josaa: { lines: { id: string }[] } }).josaa.lines.length,
  );
  await context.close();
  return {
    tasks: tasks.length,
    'longest ms of a processor': Math.max(0, ...tasks).toFixed(0),
    [`over ${longMs} ms`]: tasks.filter((ms) => ms > longMs).length,
    'lines kept': passed,
  };
}
