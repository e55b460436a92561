/** What a plan is for where nothing was noted, and in the place of what is closed. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { askedOf, type Student } from './asked.ts';
import { careerWays } from './candidates.ts';
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

  it('in the place of a closed career is a related one that is open to them, wherever there is one', () => {
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
      const open = one.related.filter((id) => {
        const other = asked.career(id)!;
        return asked.judge(other).verdict === 'open' && careerWays(asked, other, false).length > 0;
      });
      const { goal, replaced } = aim([{ type: 'careers', id: one.id }]);
      return replaced?.id === one.id && (open.length === 0 || one.related.includes(goal?.id ?? '')) ? [] : [[one.id, open, goal]];
    });
    expect(wrong).toEqual([]);
  });
});
