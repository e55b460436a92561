import { describe, expect, it } from 'vitest';
import { unpackRoute, unpackColumns } from './sent-columns.ts';
import { readSentRules, sentRules, type RuleBook } from './sent-rules.ts';
import { realBook } from './testing/real-book.ts';
import type { Book } from './types.ts';

const named = (book: Book): RuleBook['names'] => {
  const of = (type: 'courses' | 'exams' | 'careers') => Object.fromEntries(book[type].map(({ id }) => [id, `The ${id}`]));
  return { courses: of('courses'), exams: of('exams'), careers: of('careers') };
};
/** Every name of words in a book, as often as it is pointed to. */
const pointed = ({ careers, admissions = {}, prerequisites }: Book) => [
  ...prerequisites.map(({ needs }) => needs),
  ...careers.flatMap(({ routes }) => routes.flatMap(({ told = [] }) => told.flatMap(({ words }) => words ?? []))),
  ...Object.values(admissions).flatMap((parts) => Object.values(parts).flatMap((rows) => rows.flatMap(({ words }) => words ?? []))),
];
const words = Object.fromEntries(pointed(realBook).map((name) => [name, `Words of ${name}`]));
const travelled = (rules: RuleBook) => readSentRules(JSON.parse(JSON.stringify(sentRules(rules))));

describe('the rules as they travel', () => {
  const rules = { book: realBook, names: named(realBook), words };
  const arrived = travelled(rules);

  it('arrive as they were, with every name', () => {
    expect(arrived.names).toEqual(rules.names);
    const isWords = (key: string) => key === 'words' || key === 'needs';
    const unworded = (book: Book) => JSON.parse(JSON.stringify(book, (key, value: unknown) => (isWords(key) ? undefined : value)));
    expect(unworded(arrived.book)).toEqual(unworded(realBook));
  });

  it('point to the same words, and to others where they pointed to others', () => {
    const [before, after] = [pointed(realBook), pointed(arrived.book)];
    expect(after.map((at) => arrived.words[at])).toEqual(before.map((name) => `Words of ${name}`));
    expect(new Set(after).size).toBe(new Set(before).size);
  });

  it('name each item once', () => {
    const bytes = (value: unknown) => JSON.stringify(value).length;
    const careers = (book: unknown) => bytes((book as Book).careers);
    expect(careers(sentRules(rules).book)).toBeLessThan(careers(realBook) * 0.75);
  });

  it('are read too as an older version sent them, item by item', () => {
    const { book, ...rest } = sentRules(rules);
    const [courses, exams, careers] = [book.courses, book.exams, book.careers].map(unpackColumns);
    const before = {
      ...book,
      courses,
      exams,
      careers: careers?.map((one) => ({ ...one, routes: (one.routes as string[]).map(unpackRoute) })),
    };
    expect(readSentRules({ ...rest, book: JSON.parse(JSON.stringify(before)) }).book).toEqual(arrived.book);
  });

  it('keep an id that no item has, and a name without words', () => {
    const [course] = realBook.courses;
    const [career] = realBook.careers;
    if (!course || !career) throw new Error('an empty book');
    const book: Book = {
      courses: [{ ...course, exams: ['gone'] }],
      exams: [],
      ...{ kin: { 'careers/gone': [{ type: 'courses', id: 'gone', grade: 2, why: 'work' }] }, ladder: ['gone'], prerequisites: [] },
      careers: [{ ...career, related: ['gone'], routes: [{ steps: [], told: [{ type: 'exams', words: 'careers/gone/0/0' }] }] }],
    };
    const { book: read } = travelled({ book, names: named(book), words: {} });
    expect(read).toEqual(book);
  });
});
