/**
 * What a plan is made with beside the rules. It is handed in, so that the browser and the server run the same code over what each of
 * them has; what one of them does not know yet is said as unknown and never guessed.
 */
import type { ChannelRow } from '@disha/contract/channels.files';
import type { ChannelScope } from '@disha/contract/channels.words';
import type { ExamDate } from '@disha/contract/exams.dates';
import type { Certainty } from '@disha/contract/fees.words';
import type { MoneyPart } from '@disha/contract/money';
import type { Gender } from '@disha/contract/passport';
import type { Anywhere } from '@disha/contract/taught-at';
import type { State } from '@disha/contract/taxonomy';

/** How far from home, the nearest first. `next`: another district of the same state whose centre is within 60 km. */
export const nears = ['district', 'next', 'state', 'india'] as const;
export type Near = (typeof nears)[number];

/** On what ground a college is said to teach a course, the surest first. */
export const placeBases = ['register', 'name', 'kind'] as const;
export type PlaceBasis = (typeof placeBases)[number];

/** Rupees a year. `guess`: from practice alone; it orders, and is never shown. */
export interface DoorFee {
  from: number;
  to: number;
  basis: 'own' | 'type' | 'guess';
}

export interface DoorCell {
  /** The surest evidence there. */
  basis: PlaceBasis;
  /** At most `mostCounted`. */
  count: number;
  /** A public or aided place is there. */
  isPublic: boolean;
  /** The least known band of a year. */
  fee: DoorFee | null;
  /** The easiest closing mark read at a place there, in per cent. */
  lastMark?: number;
}

/** What a channel opens within one ring around home, to this student. */
export type Ring = Readonly<DoorCell>;

/** One channel: those of a course that are equal by `doorKey` are one door. */
export interface Door {
  by: ChannelRow['by'];
  exams: readonly string[];
  said: ChannelRow['said'];
  counselling: string;
  certainty: Certainty;
  scope: ChannelScope;
  /** Each ring alone; left out where no place is. */
  rings: Partial<Record<Near, Ring>>;
}

/** All that a place is chosen by. */
export interface Whereabouts {
  state?: State | undefined;
  district?: string | undefined;
  gender?: Gender | undefined;
}

export interface Reach {
  near: Near;
  basis: PlaceBasis;
}

export interface WayPlace extends Reach {
  college: string;
}

/** Rupees; `own`: a college's own figure, `type`: that of colleges of its type. Scholarships are named and never subtracted. */
export interface WayCost {
  from: number;
  to: number;
  per: 'year';
  basis: 'own' | 'type';
  /** Where the whole is too wide to mean anything. */
  parts?: readonly MoneyPart[] | undefined;
  hostel?: { from: number; to: number };
  scholarships: readonly string[];
}

const wayBands = ['likely', 'possible', 'reach'] as const;
export type WayBand = (typeof wayBands)[number];

/** Ways with the same `rank` hang on one rank list: a bad year is a bad year for all of them. */
export interface KnownChance {
  /** 0 to 1. */
  probability: number;
  rank: string;
}

/** A seat picked in chances: what it brings is its exam and its counselling. */
export interface ChosenSeat {
  counselling: string;
  line: string;
  exam?: string | undefined;
  course?: string | undefined;
  college?: string | undefined;
  probability: number | null;
  rank: string;
}

/** Whether a gate opens a place; two with the same key open the same. */
export type IsOpen = ((place: {
  college: string;
  state: string;
  own?: boolean | undefined;
  doors?: readonly string[] | undefined;
}) => boolean) & { key?: string };

/** How the places of a way are chosen. */
export interface PlaceOrder {
  /** A test or a list gives out the seats: what the public keeps comes first, as far as one would go. */
  isByTest?: boolean;
  /** Rupees a year; a place that is known to ask for more comes last. */
  most?: number | undefined;
}

export interface Knowledge {
  /** The nearest place known in all of India that takes this student, whatever distance they would go; null where none is known. */
  reachOf: (course: string, at: Whereabouts) => Reach | null;
  /** Up to six to apply to, nearest first, none farther than `upTo` nor shut by `isOpen`; none while they are still on their way. */
  placesOf: (course: string, at: Whereabouts, upTo: Near, isOpen?: IsOpen, order?: PlaceOrder) => readonly WayPlace[];
  /** False while its places are still on their way. */
  isPlaced?: (course: string) => boolean;
  /** How many places in India teach it. */
  countOf: (course: string) => number;
  /** Taught by its own body or academy, or by distance learning: no place near home is needed. */
  anywhereOf: (course: string) => Anywhere | undefined;
  /** Of a course so far from home, at the nearest of these colleges; null where no fee is known. */
  costOf: (course: string, at: Whereabouts, near: Near | null, colleges?: readonly string[]) => Omit<WayCost, 'scholarships'> | null;
  /** By which channels it is entered, each with what it opens ring by ring; none while that is still on its way. */
  doorsOf: (course: string, at: Whereabouts) => readonly Door[];
  /** Of help with studying this course. */
  scholarshipsFor: (course: string) => readonly string[];
  /** Of getting a seat of the course (or of the exam alone) by one exam; null where no call or no rank is there. */
  chanceOf: (exam: string, course: string | undefined) => KnownChance | null;
  seats: readonly ChosenSeat[];
  datesOf: (exam: string) => readonly ExamDate[];
  /** Rupees that this student pays for the form of an exam; null where that is not told. */
  formFeeOf?: (exam: string) => number | null;
}

/** Where nothing but the rules is known. */
export const knowsNothing: Knowledge = {
  reachOf: () => null,
  placesOf: () => [],
  countOf: () => 0,
  anywhereOf: () => undefined,
  costOf: () => null,
  doorsOf: () => [],
  scholarshipsFor: () => [],
  chanceOf: () => null,
  seats: [],
  datesOf: () => [],
};
