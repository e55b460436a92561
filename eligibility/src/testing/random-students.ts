/** Students there could be, with a home, wishes and a quiz behind them; the same ones each time. */
import { districts } from '@disha/contract/districts';
import { incomeBands } from '@disha/contract/passport';
import { fields } from '@disha/contract/taxonomy';
import type { Student } from '../plan/asked.ts';
import type { NotedItem } from '../plan/proposal.ts';
import type { Book } from '../types.ts';
import { randomDetails, type Random } from './random-details.ts';

export const today = '2026-11-17';

export function studentBy(random: Random, book: Book): Student {
  const { of, maybe, upTo, next } = random;
  const home = maybe(() => of(districts));
  const details = randomDetails(random);
  const noted = Array.from({ length: upTo(4) }, (): NotedItem => {
    const type = of(['careers', 'careers', 'careers', 'courses', 'exams'] as const);
    return { type, id: of<{ id: string }>(book[type]).id };
  });
  const result = () => ({
    fields: [of(fields), of(fields)],
    careers: Array.from({ length: upTo(4) }, () => of(book.careers).id),
    courses: [],
  });
  const at = home === undefined ? {} : { state: home.state, ...(next() < 0.8 ? { district: home.name } : {}) };
  const wishes = { noted, result: next() < 0.4 ? result() : null };
  const money = { incomeBand: maybe(() => of(incomeBands)), budget: maybe(() => 5000 * upTo(60)) };
  return {
    passport: { ...details, ...at, ...money },
    wishes,
    year: 2027,
    today,
  };
}
