import type { User } from '@disha/contract/user';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mine } from '../../api/query-client.ts';
import { phonesOwn } from '../../session/stored-keys.ts';
import { stubDeviceStorage } from '../../testing/device-storage.ts';
import { catalogs } from '../catalogs.ts';

const store = new Map<string, string>();
beforeEach(() => {
  stubDeviceStorage(store);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  store.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

async function browser() {
  const { useSession, forgetSession, logout } = await import('../../session/session.ts');
  const { watchPeople } = await import('./forget-person.ts');
  const queryClient = new QueryClient();
  watchPeople(queryClient);
  const as = (id: string | null) => useSession.setState({ user: id === null ? null : ({ _id: id } as User), token: id });
  return { as, forgetSession, logout, queryClient };
}

/** Kept by the features themselves, under whatever keys they use. */
async function keepSomething() {
  const { keepExams } = await import('../../features/calendar/chosen.ts');
  keepExams('neet-ug');
  const { keepSheet } = await import('../../features/costs/stored-sheets.ts');
  const { blankSheet } = await import('../../features/costs/sheet.ts');
  keepSheet({ course: 'mbbs' }, blankSheet(1));
  const { saveFilters } = await import('../../catalog/list/saved-filters.ts');
  const { hideItem } = await import('../../catalog/list/hidden-items.ts');
  for (const { name } of catalogs) {
    saveFilters(name, { values: { stream: 'arts' }, profile: '' });
    hideItem(name, 'x');
  }
  const { guestsQuiz } = await import('../../features/quiz/quiz-flow.store.ts');
  guestsQuiz.give({ sheet: null, result: { submittedAt: '2026' } as never, earlier: [] });
  const { keepOnPhone, writeDetails: writePassport } = await import('../../session/student-details.ts');
  writePassport({ class: '12' });
  keepOnPhone(false);
  const { heldPlan } = await import('../../features/path/plan/held-plan.ts');
  heldPlan.write({ plan: { goal: null, ways: [], steps: [] }, version: 0, isKept: false });
  const { useOwnWishes, wish } = await import('../../features/scholarships/own-wishes.ts');
  wish({ category: 'sc' });
  return { wishes: () => useOwnWishes.getState().category };
}

const peoples = () => [...store.keys()].filter((key) => !phonesOwn.includes(key));

describe('signing out', () => {
  it('forgets what every feature keeps of a person before it returns, in the browser and in the memory of the page', async () => {
    const { as, logout, queryClient } = await browser();
    as('asha');
    const { wishes } = await keepSomething();
    queryClient.setQueryData([mine, 'plan', 'asha'], 'hers');
    expect(peoples().length).toBeGreaterThan(10);
    expect(peoples().every((key) => key.endsWith('@asha'))).toBe(true);
    const told = logout();
    expect([peoples(), wishes(), queryClient.getQueryData([mine, 'plan', 'asha'])]).toEqual([[], '', undefined]);
    await told;
  });

  it('does so without the code of any feature', async () => {
    const first = await browser();
    first.as('asha');
    await keepSomething();
    vi.resetModules();
    const next = await browser();
    next.as('asha');
    next.forgetSession();
    expect(peoples()).toEqual([]);
  });

  it('leaves what is a guest’s to the guest', async () => {
    const { as, forgetSession } = await browser();
    await keepSomething();
    const guests = peoples();
    as('asha');
    await keepSomething();
    expect(peoples().length).toBeGreaterThan(guests.length);
    forgetSession();
    expect(peoples()).toEqual(guests);
  });
});

it('signing in after a session that ended by itself leaves nothing of the one before', async () => {
  const { as } = await browser();
  as('asha');
  await keepSomething();
  as(null);
  expect(peoples()).not.toEqual([]);
  as('ravi');
  expect(peoples()).toEqual([]);
});

it('saying that somebody else is here now forgets the guest, and nobody else', async () => {
  const { as } = await browser();
  const { forgetOwner } = await import('../../session/forget-on-device.ts');
  await keepSomething();
  as('asha');
  await keepSomething();
  const hers = peoples().filter((key) => key.endsWith('@asha'));
  forgetOwner(null);
  expect(peoples()).toEqual(hers);
});
