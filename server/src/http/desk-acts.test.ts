import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeskActs } from './desk-acts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function watched(acts: DeskActs): { isOver: boolean } {
  const act = { isOver: false };
  void acts.over().then(() => (act.isOver = true));
  return act;
}

it('lets long work begin at once while nothing is stored', async () => {
  const act = watched(new DeskActs());
  await nextTurn();
  expect(act.isOver).toBe(true);
});

it('holds it back until the last of what is being stored has ended, also badly', async () => {
  const acts = new DeskActs();
  let store: (what: string) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const first = acts.during(new Promise<string>((resolve) => (store = resolve)));
  const second = acts.during(new Promise<string>((_, reject) => (refuse = reject)));
  const act = watched(acts);
  store('stored');
  expect(await first).toBe('stored');
  await nextTurn();
  expect(act.isOver).toBe(false);
  refuse(new Error('refused'));
  await expect(second).rejects.toThrow('refused');
  await nextTurn();
  expect(act.isOver).toBe(true);
});

it('for a moment at most, however long it takes', async () => {
  const acts = new DeskActs();
  void acts.during(new Promise(() => undefined));
  const act = watched(acts);
  vi.advanceTimersByTime(99);
  await nextTurn();
  expect(act.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(act.isOver).toBe(true);
});
