import { expect, it } from 'vitest';
import { visitedOn } from './last-visit.ts';

it('tells the last day before today, however often somebody comes today', () => {
  const first = visitedOn('2026-11-10', null);
  expect(first.before).toBeNull();
  const second = visitedOn('2026-11-17', first);
  expect(second.before).toBe('2026-11-10');
  expect(visitedOn('2026-11-17', second).before).toBe('2026-11-10');
  expect(visitedOn('2026-11-18', second).before).toBe('2026-11-17');
});

it('forgets tomorrow that somebody wanted to see nothing today', () => {
  const putOff = { ...visitedOn('2026-11-10', null), notNow: '2026-11-10' };
  expect(visitedOn('2026-11-10', putOff).notNow).toBe('2026-11-10');
  expect(visitedOn('2026-11-11', putOff).notNow).toBeUndefined();
});
