import { describe, expect, it } from 'vitest';
import { initialWeighing, type Weighing } from './criteria.ts';
import { twoViews } from './two-views.ts';

const items = [
  { id: 'a', known: {} },
  { id: 'b', known: {} },
];
const all = (a: 1 | 2 | 3 | 4 | 5, b: 1 | 2 | 3 | 4 | 5) => ({ a, b });
const student: Weighing = {
  matters: { near: 'little', cost: 'some', fit: 'lot' },
  ratings: { near: all(3, 3), cost: all(3, 3), fit: all(5, 2) },
  own: '',
};
const parent: Weighing = {
  matters: { near: 'lot', cost: 'some', fit: 'some' },
  ratings: { near: all(2, 5), cost: all(3, 3), fit: all(3, 3) },
  own: '',
};

describe('two views of a shortlist', () => {
  it('say what is the same, the one thing that differs most, and three questions', () => {
    const { sameFirst, firsts, sameThings, difference, questions } = twoViews(student, parent, items);
    expect({ sameFirst, firsts, sameThings }).toEqual({ sameFirst: undefined, firsts: { student: 0, parent: 1 }, sameThings: ['cost'] });
    expect(difference).toEqual({ kind: 'weight', thing: 'near', more: 'parent' });
    expect(questions[0]).toEqual({ kind: 'whyMatters', thing: 'near', ask: 'parent' });
    expect(questions).toHaveLength(3);
  });

  it('have no difference where both say the same, and three questions all the same', () => {
    const { sameFirst, difference, questions } = twoViews(student, student, items);
    expect({ sameFirst, difference }).toEqual({ sameFirst: 0, difference: undefined });
    expect(questions).toHaveLength(3);
    expect(new Set(questions.map((question) => JSON.stringify(question))).size).toBe(3);
  });

  it('ask three questions also where neither has rated anything', () => {
    const { firsts, questions } = twoViews(initialWeighing, initialWeighing, items);
    expect(firsts).toEqual({ student: undefined, parent: undefined });
    expect(questions).toHaveLength(3);
  });

  it('see a rating as far apart as it moves the sum', () => {
    const other: Weighing = { ...student, ratings: { ...student.ratings, fit: all(1, 2) } };
    expect(twoViews(student, other, items).difference).toEqual({ kind: 'rating', thing: 'fit', item: 0, higher: 'student' });
  });
});
