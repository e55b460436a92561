import type { Plan } from '@disha/contract/path';
import type { User } from '@disha/contract/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../session/session.ts';
import { stubDeviceStorage } from '../../../testing/device-storage.ts';
import { withGivenSeat } from './given.tsx';
import { guestsPlan, heldPlan, holdPlan, reconcile, type PendingPlan } from './held-plan.ts';
import { emptyPlan, isEmpty, readPlan, samePlan } from './read-plan.ts';
import { sortSteps, nextOf } from './steps-in-order.ts';
import { ofProfile } from './use-facts.ts';

const plan = (text: string): Plan => ({ goal: null, ways: [], steps: [{ id: 'a', text, done: false }] });
const held = (text: string, more: Partial<PendingPlan> = {}): PendingPlan => ({ plan: plan(text), version: 1, isKept: false, ...more });

const store = new Map<string, string>();
const as = (id: string | null) => useSession.setState({ user: id === null ? null : ({ _id: id } as User) });
beforeEach(() => {
  stubDeviceStorage(store);
});
afterEach(() => {
  as(null);
  for (const owner of [null, 'asha', 'ravi']) heldPlan.forgetOf(owner);
  store.clear();
  vi.unstubAllGlobals();
});

describe('two versions of a plan', () => {
  it('are one where this phone has none, or the account has it already', () => {
    const theirs = { plan: plan('theirs'), version: 4 };
    expect(reconcile(undefined, theirs)).toEqual({ kind: 'show', ...theirs });
    expect(reconcile(held('older', { isKept: true }), theirs)).toEqual({ kind: 'show', ...theirs });
    expect(reconcile(held('theirs', { version: 3 }), theirs)).toEqual({ kind: 'show', ...theirs });
  });

  it('become one by sending what was made over the account’s own', () => {
    const mine = held('mine', { version: 4 });
    expect(reconcile(mine, { plan: plan('theirs'), version: 4 })).toEqual({ kind: 'send', mine });
  });

  it('become the one that was made over none where the account has none any more', () => {
    const mine = held('mine', { version: 0 });
    expect(reconcile(mine, { plan: null, version: 4 })).toEqual({ kind: 'send', mine: { ...mine, version: 4 } });
    expect(reconcile(mine, { plan: emptyPlan, version: 4 }).kind).toBe('send');
  });

  it('are both shown where both have changed, also when one was deleted', () => {
    const mine = held('mine', { version: 3 });
    for (const theirs of [
      { plan: plan('theirs'), version: 4 },
      { plan: null, version: 4 },
    ])
      expect(reconcile(mine, theirs)).toEqual({ kind: 'both', mine, theirs });
  });

  it('goes on over what this very phone has sent, though the page was left before the answer came', () => {
    const mine = held('newest', { version: 4, sent: plan('sent') });
    expect(reconcile(mine, { plan: plan('sent'), version: 5 })).toEqual({ kind: 'send', mine: { ...mine, version: 5 } });
    expect(reconcile(mine, { plan: plan('theirs'), version: 5 }).kind).toBe('both');
    expect(reconcile(mine, { plan: plan('sent'), version: 6 }).kind).toBe('both');
  });
});

describe('the plan on this phone', () => {
  it('made without an account is nobody’s who signs in, until they say that it is theirs', () => {
    holdPlan(null, held('mine', { version: 0 }));
    as('asha');
    expect(heldPlan.read()).toBeUndefined();
    guestsPlan.take();
    const mine = heldPlan.read();
    expect(mine).toMatchObject({ plan: plan('mine'), version: 0, isKept: false });
    expect(reconcile(mine, { plan: null, version: 0 }).kind).toBe('send');
    expect(reconcile(mine, { plan: plan('theirs'), version: 2 }).kind).toBe('both');
    expect([...store.keys()]).toEqual(['path-plan@asha']);
  });

  it('is never another’s, whether they sign in, out or come without an account', () => {
    as('asha');
    holdPlan('asha', held('mine'));
    as('ravi');
    expect(heldPlan.read()).toBeUndefined();
    holdPlan('ravi', held('his'));
    as(null);
    expect(heldPlan.read()).toBeUndefined();
    as('asha');
    expect(heldPlan.read()?.plan).toEqual(plan('mine'));
  });

  it('comes to nobody else when its owner has left meanwhile', () => {
    as('ravi');
    holdPlan('asha', held('mine'));
    expect(store.size).toBe(0);
  });

  it('of several people under one key, as an earlier version kept it, is given to each', async () => {
    vi.resetModules();
    store.set('path-plan', JSON.stringify({ '': held('a guest’s'), asha: held('hers') }));
    const { heldPlan: read } = await import('./held-plan.ts');
    expect([read.readOf(null)?.plan, read.readOf('asha')?.plan]).toEqual([plan('a guest’s'), plan('hers')]);
  });
});

