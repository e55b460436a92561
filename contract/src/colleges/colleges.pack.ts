/** What the pack of a state's colleges holds, for both who make it and who read it without a network. */
import type { FeeBand } from '../fees/fees.ts';
import type { Language } from '../languages.ts';
import type { State } from '../taxonomy.ts';
import type { College } from './colleges.ts';
import type { CollegeCard } from './colleges.card.ts';

type TaughtCourse = College['courses'][number];

/** The same figure in each language. */
export type PackedFees = Record<Language, FeeBand>;

export interface PackedCollege extends CollegeCard {
  more: {
    /** Courses by their numbers; behind one that no list names: 1 where the college's name says it, 2 where editors do. */
    known?: readonly (readonly number[])[];
    /** Figures by their numbers: its own, else those of its type. */
    ownFees?: readonly number[];
    fees?: readonly number[];
    website?: string;
    address?: string;
    pincode?: string;
    kind?: string;
    management?: College['management'];
    districtBasis?: College['location']['districtBasis'];
    openToSource?: string;
    keeper?: College['keeper'];
  };
}

export interface StatePack {
  state: State;
  courses: readonly string[];
  /** Beside each course. A pack of before this was written has none. */
  about?: readonly (Pick<TaughtCourse, 'field' | 'level'> & { names: Record<Language, string> })[];
  ownFees?: readonly PackedFees[];
  fees?: readonly PackedFees[];
  colleges: readonly PackedCollege[];
}
