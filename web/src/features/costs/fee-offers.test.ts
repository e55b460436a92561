import type { FeeBand } from '@disha/contract/fees';
import { expect, it } from 'vitest';
import { feeOffers, feesAt, livingOffer, typicalFees, usualOffer } from './fee-offers.ts';
import { blankSheet, guessedIn, sumOf, withFees, withLiving } from './sheet.ts';

const band = (said: Partial<FeeBand>): FeeBand => ({
  from: 40_000,
  to: 90_000,
  per: 'year',
  year: '2025-26',
  what: 'tuition',
  type: 'private',
  seat: 'merit',
  scope: 'Merit seat',
  basis: 'type',
  source: 'Fee committee 2025',
  certainty: 'A',
  goodUntil: '2026-07-31',
  ...said,
});

it('fills in the middle of what was published, for every year', () => {
  const [offer] = feeOffers([band({})], undefined, 48);
  if (!offer) throw new Error('nothing was offered');
  const sheet = withFees(blankSheet(4), offer);
  expect(sumOf(sheet)).toMatchObject({ toPay: 260_000 });
  expect(sheet.band).toBe(offer.key);
});

it('never sums what was read in no notice', () => {
  expect(feeOffers([band({ certainty: 'C' })], undefined, 48)).toEqual([]);
});

it('offers a seat by merit before one that costs far more, and the state of the student before all India', () => {
  const paid = band({ seat: 'management', scope: 'Management quota', state: 'Kerala' });
  const here = band({ state: 'Kerala', to: 76_000 });
  expect(feeOffers([band({}), paid, here], 'Kerala', 48).map(({ perYear, band: { seat } }) => [perYear, seat])).toEqual([
    [58_000, 'merit'],
    [65_000, 'management'],
  ]);
});

it('spreads a fee of the whole course over its years, and leaves it out where nobody says how long it is', () => {
  const whole = band({ per: 'course', from: 400_000, to: 500_002 });
  expect(feeOffers([whole], undefined, 24)).toMatchObject([{ perYear: 225_001 }]);
  expect(feeOffers([whole], undefined, undefined)).toEqual([]);
});

it('takes the fee of a year for a course that is shorter', () => {
  const [offer] = feeOffers([band({ from: 7000, to: 9000 })], undefined, 6);
  if (!offer) throw new Error('nothing was offered');
  expect(sumOf(withFees(blankSheet(0.5), offer))).toMatchObject({ toPay: 8000 });
});

it('fills in unasked only what ordinary colleges or the college itself ask', () => {
  const byDistance = feeOffers([band({ type: 'open', scope: 'By distance' })], undefined, 36);
  expect(usualOffer(byDistance, false)).toBeUndefined();
  expect(usualOffer(byDistance, true)).toBe(byDistance[0]);
  const ordinary = feeOffers([band({ type: 'iit' }), band({})], undefined, 48);
  expect(usualOffer(ordinary, false)?.band.type).toBe('private');
});

it('guesses what living costs by the middle of what is told, says that it is a guess, and offers it as no fee', () => {
  const hostel = band({ what: 'hostel', certainty: 'C', scope: 'Hostel and food' });
  const living = livingOffer([band({}), hostel], undefined, 36);
  if (!living) throw new Error('nothing was offered');
  const sheet = withLiving(blankSheet(3), living);
  expect(sumOf(sheet)).toMatchObject({ figures: { hostel: 195_000, fees: 0 } });
  expect(guessedIn(sheet)).toEqual(['hostel']);
  expect(feeOffers([hostel], undefined, 48)).toEqual([]);
});

it('guesses no living by a band too wide to count on', () => {
  expect(livingOffer([band({ what: 'hostel', from: 5000, to: 150_000 })], undefined, 36)).toBeUndefined();
});

it('takes at a college what its chosen course costs, and what is its own', () => {
  const civil = band({});
  const medicine = band({ scope: 'State counselling', to: 900_000 });
  const own = band({ basis: 'own', scope: 'Its own' });
  expect(feesAt([civil, medicine, own], [civil], 'btech-civil')).toEqual([civil, own]);
  expect(feesAt([civil, medicine], undefined, 'btech-civil')).toEqual([civil, medicine]);
});

it("leaves out a college's own figure that is for another of its courses", () => {
  const own = band({ basis: 'own', scope: 'MBBS, every seat', courses: ['mbbs'] });
  expect(feesAt([own], [], 'mbbs')).toEqual([own]);
  expect(feesAt([own], [], 'bsc-nursing')).toEqual([]);
});

it('fills a sheet with no figure of a band too wide to count on, and tells it', () => {
  const wide = band({ from: 5000, to: 150_000 });
  expect(feeOffers([wide], undefined, 66)).toEqual([]);
  expect(typicalFees([wide], undefined)).toEqual([wide]);
});
