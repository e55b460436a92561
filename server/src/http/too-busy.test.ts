import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

function holdTheLoop(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('says so when it is too busy, and when to come again', async () => {
  const { call } = await testApp({ tooBusyMs: 10 });
  const answer = async () => {
    holdTheLoop(200);
    const { status, headers, body } = await call('GET', '/bookmarks');
    return [status, headers['retry-after'], body.code];
  };
  await expect.poll(answer, { timeout: 15_000 }).toEqual([503, '5', 'unavailable']);
});
