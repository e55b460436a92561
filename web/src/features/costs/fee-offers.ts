/** Which published fees a sheet can begin with. */
import { bandsIn, rupeesAYear, type FeeType } from '@disha/contract/fees.words';
import { isTooWide } from '@disha/contract/money';
import type { FeeBand } from '@disha/contract/fees';

export interface FeeOffer {
  key: string;
  band: FeeBand;
  /** The middle of the band: a guess, and marked as one. */
  perYear: number;
}

export const keyOfBand = ({ type, state, scope, from, to }: FeeBand): string => [type, state, scope, from, to].join(' ');

const middleOf = ({ from, to }: FeeBand) => Math.round((from + to) / 2);

/** Of bands narrow enough that their middle says something. */
function offersOf(bands: readonly FeeBand[], courseMonths: number | undefined): FeeOffer[] {
  return bands
    .filter((band) => !isTooWide(band))
    .flatMap((band) => {
      // What a year costs is what a course shorter than a year costs.
      const per = band.per === 'year' && courseMonths !== undefined && courseMonths < 12 ? 'course' : band.per;
      const perYear = rupeesAYear(middleOf(band), per, courseMonths);
      return perYear === undefined ? [] : [{ key: keyOfBand(band), band, perYear }];
    });
}

/** What no notice says fills no fees; seats that cost far more come last. */
export function feeOffers(bands: readonly FeeBand[], state: string | undefined, courseMonths: number | undefined): FeeOffer[] {
  const told = bandsIn(bands, state).filter((band) => band.what === 'tuition' && band.certainty !== 'C');
  const offers = offersOf(told, courseMonths);
  const isLast = ({ band: { seat } }: FeeOffer) => ['reduced', 'other_states', 'paid', 'management', 'nri'].indexOf(seat);
  return offers.sort((a, b) => isLast(a) - isLast(b));
}

/** What fills a sheet unasked: a fee of ordinary colleges, or of the college itself. An IIT's is for those who choose it. */
const ordinary: readonly FeeType[] = [
  'government',
  'government_aided',
  'aided',
  'state_university',
  'private',
  'private_university',
  'deemed',
];
export const usualOffer = (offers: readonly FeeOffer[], isOfCollege: boolean): FeeOffer | undefined =>
  offers.find(({ band }) => isOfCollege || ordinary.includes(band.type));

/** What is told of the fees and was read in no notice, or is too wide to count on. */
export const typicalFees = (bands: readonly FeeBand[], state: string | undefined): FeeBand[] =>
  bandsIn(bands, state).filter((band) => band.what === 'tuition' && (band.certainty === 'C' || isTooWide(band)));

/** What is paid at a college for one of its courses: its own figures, and of those of its type what the course costs. */
export function feesAt(ofCollege: readonly FeeBand[], ofCourse: readonly FeeBand[] | undefined, course: string): FeeBand[] {
  if (!ofCourse) return [...ofCollege];
  const keys = new Set(ofCourse.map(keyOfBand));
  return ofCollege.filter((band) => (band.basis === 'own' ? (band.courses?.includes(course) ?? true) : keys.has(keyOfBand(band))));
}

/** What living beside the course often costs. Mostly no notice says it: a guess that a student changes. */
export const livingOffer = (bands: readonly FeeBand[], state: string | undefined, courseMonths: number | undefined): FeeOffer | undefined =>
  offersOf(
    bandsIn(bands, state).filter(({ what }) => what === 'hostel'),
    courseMonths,
  )[0];
