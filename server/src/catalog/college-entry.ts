/** How a course is entered at one college and what it asks there: for plans, on the server as in the browser. */
import type { CollegeKind } from '@disha/contract/colleges.words';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { isPublic } from '@disha/contract/own-admission';
import { channelsOf } from '@disha/eligibility/admissions/channels-of';
import { doorKey } from '@disha/eligibility/plan/doors';
import type { DoorFee } from '@disha/eligibility/plan/knowledge';
import type { FeeBook } from './fees/fees.ts';
import type { AdmissionFacts } from './shipped/admission-facts.ts';

interface EntryNeeds {
  /** Nothing is known of any channel unless given. */
  admissions?: AdmissionFacts | undefined;
  fees: FeeBook;
  months: (course: string) => number | undefined;
  /** Of admission. */
  year: number;
}

export interface CollegeEntry {
  /** A year, as its own page or colleges of its type say it; confirmed ones alone. */
  fee: DoorFee | null;
  /** Its doors into the course. */
  channels: readonly string[];
  /** The mark at which its own list last closed. */
  lastMark?: number;
}

export function entryAt({ admissions, fees, months, year }: EntryNeeds, document: CollegeDocument, course: string): CollegeEntry {
  const { id, state, type, kinds } = document;
  const cost = fees.costLike(document, course, months(course));
  const asked = { id, state, type, kinds: kinds as readonly CollegeKind[] | undefined };
  const lastMark = admissions?.closingAt(id, course);
  return {
    fee: cost ? { from: cost.from, to: cost.to, basis: cost.basis } : null,
    channels: admissions === undefined ? [] : [...new Set(channelsOf(admissions.channels, asked, course, { year }).map(doorKey))],
    ...(lastMark === undefined ? {} : { lastMark }),
  };
}

/** The public keeps or pays for it. */
export const isPublicOrAided = (college: Pick<CollegeDocument, 'type' | 'keeper' | 'management'>): boolean =>
  isPublic(college) || college.keeper === 'aided' || college.management === 'aided';
