import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passportKey, planKey } from '../session/has-passport.ts';
import { catalogs } from './catalogs.ts';
import { forgetPerson } from './forget-person.ts';
import { stubDeviceStorage } from '../testing/device-storage.ts';

const store = new Map<string, string>();
beforeEach(() => {
  stubDeviceStorage(store);
});
afterEach(() => {
  store.clear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Kept by the rooms themselves, under whatever keys they use. */
async function keepSomething() {
  const { keepExams } = await import('../features/calendar/chosen.ts');
  keepExams('neet-ug');
  const { keepSheet } = await import('../features/costs/kept-sheets.ts');
  const { blankSheet } = await import('../features/costs/sheet.ts');
  keepSheet({ course: 'mbbs' }, blankSheet(1));
  const { saveFilters } = await import('../catalog/saved-filters.ts');
  for (const { name, forgetsFilters } of catalogs) if (forgetsFilters) saveFilters(name, { values: { stream: 'arts' }, profile: '' });
  const { useFlowStore } = await import('../features/quiz/quiz-flow.store.ts');
  useFlowStore.setState({ owner: 'asha' });
  const { writePassport } = await import('../session/passport.ts');
  writePassport({ class: '12' });
  store.set(planKey, '{}');
  return useFlowStore;
}

it('forgets what every room keeps of a person, in the browser and in the memory of the page', async () => {
  const flow = await keepSomething();
  expect([...store.keys()]).toEqual(expect.arrayContaining(['quiz-flow', passportKey, planKey]));
  expect(store.size).toBeGreaterThan(5);
  forgetPerson(catalogs);
  expect([...store.keys()]).toEqual([]);
  expect(flow.getState().owner).toBeNull();
});

it('does so at once, without the code of any room', async () => {
  await keepSomething();
  vi.resetModules();
  const fresh = await import('./forget-person.ts');
  fresh.forgetPerson(catalogs);
  expect([...store.keys()]).toEqual([]);
});