describe('what is read as a plan', () => {
  it('is what a plan may hold, in one form, whatever the order it came in', () => {
    const kept = {
      steps: [
        { done: true, due: '2027-01-01', text: ' Register ', id: 'a' },
        { id: 'b', text: ' ' },
        { id: 'c', text: 'x', due: 'soon' },
      ],
      ways: [{ colleges: ['x', 7], label: 'B', exam: 'jee-main' }, { label: 'Z' }],
      goal: { id: 'law_arts', type: 'fields' },
    };
    const read = readPlan(kept);
    expect(read).toEqual({
      goal: { type: 'fields', id: 'law_arts' },
      ways: [{ label: 'B', exam: 'jee-main', colleges: ['x'] }],
      steps: [
        { id: 'a', text: 'Register', due: '2027-01-01', done: true },
        { id: 'c', text: 'x', done: false },
      ],
    });
    expect(samePlan(read, kept as never)).toBe(true);
    for (const nothing of [null, 'x', 7, undefined]) expect(readPlan(nothing)).toBeNull();
  });

  it('is none where nothing is in it', () => {
    expect([emptyPlan, null, plan('x')].map(isEmpty)).toEqual([true, true, false]);
  });
});

it('reads steps of ours by their meaning and older ones by their words, and leaves out what means nothing', () => {
  const meant = { id: 'b', kind: 'sit', of: [{ type: 'exams', id: 'jee-main' }], year: 2027, certainty: 'usual', done: false };
  const worded = { id: 'a', text: 'Sit JEE Main (usually in January)', done: true };
  const steps = [worded, meant, { id: 'c', kind: 'dance', done: false }, { id: 'd', done: false }];
  expect(readPlan({ ...emptyPlan, steps })?.steps).toEqual([worded, meant]);
  const way = { label: 'A', exams: ['jee-main'], career: 'x', beyond: true, seat: { counselling: 'josaa', college: 'y' }, colleges: [] };
  expect(readPlan({ ...emptyPlan, goal: { type: 'exams', id: 'nda' }, ways: [way] })).toMatchObject({
    goal: { type: 'exams', id: 'nda' },
    ways: [way],
  });
});

it('goes by class and state of the profile where no details are told', () => {
  expect(ofProfile({ class: '10', state: 'Rajasthan' })).toEqual({ class: '10', state: 'Rajasthan' });
  expect(ofProfile({ class: null, state: null })).toEqual({});
  expect(ofProfile({ class: '12', state: 'Atlantis' })).toEqual({ class: '12' });
});

it('puts first what is due first, and keeps what is done', () => {
  const steps = [
    { id: 'done', text: 'done', done: true, due: '2026-01-01' },
    { id: 'some day', text: 'some day', done: false },
    { id: 'march', text: 'march', done: false, due: '2027-03-01' },
    { id: 'january', text: 'january', done: false, due: '2027-01-01' },
  ];
  expect(sortSteps(steps).map(({ id }) => id)).toEqual(['january', 'march', 'some day', 'done']);
  expect(nextOf(steps, 1).map(({ id }) => id)).toEqual(['january']);
});

it('begins with the subjects of Class 11, and puts a step of a year before those of a later one', () => {
  const of = (id: string, more: object) => ({ id, kind: 'marks' as const, of: [], done: false, ...more });
  const steps = [
    of('exam', { due: '2029-05-01' }),
    of('marks', { year: 2029 }),
    of('early', { year: 2027 }),
    { ...of('subjects', { year: 2027 }), kind: 'subjects' as const },
  ];
  expect(sortSteps(steps).map(({ id }) => id)).toEqual(['subjects', 'early', 'exam', 'marks']);
});

it('puts what another page gave into a way, once, and leaves the other ways alone', () => {
  const before: Plan = { ...emptyPlan, ways: [{ label: 'B', course: 'bca', exam: 'cuet-ug', colleges: ['x'] }] };
  const none = { course: null, college: null, exam: null, counselling: null };
  expect(withGivenSeat(before, 'A', { ...none, course: 'barch', college: 'y', exam: 'nata' }).ways).toEqual([
    { label: 'A', course: 'barch', exams: ['nata'], colleges: ['y'] },
    ...before.ways,
  ]);
  expect(withGivenSeat(before, 'B', { ...none, college: 'x' })).toEqual(before);
});

it('takes the exam and the counselling of a seat along, and nothing that tells of a rank', () => {
  const before: Plan = { ...emptyPlan, ways: [{ label: 'A', course: 'bca', byMarks: true, career: 'clerk', colleges: [] }] };
  const seat = { course: 'btech-civil-engineering', college: 'nit-patna', exam: 'jee-main', counselling: 'josaa' };
  const [way] = withGivenSeat(before, 'A', seat).ways;
  expect(way).toEqual({
    ...{ label: 'A', course: 'btech-civil-engineering', exams: ['jee-main'], colleges: ['nit-patna'] },
    seat: { counselling: 'josaa', college: 'nit-patna', course: 'btech-civil-engineering' },
  });
});

it('remembers what was proposed beside the plan, on this phone alone', () => {
  store.set('path-plan', JSON.stringify(held('mine', { proposed: plan('ours') })));
  expect(heldPlan.readOf(null)?.proposed).toEqual(plan('ours'));
});
