/** What a plan is for where nothing was noted, and in the place of what is closed. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { askedOf, type Student } from './asked.ts';
import { aimOf } from './goal.ts';
import type { Judgement } from '../types.ts';

const subjects = ['accountancy', 'business_studies', 'economics', 'english'] as const;
const commerce: StudentDetails = { class: '12', passingYear: 2027, subjects: [...subjects], gender: 'male', birthDate: '2009-03-05' };
const aim = (noted: Student['wishes']['noted'], result: Student['wishes']['result'] = null) =>
  aimOf(askedOf(realBook, { passport: commerce, wishes: { noted, result }, year: 2027, today: '2026-11-17' }, realKnowledge));
const found = (...careers: readonly string[]) => ({ fields: ['social_sciences', 'law_arts'] as const, careers, courses: [] });

describe('the goal', () => {
  it('without a wish is the best career of the quiz that is not closed, else its first field', () => {
    expect(aim([], found('accountant', 'bank-clerk')).goal).toEqual({ type: 'careers', id: 'accountant' });
    expect(aim([], found('bank-clerk', 'accountant')).goal).toEqual({ type: 'careers', id: 'bank-clerk' });
    expect(aim([], found('surgeon', 'accountant')).goal).toEqual({ type: 'careers', id: 'accountant' });
    expect(aim([], found('surgeon')).goal).toEqual({ type: 'fields', id: 'social_sciences' });
    expect(aim([]).goal).toBeNull();
  });

  it('in the place of a closed career is one that is not closed, of its kin where any is open', () => {
    const asked = askedOf(
      realBook,
      { passport: commerce, wishes: { noted: [], result: null }, year: 2027, today: '2026-11-17' },
      realKnowledge,
    );
    // What is only probably closed stays the goal of who wishes it.
    const isClosed = ({ verdict, probably }: Judgement) => verdict === 'closed' && probably === undefined;
    const closed = realBook.careers.filter((one) => isClosed(asked.judge(one)));
    expect(closed.length).toBeGreaterThan(20);
    const wrong = closed.flatMap((one) => {
      const { goal, replaced } = aim([{ type: 'careers', id: one.id }]);
      const found = asked.career(goal?.id ?? '');
      return replaced?.id === one.id && found !== undefined && asked.judge(found).verdict !== 'closed' ? [] : [[one.id, goal]];
    });
    expect(wrong).toEqual([]);
  });
});
