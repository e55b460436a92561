/** What the facts say of an item, as a rating of 1 to 5 with what it rests on. What no fact says is the student's to rate. */
import { distance, type Point } from '@disha/contract/distance';
import { yearlyMoney } from '@disha/contract/money';
import type { QuizResult } from '@disha/contract/quiz';
import { isField, type Field } from '@disha/contract/taxonomy';
import type { Weighable } from '../../catalog/shared/weighable.ts';
import type { Criterion, Rating } from './criteria.ts';

export type RatingReason =
  | { kind: 'sameDistrict' }
  | { kind: 'away'; km: number }
  | { kind: 'fees'; from: number; to: number; isOfType: boolean }
  | { kind: 'chance'; inTen: number }
  | { kind: 'verdict'; verdict: 'open' | 'open_if' | 'closed' }
  | { kind: 'field'; field: Field; place: 1 | 2 | 3 }
  | { kind: 'noField' }
  | { kind: 'careers'; count: number }
  | { kind: 'daily'; km: number }
  | { kind: 'nirf'; rank: string; category: string; year: number };

interface KnownRating {
  rating: Rating;
  because: RatingReason;
}
export type KnownRatings = Readonly<Partial<Record<Criterion, KnownRating>>>;

export interface KnownSelf {
  /** The middle of one's own district. */
  home?: Point | undefined;
  pointOf?: ((place: { state: string; district: string }) => Point | undefined) | undefined;
  result?: QuizResult | null | undefined;
  /** 0 to 1, where this visit or this phone holds one. */
  chanceOf?: ((id: string) => number | undefined) | undefined;
  verdictOf?: ((id: string) => string | undefined) | undefined;
}

/** The rating of the first bound that is not passed; 1 beyond the last. */
function within(value: number, bounds: readonly [number, number, number, number]): Rating {
  const place = bounds.findIndex((bound) => value <= bound);
  return ([5, 4, 3, 2] as const)[place] ?? 1;
}

/** Kilometres as the crow flies. In one's own district, in reach of a day, of a night, of a long night, beyond. */
const farness = [0, 100, 300, 800] as const;
/** Rupees a year. */
const dearness = [25_000, 75_000, 150_000, 300_000] as const;
const nirfPlaces = [25, 50, 100, 200] as const;
/** As far as somebody can go and come back every day. */
const daily = 40;
/** A band that is wider than this says nothing: half of it may be cheap and half dear. */
const widest = 3;

function distanceTo({ place }: Weighable, { home, pointOf }: KnownSelf): number | undefined {
  const there = place && pointOf?.(place);
  return home && there ? Math.round(distance(home, there)) : undefined;
}

function costOf({ fees = [], months }: Weighable): KnownRating | undefined {
  const money = yearlyMoney(fees, months);
  if (money === undefined) return undefined;
  const { from, to } = money;
  const rating = within(to, dearness);
  if (to > from * widest && within(from, dearness) !== rating) return undefined;
  return { rating, because: { kind: 'fees', from, to, isOfType: fees.every(({ basis }) => basis === 'type') } };
}

function sureOf({ id }: Weighable, { chanceOf, verdictOf }: KnownSelf): KnownRating | undefined {
  const verdict = verdictOf?.(id);
  if (verdict === 'closed') return { rating: 1, because: { kind: 'verdict', verdict } };
  const chance = chanceOf?.(id);
  if (chance !== undefined) {
    const inTen = Math.round(chance * 10);
    return { rating: within(10 - inTen, [1, 3, 5, 7]), because: { kind: 'chance', inTen } };
  }
  if (verdict === 'open') return { rating: 4, because: { kind: 'verdict', verdict } };
  return verdict === 'open_if' ? { rating: 3, because: { kind: 'verdict', verdict } } : undefined;
}

/** The fields of the result, best first; of Class 10 those of its streams. */
function fieldsOf({ recommendations }: QuizResult): readonly (readonly Field[])[] {
  return recommendations.map(({ fieldId, bestFields }) => (isField(fieldId) ? [fieldId] : bestFields.map((best) => best.fieldId)));
}

function fitOf({ fields }: Weighable, { result }: KnownSelf): KnownRating | undefined {
  // Where nothing is clear yet, nothing fits better than anything else.
  if (!result || !fields || fields.of.length === 0 || result.confidence === 'unclear') return undefined;
  for (const [at, wanted] of fieldsOf(result).slice(0, 3).entries()) {
    const field = wanted.find((one) => fields.of.includes(one));
    if (field !== undefined)
      return { rating: ([5, 4, 3] as const)[at] ?? 3, because: { kind: 'field', field, place: ([1, 2, 3] as const)[at] ?? 3 } };
  }
  return fields.isWhole ? { rating: 2, because: { kind: 'noField' } } : undefined;
}

function rankOf({ nirf }: Weighable): KnownRating | undefined {
  const first = nirf && /\d+/.exec(nirf.rank)?.[0];
  return nirf && first !== undefined ? { rating: within(Number(first), nirfPlaces), because: { kind: 'nirf', ...nirf } } : undefined;
}

export function knownRatings(item: Weighable, self: KnownSelf): KnownRatings {
  const km = distanceTo(item, self);
  const { leadsTo = 0 } = item;
  const found: Partial<Record<Criterion, KnownRating | undefined>> = {
    near:
      km === undefined ? undefined : { rating: within(km, farness), because: km === 0 ? { kind: 'sameDistrict' } : { kind: 'away', km } },
    // A student who lives near needs no hostel; whether a college far away has a place in one, the student asks.
    hostel: km !== undefined && km <= daily ? { rating: 5, because: { kind: 'daily', km } } : undefined,
    cost: costOf(item),
    sure: sureOf(item, self),
    fit: fitOf(item, self),
    become:
      leadsTo === 0
        ? undefined
        : { rating: within(10 - Math.min(leadsTo, 10), [2, 5, 7, 8]), because: { kind: 'careers', count: leadsTo } },
    rank: rankOf(item),
  };
  return Object.fromEntries(Object.entries(found).filter(([, known]) => known !== undefined));
}
