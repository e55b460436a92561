import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import { insteadOf } from './instead.ts';
import { realBook } from './testing/real-book.ts';
import type { ItemId } from './types.ts';

const mbbs: ItemId = { type: 'courses', id: 'mbbs' };
const pcb: StudentDetails = {
  class: '12',
  passingYear: 2027,
  subjects: ['physics', 'chemistry', 'biology', 'english'],
  marks: { class12: { percent: 62, expected: true } },
  state: 'Rajasthan',
};
const pcm: StudentDetails = { ...pcb, subjects: ['physics', 'chemistry', 'mathematics', 'english'] };
const judgeFor = (details: StudentDetails) => judging(realBook, details, { year: 2027 }).judge;
const instead = (details: StudentDetails, of: ItemId) => insteadOf(realBook, of, { passport: details, judge: judgeFor(details) });
const ids = (details: StudentDetails, of: ItemId) => instead(details, of).map(({ course }) => course.id);

describe('instead of a goal', () => {
  it('a girl who will not reach MBBS finds health courses by the test of her own state, before those that hang on NEET', () => {
    const others = instead(pcb, mbbs);
    const nursing = others.find(({ course }) => course.id === 'bsc-nursing');
    expect(nursing).toMatchObject({ bySameGate: false });
    expect(nursing?.gates[0]?.id).toBe('ruhs-cuet');
    expect(ids(pcb, mbbs)).toEqual(expect.arrayContaining(['bsc-nursing', 'bpharm', 'bsc-medical-laboratory-technology']));
    expect(others.map(({ bySameGate }) => bySameGate)).toEqual([...others.map(({ bySameGate }) => bySameGate)].sort());
  });

  it('who will not reach an IIT finds engineering by JEE Main and other exams', () => {
    const [first] = instead(pcm, { type: 'exams', id: 'jee-advanced' });
    expect(first?.course.id).toMatch(/^btech-/);
    expect(first?.gates.map(({ id }) => id)).toContain('jee-main');
    expect(first?.gates.map(({ id }) => id)).not.toContain('jee-advanced');
  });

  it('who will not sit JEE Main is not sent to JEE Advanced', () => {
    for (const { gates, bySameGate } of instead(pcm, { type: 'exams', id: 'jee-main' }))
      expect(bySameGate || !gates.some(({ id }) => id === 'jee-advanced')).toBe(true);
  });

  it.each<[string, StudentDetails, ItemId]>([
    ['a boy without Biology', pcm, mbbs],
    ['a vet to be', pcb, { type: 'careers', id: 'veterinarian' }],
    ['Class 10', { class: '10', state: 'Bihar' }, mbbs],
    [
      'a graduate in history',
      { class: 'graduate', degrees: [{ level: 'bachelor', family: 'ba', percent: 54 }] },
      { type: 'careers', id: 'surgeon' },
    ],
    ['who told nothing', {}, mbbs],
  ])('names nothing that is closed, nor the goal itself, nor an exam of another state: %s', (_, details, of) => {
    const judge = judgeFor(details);
    const others = instead(details, of);
    expect(others.length).toBeGreaterThan(0);
    for (const { course, gates, byMarks } of others) {
      expect(judge(course).verdict).not.toBe('closed');
      expect(course.id).not.toBe(of.id);
      expect(byMarks || gates.length > 0).toBe(true);
      for (const exam of gates) expect([undefined, details.state]).toContain(exam.state);
    }
  });

  it('a school student is not sent to what takes graduates, and a graduate goes on before beginning again', () => {
    expect(ids({}, mbbs).filter((id) => /^(md|ms|mds|mph)(-|$)/.test(id))).toEqual([]);
    const graduate: StudentDetails = { class: 'graduate', degrees: [{ level: 'bachelor', family: 'ba', percent: 54 }] };
    expect(ids(graduate, { type: 'careers', id: 'surgeon' })[0]).toBe('mph');
  });

  it('names what is taught near home first, and what is taught nowhere not at all', () => {
    const taught: Record<string, 'district' | 'india'> = { bpharm: 'india', 'bsc-optometry': 'district' };
    const places = {
      reachOf: (id: string) => (taught[id] === undefined ? null : { near: taught[id], basis: 'register' as const }),
      countOf: (id: string) => (taught[id] === undefined ? 0 : 9),
      anywhere: () => undefined,
    };
    const answer = insteadOf(realBook, mbbs, { passport: pcb, judge: judgeFor(pcb), places });
    expect(answer.map(({ course }) => course.id)).toEqual(['bsc-optometry', 'bpharm']);
  });

  it('of a goal nobody knows there is nothing', () => {
    expect(instead(pcb, { type: 'courses', id: 'alchemy' })).toEqual([]);
  });
});

describe('beside a closed test', () => {
  it('stands the own state’s, and none of another state', () => {
    const graduate = { class: 'graduate', category: 'general', disability: false, birthDate: '1994-01-01', state: 'Maharashtra' } as const;
    const { judged } = judging(realBook, { ...graduate, degrees: [{ level: 'bachelor', family: 'ba', percent: 62 }] }, { year: 2027 });
    const upsc = realBook.exams.find(({ id }) => id === 'upsc-cse');
    const nearest = upsc ? judged(upsc).nearest : [];
    const exams = nearest.map(({ id }) => realBook.exams.find((exam) => exam.id === id));
    expect(exams[0]?.state).toBe('Maharashtra');
    expect(exams.filter((exam) => exam?.state !== undefined && exam.state !== 'Maharashtra')).toEqual([]);
  });
});
