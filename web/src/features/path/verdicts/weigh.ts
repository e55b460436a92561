/** Verdicts for the student details of this device: the code the server runs for others, over the rules it sent. */
import { indianDay } from '@disha/contract/indian-day';
import type { StudentDetails } from '@disha/contract/passport';
import type { State } from '@disha/contract/taxonomy';
import type { DegreeReach } from '@disha/eligibility/after-degree';
import { judging, type Judged } from '@disha/eligibility/check';
import { comingAdmission } from '@disha/eligibility/dates';
import { tellJudgement, type Told } from '@disha/eligibility/tell';
import { isShut } from '@disha/eligibility/within';
import type { Book, CareerRoutes, Item, ItemId } from '@disha/eligibility/types';
import type { EligibilityTexts } from '@disha/eligibility/words/texts';

export interface Weigher {
  /** Undefined of what no rule speaks of. */
  judged: (item: { type: string; id: string }) => Judged | undefined;
  /** How a graduate comes to a career. */
  reach: (career: string) => DegreeReach | undefined;
}

const indexes = new WeakMap<Book, ReadonlyMap<string, Item | CareerRoutes>>();

/** Made once a book: the student details changes with every answer. */
function indexOf(book: Book): ReadonlyMap<string, Item | CareerRoutes> {
  const known = indexes.get(book);
  if (known) return known;
  const all = [...book.courses, ...book.exams, ...book.careers];
  const index = new Map(all.map((item) => [`${item.type}/${item.id}`, item]));
  indexes.set(book, index);
  return index;
}

export function weigherOf(book: Book, details: StudentDetails, year = comingAdmission(indianDay())): Weigher {
  const byId = indexOf(book);
  const { judged, reach } = judging(book, details, { year });
  const made = new Map<string, Judged>();
  return {
    judged: ({ type, id }) => {
      const key = `${type}/${id}`;
      const item = byId.get(key);
      const known = made.get(key) ?? (item && judged(item));
      if (known) made.set(key, known);
      return known;
    },
    reach: (id) => {
      const career = byId.get(`careers/${id}`);
      return career?.type === 'careers' ? reach(career) : undefined;
    },
  };
}

/** In words, as the server would answer. */
export function enteredBy(
  weigher: Weigher,
  item: ItemId,
  words: EligibilityTexts,
  states: Readonly<Partial<Record<State, string>>>,
): Told | undefined {
  const judged = weigher.judged(item);
  return judged && tellJudgement(judged, words, states);
}

/** What the filter "open to me" leaves: not what is closed or probably so, nor what begins after a degree or diploma not yet there. */
export function isWithinReach(judged: Judged): boolean {
  const { verdict, conditions } = judged;
  if (verdict !== 'open_if') return !isShut(judged);
  return !conditions.some(({ condition: { kind } }) => kind === 'class' || kind === 'holds');
}
