import type { CollegeCard } from '@disha/contract/colleges';
import { collegeTypes, states, type CollegeType, type State } from '@disha/contract/taxonomy';

export const collegeSorts = ['name', 'location.state', 'type'] as const;
export type CollegeSort = (typeof collegeSorts)[number];

export interface CollegeWishes {
  state: string;
  type: string;
  sort: string;
  /** A course's id: only colleges that teach it. */
  course: string;
}

export interface Counts {
  byType: ReadonlyMap<CollegeType, number>;
  byState: ReadonlyMap<State, number>;
}

const typeRank = new Map<string, number>(collegeTypes.toSorted().map((type, index) => [type, index]));
const stateRank = new Map<string, number>(states.map((state, index) => [state, index]));

export const isSort = (value: string): value is CollegeSort => (collegeSorts as readonly string[]).includes(value);
export const isState = (value: unknown): value is State => (states as readonly unknown[]).includes(value);

/**
 * Narrows and sorts what the search found. Each picture counts what the other filters leave, so that it shows where
 * else to look.
 */
export function collegesFor(
  searched: readonly CollegeCard[],
  { state, type, sort }: CollegeWishes,
  bestFirst: boolean,
): { colleges: readonly CollegeCard[]; counts: Counts } {
  const byType = new Map<CollegeType, number>();
  const byState = new Map<State, number>();
  const colleges: CollegeCard[] = [];
  for (const college of searched) {
    const inState = state === '' || college.location.state === state;
    const ofType = type === '' || college.type === type;
    if (inState) byType.set(college.type, (byType.get(college.type) ?? 0) + 1);
    if (ofType) byState.set(college.location.state, (byState.get(college.location.state) ?? 0) + 1);
    if (inState && ofType) colleges.push(college);
  }
  return { colleges: sorted(colleges, sort, bestFirst), counts: { byType, byState } };
}

/** The list comes sorted by name: sorting by rank keeps names in order within each. */
function sorted(colleges: readonly CollegeCard[], sort: string, bestFirst: boolean): readonly CollegeCard[] {
  if (sort === 'location.state') return byRank(colleges, (college) => stateRank.get(college.location.state));
  if (sort === 'type') return byRank(colleges, (college) => typeRank.get(college.type));
  return sort === 'name' && bestFirst ? colleges.toSorted((a, b) => a.name.localeCompare(b.name, 'en-IN')) : colleges;
}

function byRank(colleges: readonly CollegeCard[], rankOf: (college: CollegeCard) => number | undefined): CollegeCard[] {
  return colleges.toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));
}
