/** Closing ranks as the counselling authorities published them, and the lines they make over the years. */
import type { CounsellingId } from '@disha/contract/chances.words';

export type SeatGender = 'neutral' | 'female' | 'male';

/** A rank behind which a `P` stood: of the closing alone, or of both. It belongs to another list, of a preparatory course. */
export type Preparatory = 'close' | 'both';

/** What was published of one group of seats in one year. */
export interface Cutoff {
  year: number;
  round: string;
  opening: number | null;
  closing: number;
  preparatory?: Preparatory;
}

/** The candidates who compete for the same seats: one institute, programme, quota and pool. */
export interface Seats {
  institute: number;
  programme: number;
  list: string;
  quota: string;
  category: string;
  pwd: boolean;
  gender: SeatGender;
}

export interface Line extends Seats {
  /** Oldest first; a year at most once. */
  history: Cutoff[];
}

/** What is called otherwise in another year's list, or with an address behind it. */
export interface Named {
  /** As it is shown: as published, without an address. */
  name: string;
  /** What the ids of its lines were made of when it was first shipped, where that is another name: an id stays for good. */
  key?: string;
  /** What else the lists of other years call it. */
  was?: string[];
}

export interface Institute extends Named {
  /** The authority's own code, where two institutes bear one name. */
  code?: string;
  /** The authority's own code, by which it is known whatever a list calls it. */
  ownCode?: string;
  /** Of our catalog, where it is certain. */
  collegeId?: string;
  state?: string;
  kind?: InstituteKind;
  /** Whose it is, where it is known. */
  government?: boolean;
  /** Its rank in NIRF's newest list of the counselling's discipline. */
  nirf?: number;
}
const instituteKinds = ['iit', 'nit', 'iiit', 'gfti'] as const;
export type InstituteKind = (typeof instituteKinds)[number];
/** Whose an institute of a state's counselling is; `other` where nothing tells. */
export type OwnerKind = 'government' | 'private' | 'other';

export interface Programme extends Named {
  degree?: string;
  /** How long it takes, as published. */
  years?: string;
  courseId?: string;
}

/** What is said once of a counselling's table: who and what its lines name by number, and its years. */
export interface Dictionary {
  id: CounsellingId;
  authority: string;
  years: { year: number; source: string; rounds: string[] }[];
  institutes: Institute[];
  programmes: Programme[];
}

export interface Table extends Dictionary {
  lines: Line[];
}
