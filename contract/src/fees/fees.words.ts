/** What a course costs, as it is told apart: whose seat, what for, how long. Plain data, without zod. */

/** Of which colleges a band speaks. What has a law or a body of its own is no government college here. */
export const feeTypes = [
  'government',
  'government_aided',
  'aided',
  'government_society',
  'state_university',
  'central',
  'du',
  'esic',
  'private',
  'private_university',
  'deemed',
  'private_deemed',
  'deemed_private',
  'iit',
  'nit',
  'iiit',
  'gfti',
  'aiims',
  'iim',
  'nlu',
  'nift',
  'nid',
  'ihm',
  'spa',
  'open',
  'body',
  'room',
] as const;
export type FeeType = (typeof feeTypes)[number];

export const feePers = ['year', 'half_year', 'semester', 'course', 'month'] as const;
export type FeePer = (typeof feePers)[number];

/** What is paid for: the teaching, or a place to live beside it. */
export const feeKinds = ['tuition', 'hostel'] as const;
export type FeeKind = (typeof feeKinds)[number];

export const feeSeats = ['any', 'merit', 'reduced', 'other_states', 'paid', 'management', 'nri'] as const;
export type FeeSeat = (typeof feeSeats)[number];

/** Seats that cost far more than those of the state's admission. */
export const dearSeats: readonly FeeSeat[] = ['paid', 'management', 'nri'];

export const certainties = ['A', 'B', 'C'] as const;
export type Certainty = (typeof certainties)[number];

interface Banded {
  type: FeeType;
  what: FeeKind;
  state?: string | undefined;
}

/** What holds in a state, ordinary colleges first: its own bands, and all India's only for types of which it has none. */
export function bandsIn<Band extends Banded>(bands: readonly Band[], state: string | undefined): Band[] {
  const own = bands.filter((band) => band.state !== undefined && band.state === state);
  const known = new Set(own.map(({ what, type }) => `${what} ${type}`));
  const all = [...own, ...bands.filter((band) => band.state === undefined && !known.has(`${band.what} ${band.type}`))];
  return all.sort((a, b) => feeTypes.indexOf(a.type) - feeTypes.indexOf(b.type));
}

const monthsIn: Readonly<Record<FeePer, number>> = { month: 1, semester: 6, half_year: 6, year: 12, course: Number.NaN };

/** Rupees a year; undefined where the course is paid as a whole and no source says how long it is. */
export function rupeesAYear(rupees: number, per: FeePer, courseMonths: number | undefined): number | undefined {
  const months = per === 'course' ? courseMonths : monthsIn[per];
  return months === undefined || months <= 0 ? undefined : Math.ceil((rupees * 12) / months);
}
