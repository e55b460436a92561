/** Which careers a course or a test leads to. */
import type { CareerRoutes } from '../types.ts';
import type { PlanAsk } from './asked.ts';

interface Led {
  career: CareerRoutes;
  usual: number;
  /** Among all that leads there. */
  place: number;
}
const careersLedBy = new WeakMap<object, ReadonlyMap<string, readonly CareerRoutes[]>>();
/** Careers that a course or a test leads to, those that most come to so first. */
export function careersBy({ book }: PlanAsk, id: string): readonly CareerRoutes[] {
  let known = careersLedBy.get(book);
  if (known === undefined) {
    const made = new Map<string, Led[]>();
    for (const career of book.careers)
      for (const [place, lead] of career.leads.entries()) {
        const own = made.get(lead.id) ?? [];
        made.set(lead.id, own);
        own.push({ career, usual: lead.usual, place });
      }
    const inOrder = (all: readonly Led[]) =>
      [...all].sort((a, b) => a.usual - b.usual || a.place - b.place || a.career.leads.length - b.career.leads.length);
    known = new Map([...made].map(([of, all]) => [of, inOrder(all).map(({ career }) => career)]));
    careersLedBy.set(book, known);
  }
  return known.get(id) ?? [];
}
