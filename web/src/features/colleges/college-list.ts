import type { CollegeCard } from '@disha/contract/colleges';
import { collegeList } from '@disha/contract/colleges.list';
import { arrange, countsOf, sortsOf } from '@disha/contract/list';
import { states, type CollegeType, type State } from '@disha/contract/taxonomy';

export const collegeSorts = sortsOf(collegeList);
export type CollegeSort = (typeof collegeSorts)[number];

export interface CollegeWishes {
  search: string;
  state: string;
  type: string;
  sort: string;
  /** A course's id: only colleges that teach it. The server has seen to that already. */
  course: string;
}

export interface Counts {
  byType: ReadonlyMap<CollegeType, number>;
  byState: ReadonlyMap<State, number>;
}

export const isSort = (value: string): value is CollegeSort => (collegeSorts as readonly string[]).includes(value);
export const isState = (value: unknown): value is State => (states as readonly unknown[]).includes(value);

/** Narrows and sorts what the search found. The whole list comes in its own order, by name. */
export function collegesFor(
  searched: readonly CollegeCard[],
  { search, state, type, sort }: CollegeWishes,
): { colleges: readonly CollegeCard[]; counts: Counts } {
  const asked = { search, state, type, sortBy: sort };
  const counts = countsOf(collegeList, asked, searched);
  return {
    colleges: arrange(collegeList, asked, { found: searched, ...(search.trim() === '' ? { all: searched } : {}) }),
    counts: { byType: counts.type, byState: counts.state },
  };
}
