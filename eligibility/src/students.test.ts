/** Sixty students, and what a counsellor would tell them. */
import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import { students } from './fixtures/students.fixture.ts';
import { realBook } from './testing/real-book.ts';

describe('what a counsellor would say', () => {
  it.each(students)('$who: $because', ({ passport, told }) => {
    const { judge } = judging(realBook, passport, { year: 2027 });
    const all = [...realBook.courses, ...realBook.exams, ...realBook.careers];
    const answers = Object.keys(told).map((name) => {
      const item = all.find(({ type, id }) => `${type}/${id}` === name);
      return [name, item && judge(item).verdict];
    });
    expect(Object.fromEntries(answers)).toEqual(told);
  });

  it('is asked about sixty of them', () => expect(students.length).toBeGreaterThanOrEqual(60));
});
