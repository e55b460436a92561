import { expect, it } from 'vitest';
import { Scheduler } from './scheduler.ts';

it('lets those in who are waited for, once a turn is over, and counts the time from then', async () => {
  let [clock, waits] = [0, 0];
  const scheduler = new Scheduler(
    () => clock,
    async () => {
      waits += 1;
      clock += 50;
      await Promise.resolve();
    },
  );
  const began: number[] = [];
  await scheduler.each(Array.from({ length: 6 }), () => {
    began.push(clock);
    clock += 3;
  });
  // A turn is eight milliseconds: three of these. What was waited is no part of the next.
  expect(began).toEqual([0, 3, 6, 59, 62, 65]);
  expect([waits, scheduler.turns]).toEqual([2, 2]);
});
