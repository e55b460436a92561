/** Which exams come before an exam: only who qualifies in the first, or has its score, may sit the second. */
import type { State } from '@disha/contract/taxonomy';
import { judging } from '../check.ts';
import { verdicts, type Item } from '../types.ts';
import type { PlanFacts } from './warnings.ts';

const always: Readonly<Record<string, readonly string[]>> = {
  'jee-advanced': ['jee-main'],
  'psu-graduate-engineer-gate': ['gate'],
  'rajasthan-police-constable': ['rssb-cet-12'],
  'haryana-police-constable': ['hssc-cet'],
};

/** Tests of all states under one name: some states hold a common test before it, as the pages of these exams say. */
const inState: Readonly<Record<string, Readonly<Partial<Record<State, string>>>>> = {
  'state-patwari-lekhpal': { 'Uttar Pradesh': 'upsssc-pet', Rajasthan: 'rssb-cet-graduate' },
  'state-vdo-panchayat': { 'Uttar Pradesh': 'upsssc-pet', Rajasthan: 'rssb-cet-graduate' },
  'state-forest-guard': { 'Uttar Pradesh': 'upsssc-pet', Rajasthan: 'rssb-cet-12' },
};

const isTet = ({ id, purpose }: Item) => purpose === 'eligibility' && /(tet|reet)$/.test(id);

/** A teacher's post of a state asks for that state's own test or the one of all India, one of the Centre for the latter. */
function tetsFor(item: Item, { book, passport, year }: PlanFacts): readonly string[] {
  if (!item.all.some((one) => one.kind === 'duty' && one.what === 'tet')) return [];
  const all = book.exams.filter((one) => isTet(one) && (one.state === undefined || one.state === item.state));
  const { judge } = judging(book, passport, { year });
  const rank = (one: Item) => verdicts.indexOf(judge(one).verdict) * 2 + Number(one.state !== undefined);
  const [best] = [...all].sort((a, b) => rank(b) - rank(a));
  return best === undefined ? [] : [best.id];
}

export function testsBefore(exam: string, state: State | undefined): readonly string[] {
  const common = state === undefined ? undefined : inState[exam]?.[state];
  return [...(always[exam] ?? []), ...(common === undefined ? [] : [common])];
}

export function examsBefore(exam: string, item: Item | undefined, facts: PlanFacts): readonly string[] {
  return [...testsBefore(exam, facts.passport.state), ...(item === undefined ? [] : tetsFor(item, facts))];
}
