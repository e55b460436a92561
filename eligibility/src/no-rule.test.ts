/** What has an unread rule is open to no student, and closed to none. */
import { describe, expect, it } from 'vitest';
import type { StudentDetails } from '@disha/contract/passport';
import { judging } from './check.ts';
import { tellJudgement } from './tell.ts';
import { buildBook } from './book.ts';
import { judgementTexts } from './words/languages.ts';
import type { Book, CareerRoutes } from './types.ts';

const course = (id: string, entry: 'after 12' | 'after graduation') => ({
  ...{ id, fields: ['medicine' as const], sources: ['a brochure'], entries: [entry], exams: [], duration: '3 years' },
  level: entry === 'after 12' ? ('undergraduate' as const) : ('postgraduate' as const),
});
const career = (id: string, ...courses: string[]) => ({
  ...{ id, fields: ['medicine' as const], courses: [], related: [] },
  routes: courses.length === 0 ? [] : [{ steps: courses.map((each) => ({ kind: 'course', id: each })) }],
});
const book: Book = buildBook({
  courses: [course('first', 'after 12'), course('second', 'after graduation')],
  exams: [],
  careers: [career('specialist', 'first', 'second'), career('nobody-knows')],
  rules: { courses: new Map(), exams: new Map() },
});
const all = [...book.courses, ...book.careers];
const school: StudentDetails = { class: '12' };
const graduate: StudentDetails = { class: 'graduate', degree: { field: 'social_sciences', percent: 54 } };
const judged = (details: StudentDetails, id: string) => {
  const item = all.find((one) => one.id === id) as CareerRoutes;
  return tellJudgement(judging(book, details, { year: 2027 }).judged(item), judgementTexts.en, {});
};

describe('what has no rule', () => {
  it.each(['first', 'second', 'specialist', 'nobody-knows'])('is not said to be open to a graduate: %s', (id) => {
    expect(judged(graduate, id)).toMatchObject({ verdict: 'depends', missing: ['rule'], nearest: [] });
    expect(judged(graduate, id).reasons[0]?.text).toContain('We do not know this rule');
  });

  it('is after a degree for whoever has none yet', () => {
    expect(judged(school, 'second')).toMatchObject({ verdict: 'open_if', conditions: ['A degree comes first.'] });
    expect(judged({}, 'second')).toMatchObject({ verdict: 'depends', missing: ['rule'] });
    expect(judged(school, 'first')).toMatchObject({ verdict: 'depends', missing: ['rule'] });
  });
});

it('is a new course where a graduate would begin below the degree', () => {
  const line = {
    id: 'first',
    way: '',
    certainty: 'A',
    after: '12',
    degree: '',
    gives: '',
    subjects: '',
    marks: '',
    age: '',
    person: '',
    check: '',
    text: '',
  };
  const ruled = buildBook({
    courses: [course('first', 'after 12')],
    exams: [],
    careers: [career('other', 'first')],
    rules: { courses: new Map([['first', [line]]]), exams: new Map() },
  });
  const [other] = ruled.careers;
  const worded = other && tellJudgement(judging(ruled, graduate, { year: 2027 }).judged(other), judgementTexts.en, {});
  expect(worded).toMatchObject({ verdict: 'open_if', conditions: ['It would be a new course of 3 years.'] });
});
