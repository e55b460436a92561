/** What is asked for a course at one college, and a year of it: the one place where it is reckoned. Plain data, without zod. */
import type { Keeper } from '../colleges/keepers.words.ts';
import { bandsIn, rupeesAYear, type Certainty, type FeeKind, type FeePer, type FeeSeat, type FeeType } from './fees.words.ts';

/** A college, as far as its fees depend on it. */
export interface MoneyQuestion {
  state?: string | undefined;
  type?: string | undefined;
  management?: string | undefined;
  isUniversity: boolean;
  keeper?: Keeper | '' | undefined;
  /** What it is by a list of ours, where that has a fee of its own. */
  institute?: FeeType | undefined;
}

type Types = readonly FeeType[];
const none: Types = [];

/** The bands that are of each keeper. What the Centre, the army or a town keeps is of no state's order; a minority sets its own fee. */
const typesOfKeeper: Readonly<Record<Keeper, { college: Types; university: Types }>> = {
  centre: { college: none, university: none },
  esic: { college: ['esic'], university: none },
  defence: { college: none, university: none },
  railways: { college: none, university: none },
  municipal: { college: none, university: none },
  state: { college: ['government', 'government_aided'], university: ['state_university', 'government'] },
  society: { college: ['government_society'], university: none },
  aided: { college: ['aided', 'government_aided'], university: none },
  private: { college: ['private', 'private_deemed'], university: ['private_university', 'deemed_private'] },
  deemed_public: { college: none, university: none },
  deemed_private: { college: ['deemed', 'private_deemed', 'deemed_private'], university: ['deemed', 'private_deemed', 'deemed_private'] },
  minority: { college: none, university: none },
};

/**
 * Of which bands a college is. Where nobody says who keeps it, none of a university and none of a deemed one, nor of a course whose fee
 * depends on it (`isKeeperAsked`); for others what its type and who runs it say.
 */
export function feeTypesOf({ type, management, isUniversity, keeper = '', institute }: MoneyQuestion, isKeeperAsked: boolean): Types {
  if (institute !== undefined) return [institute];
  if (keeper !== '') return typesOfKeeper[keeper][isUniversity ? 'university' : 'college'];
  if (isKeeperAsked || isUniversity || type === 'deemed') return none;
  if (management === 'aided') return typesOfKeeper.aided.college;
  if (type === 'government') return typesOfKeeper.state.college;
  return type === 'private' ? typesOfKeeper.private.college : none;
}

interface Banded {
  type: FeeType;
  what: FeeKind;
  state?: string | undefined;
}

/** Of the bands of one course those that a college asks by; `bands` are of no college alone. */
export function bandsAt<Band extends Banded>(bands: readonly Band[], college: MoneyQuestion, isKeeperAsked: boolean): Band[] {
  const types = feeTypesOf(college, isKeeperAsked);
  return bandsIn(
    bands.filter(({ type }) => types.includes(type)),
    college.state,
  );
}

/** A band wider than this says nothing of its upper end. */
const widest = 10;

/** "Up to" a ceiling is no wide band: nobody asks more. */
export const isTooWide = ({ from, to }: { from: number; to: number }): boolean => from > 0 && to > widest * from;

export const keptGroups = ['government', 'aided', 'private'] as const;
type KeptGroup = (typeof keptGroups)[number];

const aided: Types = ['aided', 'government_aided'];
const priv: Types = ['private', 'private_university', 'deemed', 'private_deemed', 'deemed_private', 'body', 'room'];
const groupOf = (type: FeeType): KeptGroup => (aided.includes(type) ? 'aided' : priv.includes(type) ? 'private' : 'government');

export interface MoneyPart {
  kept: KeptGroup;
  from: number;
  to: number;
  /** Too wide even so: only its lower end is told. */
  ask?: true | undefined;
}

/** Rupees a year. */
export interface Money {
  from: number;
  to: number;
  /** Where the whole is too wide to mean anything: the same by who keeps the colleges. */
  parts?: readonly MoneyPart[] | undefined;
}

const rangeOf = (bands: readonly { from: number; to: number }[]) => ({
  from: Math.min(...bands.map(({ from }) => from)),
  to: Math.max(...bands.map(({ to }) => to)),
});

/** Of bands by the year; undefined of none. */
export function moneyOf(bands: readonly { type: FeeType; from: number; to: number }[]): Money | undefined {
  if (bands.length === 0) return undefined;
  const whole = rangeOf(bands);
  if (!isTooWide(whole)) return whole;
  const parts = keptGroups.flatMap((kept): MoneyPart[] => {
    const of = bands.filter(({ type }) => groupOf(type) === kept);
    if (of.length === 0) return [];
    const range = rangeOf(of);
    return [{ kept, ...range, ...(isTooWide(range) ? { ask: true as const } : {}) }];
  });
  return { ...whole, parts };
}

/** A year at one college, as far as it may be summed. */
export interface YearCost extends Money {
  /** The college's own figure, or that of colleges of its type. */
  basis: 'own' | 'type';
  /** Living there, where that is known. */
  hostel?: { from: number; to: number } | undefined;
}

/** Confirmed, and of a seat that any admitted student gets: what may be summed. */
export const isCounted = ({ certainty, seat }: { certainty: Certainty; seat: FeeSeat }): boolean =>
  certainty !== 'C' && (seat === 'any' || seat === 'merit');

interface Published extends Banded {
  basis?: 'own' | 'type' | undefined;
  from: number;
  to: number;
  per: FeePer;
  seat: FeeSeat;
  certainty: Certainty;
}

const yearlyOf = (what: FeeKind, bands: readonly Published[], courseMonths: number | undefined): Money | undefined =>
  moneyOf(
    bands
      .filter((band) => band.what === what && isCounted(band))
      .flatMap(({ type, from, to, per }) => {
        const [least, most] = [rupeesAYear(from, per, courseMonths), rupeesAYear(to, per, courseMonths)];
        return least === undefined || most === undefined ? [] : [{ type, from: least, to: most }];
      }),
  );

/** What a year of teaching costs by what is published, where that may be summed: by the college's own figures where there are any. */
export function yearlyMoney(bands: readonly Published[], courseMonths: number | undefined): Money | undefined {
  const own = bands.filter((band) => band.basis === 'own');
  return yearlyOf('tuition', own.length > 0 ? own : bands, courseMonths);
}

/** The same with a place to live: of the bands that one college shows for one course. */
export function yearCost(bands: readonly Published[], basis: YearCost['basis'], courseMonths: number | undefined): YearCost | undefined {
  const money = yearlyMoney(bands, courseMonths);
  const rooms = yearlyOf('hostel', bands, courseMonths);
  return money && { ...money, basis, ...(rooms ? { hostel: { from: rooms.from, to: rooms.to } } : {}) };
}
