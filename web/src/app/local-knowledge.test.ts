/** The features' own code writes what this reads, so both use the same stored form. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepExams } from '../features/calendar/chosen.ts';
import { keepSheet } from '../features/costs/stored-sheets.ts';
import { blankSheet } from '../features/costs/sheet.ts';
import { tray } from '../features/compare/tray.ts';
import { storedItemsHere } from '../features/bookmarks/stored-items.ts';
import { keepList } from '../features/chances/list/my-lists.ts';
import { heldPlan } from '../features/path/plan/held-plan.ts';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { knownIn } from '../catalog/next/local-knowledge.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  stubDeviceStorage(kept);
});
afterEach(() => vi.unstubAllGlobals());

const known = () => {
  const text = (key: string) => kept.get(key) ?? null;
  return knownIn({
    plan: text('path-plan'),
    lists: text('chances-lists'),
    calendar: text('exams-calendar'),
    costs: text('courses-costs'),
    items: text('kept-items'),
    tray: text('compare-tray'),
  });
};

it('knows nothing of nobody, and of what cannot be read', () => {
  const sets = {
    planned: new Set(),
    listed: new Set(),
    dated: new Set(),
    costed: new Set(),
    kept: new Set(),
    wanted: new Set(),
    compared: new Set(),
  };
  const nothing = { hasPlan: false, ...sets };
  expect(known()).toEqual(nothing);
  for (const key of ['path-plan', 'chances-lists', 'exams-calendar', 'courses-costs', 'kept-items', 'compare-tray'])
    kept.set(key, '{"plan":[3');
  expect(known()).toEqual(nothing);
  for (const key of ['path-plan', 'chances-lists', 'exams-calendar', 'courses-costs', 'kept-items', 'compare-tray'])
    kept.set(key, '[null,3,{"plan":7}]');
  expect(known()).toEqual(nothing);
});

it('knows what stands in the plan: goal, courses, exams, places', () => {
  const way = { label: 'A', course: 'mbbs', exams: ['neet-ug'], colleges: ['aiims-delhi'] } as const;
  const plan = {
    goal: { type: 'careers', id: 'surgeon' } as const,
    ways: [{ ...way, exams: ['neet-ug'], colleges: ['aiims-delhi'] }],
    steps: [],
  };
  heldPlan.write({ plan, version: 0, isKept: false });
  expect(known()).toMatchObject({
    hasPlan: true,
    planned: new Set(['surgeon', 'mbbs', 'neet-ug', 'aiims-delhi']),
    wanted: new Set(['mbbs']),
  });
  heldPlan.write({ plan: { ...plan, goal: null, ways: [] }, version: 0, isKept: false });
  expect(known()).toMatchObject({ hasPlan: false, planned: new Set() });
});

it('knows the lists, the calendar, the sheets of costs and what is kept', () => {
  const line = { id: 'x', list: 'main', quota: 'AI', category: 'OPEN', institute: {}, programme: {}, history: [] };
  keepList('josaa', { questions: {}, lines: [line as never], asOf: '' });
  keepExams('neet-ug');
  keepSheet({ course: 'mbbs', college: 'aiims-delhi' }, blankSheet(3, undefined));
  tray.put({ type: 'colleges', id: 'iit-bombay', name: 'IIT Bombay' });
  storedItemsHere.keep({ type: 'scholarships', id: 'nmmss', name: 'NMMSS' });
  expect(known()).toMatchObject({
    listed: new Set(['josaa']),
    dated: new Set(['neet-ug']),
    costed: new Set(['aiims-delhi', 'mbbs']),
    kept: new Set(['scholarships']),
    wanted: new Set(['nmmss']),
    compared: new Set(['iit-bombay']),
  });
});
