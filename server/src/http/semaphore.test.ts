import { expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

it('never runs more than it may, turns the rest away, and is free again afterwards', async () => {
  const gate = new Semaphore({ running: 2, waiting: 3 });
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    if (most === -1) throw new Error('never');
  };
  for (let round = 0; round < 3; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 9 }, () => gate.run(work)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(
      results.filter((result) => result.status === 'rejected' && (result.reason as { code: string }).code === 'unavailable'),
    ).toHaveLength(4);
  }
  expect(most).toBe(2);
});

it('gives the place of a failure back', async () => {
  const gate = new Semaphore({ running: 1, waiting: 1 });
  const fail = () => Promise.reject(new Error('no'));
  await expect(gate.run(fail)).rejects.toThrow('no');
  await expect(Promise.all([gate.run(fail).catch(() => 1), gate.run(() => Promise.resolve(2))])).resolves.toEqual([1, 2]);
});
