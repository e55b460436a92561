/** A server that is hardly given a processor: stopped and let go again and again, as on a machine with too much to do. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { cleanUp, dataFolder, startServer } from './testing/started-server.ts';

afterAll(cleanUp);

const stoppedMs = 2500;
const runningMs = 80;

it(
  'sends what lies ready, turns away what is dear with when to come again, and answers all once it may run',
  // When the system lets a stopped process go on is not ours: what is shown by one try is shown.
  { timeout: 120_000, retry: 2 },
  async () => {
    const { child, address } = await startServer({ DATA_DIR: dataFolder(), RATE_LIMIT: 'off' });
    const ask = async (path: string) => {
      const answer = await fetch(`${address}/api${path}`);
      return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after') ?? 0), text: await answer.text() };
    };
    const kept = ['/exams', '/exams/filters', '/exams?search=jee', '/health'];
    for (const path of kept) expect((await ask(path)).status, path).toBe(200);

    const starving = { on: true };
    const starve = (async () => {
      while (starving.on) {
        child.kill('SIGSTOP');
        await wait(stoppedMs);
        child.kill('SIGCONT');
        await wait(runningMs);
      }
    })();
    let tries = 0;
    let refused = { status: 200, retryAfter: 0, text: '' };
    try {
      while (refused.status === 200 && tries < 12) {
        tries += 1;
        refused = await ask(`/exams?search=never-asked-${tries}`);
      }
      for (const path of kept) expect((await ask(path)).status, path).toBe(200);
    } finally {
      starving.on = false;
      await starve;
    }
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.text)).toMatchObject({ success: false, code: 'unavailable' });
    expect(refused.retryAfter).toBeGreaterThanOrEqual(2);
    // It may run again: whoever comes when they were told to is answered.
    await wait(refused.retryAfter * 1000);
    expect((await ask('/exams?search=never-asked-again')).status).toBe(200);
  },
);
