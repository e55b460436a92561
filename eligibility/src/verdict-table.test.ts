/** Sixty items to five students: what the notices say against what is answered, both kinds of error counted. */
import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import { table } from './fixtures/verdict-table.fixture.ts';
import { realBook } from './testing/real-book.ts';
import type { Judgement } from './types.ts';
import { isShut } from './within.ts';

const all = new Map([...realBook.courses, ...realBook.exams, ...realBook.careers].map((item) => [`${item.type}/${item.id}`, item]));

/** Begins after a degree, a diploma or a birthday that has not come. */
const isLater = ({ verdict, conditions }: Judgement) =>
  verdict === 'open_if' &&
  conditions.some(
    ({ condition: { kind }, standing, part }) =>
      standing === 'later' &&
      (kind === 'class' || kind === 'holds' || kind === 'age' || (kind === 'degree' && (part === 'level' || part === 'kind'))),
  );

const answered = table.map((expected) => {
  const item = all.get(expected.item);
  if (item === undefined) throw new RangeError(`${expected.item} is not in the catalog`);
  const judgement = judging(realBook, expected.student.passport, { year: 2027 }).judge(item);
  return { ...expected, judgement };
});
const named = (list: typeof answered) =>
  list.map(({ item, student, notice, judgement }) => `${item}: ${notice} for ${student.who}, ${judgement.verdict}`);

describe('sixty items to five students', () => {
  it('are enough of them', () => {
    expect(new Set(table.map(({ item }) => item)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(table.map(({ student }) => student.who)).size).toBe(5);
  });

  it('shut no door that a notice leaves open', () => {
    const shut = answered.filter(({ notice, judgement }) => notice !== 'n' && isShut(judgement));
    expect(named(shut)).toEqual([]);
  });

  it('open no door that a notice shuts, and none before its time', () => {
    const opened = answered.filter(
      ({ notice, judgement }) =>
        (notice === 'n' && !isShut(judgement)) ||
        (notice === 'l' && (judgement.verdict === 'open' || (judgement.verdict === 'open_if' && !isLater(judgement)))),
    );
    expect(named(opened)).toEqual([]);
  });

  it('open what a notice opens', () => {
    const unsure = answered.filter(({ notice, judgement }) => notice === 'y' && judgement.verdict === 'depends');
    expect(named(unsure)).toEqual([]);
  });
});
