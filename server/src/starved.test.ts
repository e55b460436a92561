/** A server that is hardly given a processor: it may run only for as long as an answer takes, as on a machine with too much to do. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { cleanUp, dataFolder, hangs, patientFetch, startServer } from './testing/started-server.ts';

afterAll(cleanUp);

const stoppedMs = 2500;
/** One that refuses does so within a few. */
const mostTries = 40;

it(
  'sends what lies ready, turns away what is dear with when to come again, and answers all once it may run',
  { timeout: hangs },
  async () => {
    const { child, address } = await startServer({ DATA_DIR: dataFolder(), RATE_LIMIT: 'off' });
    const ask = async (path: string) => {
      const answer = await fetch(`${address}/api${path}`);
      return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after') ?? 0), text: await answer.text() };
    };
    // It runs from the moment it is let go until it has answered. Were it let run for a time, a test that gets no processor itself would
    // give it a second more to recover in, and see no request refused.
    const askStarved = async (path: string) => {
      child.kill('SIGSTOP');
      const answer = ask(path);
      await wait(stoppedMs);
      child.kill('SIGCONT');
      return answer;
    };
    const kept = ['/exams', '/exams/filters', '/exams?search=jee', '/health'];
    for (const path of kept) expect((await ask(path)).status, path).toBe(200);

    let tries = 0;
    let refused = { status: 200, retryAfter: 0, text: '' };
    while (refused.status === 200 && tries < mostTries) {
      tries += 1;
      refused = await askStarved(`/exams?search=never-asked-${tries}`);
    }
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.text)).toMatchObject({ success: false, code: 'unavailable' });
    expect(refused.retryAfter).toBeGreaterThanOrEqual(2);
    for (const path of kept) expect((await askStarved(path)).status, path).toBe(200);

    // It may run again: a caller who comes back when told to is answered.
    const again = await patientFetch(`${address}/api/exams?search=never-asked-again`);
    expect(again.status).toBe(200);
  },
);
