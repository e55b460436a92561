import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@disha/contract/user';
import { useSession } from '../../../session/session.ts';
import { stubDeviceStorage } from '../../../testing/device-storage.ts';
import { goalOf, keptGoal } from './kept-goal.ts';

const store = new Map<string, string>();
const as = (id: string | null) => useSession.setState({ user: id === null ? null : ({ _id: id } as User) });
beforeEach(() => {
  store.clear();
  stubDeviceStorage(store);
});
afterEach(() => {
  as(null);
  vi.unstubAllGlobals();
});

it('a goal is kept on the device for whoever named it, and goes to the account that takes over what a guest has made', () => {
  keptGoal.keep({ type: 'careers', id: 'veterinary-doctor' });
  expect([...store.keys()]).toEqual(['path-goal']);
  as('asha');
  keptGoal.take();
  expect([...store]).toEqual([['path-goal@asha', '{"type":"careers","id":"veterinary-doctor"}']]);
  keptGoal.keep(null);
  expect([...store.keys()]).toEqual([]);
});

it.each([
  ['fields', 'medicine'],
  ['careers', '../x'],
  ['careers', undefined],
  [undefined, 'vet'],
])('%s %s is no goal that a plan begins with', (type, id) => {
  expect(goalOf(type, id)).toBe(null);
});
