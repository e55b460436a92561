import { describe, expect, it } from 'vitest';
import { belongingsFor } from './belongings-for.ts';

const json = (value: unknown) => JSON.stringify(value);
const parsed = (things: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(things).map(([key, text]) => [key, JSON.parse(text) as unknown]));

const kept = [
  { type: 'exams', id: 'nda', name: 'NDA & NA' },
  { type: 'courses', id: 'bca', name: 'BCA' },
];
const sheet = { quiz: { id: 'class10' }, answers: ['a'], attemptId: 'one' };
const own = { sheet, result: { attemptId: null } };
const stored = { sheet, result: { attemptId: 'two' } };

describe('a guest’s things, opened into an account', () => {
  it('what was kept waits to be bookmarked, the oldest first', () => {
    const { 'kept-items': gone, 'bookmarks-waiting': waiting } = parsed(belongingsFor('a', { 'kept-items': json(kept) }));
    expect(gone).toBeUndefined();
    expect(waiting).toEqual([
      { action: 'add', type: 'courses', id: 'bca' },
      { action: 'add', type: 'exams', id: 'nda' },
    ]);
  });

  it('a result that no account has waits to be stored, and no other', () => {
    const flow = parsed(belongingsFor('a', { 'quiz-flow': json({ ...own, earlier: [stored, own] }) }))['quiz-flow'];
    expect(flow).toEqual({ ...own, waits: true, earlier: [stored, { ...own, waits: true }] });
    // A sheet that is being answered is no result.
    const begun = { sheet, result: null, earlier: [] };
    expect(parsed(belongingsFor('a', { 'quiz-flow': json(begun) }))['quiz-flow']).toEqual(begun);
  });

  it('a plan is over no version of this account’s, whoever had it', () => {
    const held = { plan: { steps: [] }, version: 7, isKept: true, sent: { steps: [] } };
    expect(parsed(belongingsFor('a', { 'path-plan': json(held) }))['path-plan']).toEqual({
      plan: held.plan,
      version: 0,
      isKept: false,
    });
  });
});

describe('an account’s things, opened by a guest', () => {
  it('presses that waited are kept on the phone', () => {
    const waiting = [
      { action: 'add', type: 'exams', id: 'clat-ug' },
      { action: 'remove', type: 'courses', id: 'mbbs' },
    ];
    const things = parsed(belongingsFor(null, { 'bookmarks-waiting': json(waiting), 'kept-items': json(kept) }));
    expect(things).toEqual({ 'kept-items': [{ type: 'exams', id: 'clat-ug', name: 'clat-ug' }, ...kept] });
  });

  it('a result waits for nothing', () => {
    const flow = { ...own, waits: true, earlier: [{ ...own, waits: true }] };
    expect(parsed(belongingsFor(null, { 'quiz-flow': json(flow) }))['quiz-flow']).toEqual({ ...own, earlier: [own] });
  });
});

it('leaves everything else as it is, and what cannot be read', () => {
  const things = { 'path-passport': '{"a":1}', 'path-plan': 'broken', 'quiz-flow': '[]', 'exams-calendar': '["nda"]' };
  for (const owner of [null, 'a']) expect(belongingsFor(owner, things)).toEqual(things);
});
