import { expect, it } from 'vitest';
import { LoadProgress } from './progress.ts';

it('a wait is over when all that was asked for before it is done, and not by a run that began earlier', async () => {
  const progress = new LoadProgress();
  await progress.over();
  progress.ask();
  const first = progress.begin();
  progress.ask();
  let isOver = false;
  const over = progress.over().then(() => (isOver = true));
  progress.reached(first);
  await Promise.resolve();
  expect(isOver).toBe(false);
  progress.reached(progress.begin());
  await over;
  expect(isOver).toBe(true);
});
