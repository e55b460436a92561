/** Who competes for a line's seats, and what it is expected to close at: worked out where lines are loaded, and on a device of a pack. */
import type { NoCall, SeatCondition } from '@disha/contract/chances.words';
import type { SeatScope } from '@disha/contract/counsellings.files';
import { isLastRound } from '../call-year.ts';
import { conditionOf, homeStates, isPaid, scopeOf, type CounsellingTables } from '../counsellings.ts';
import { fittedOf } from '../fitted.ts';
import { yearsToLearnFrom } from '../fitting.ts';
import { groupOf, predict } from '../predict.ts';
import { genderOf } from '../seats-text.ts';
import type { Dictionary, SeatGender, Institute, Line } from '../types.ts';

/** Whatever decides whether somebody sees a line. */
export interface LinePool {
  list: string;
  category: string;
  pwd: boolean;
  gender: SeatGender;
  /** Whom the quota is for, and of which states. */
  scope: SeatScope;
  homeStates: string[];
  /** Its seats cost far more than the others. */
  paid: boolean;
  /** What they ask of a candidate beside a rank; null where nothing is. */
  condition: SeatCondition | null;
}

/** What tells one pool of a counselling from another. */
export const poolKey = ({
  list,
  category,
  pwd,
  gender,
  scope,
  homeStates: states,
  paid = false,
  condition = null,
}: Omit<LinePool, 'paid' | 'condition'> & { paid?: boolean | undefined; condition?: SeatCondition | null | undefined }) =>
  JSON.stringify([list, category, pwd, gender, scope, states, paid, condition]);

/** The pool of a line, the same object for all that have it in common: worked out once for all lines that differ in nothing of it. */
export function poolsOf(counselling: CounsellingTables, { institutes }: Pick<Dictionary, 'institutes'>): (line: Line) => LinePool {
  const byLine = new Map<string, LinePool>();
  const byKey = new Map<string, LinePool>();
  return ({ list, category, pwd, quota, ...line }) => {
    const institute = institutes[line.institute];
    const gender = genderOf(counselling, line.gender, institute?.name ?? '');
    const told = `${list}\t${category}\t${pwd}\t${quota}\t${gender}\t${institute?.state}`;
    const known = byLine.get(told);
    if (known) return known;
    const scope = scopeOf(counselling, quota);
    const isOfStates = scope === 'home' || scope === 'other';
    const states = isOfStates ? homeStates(counselling, quota, institute?.state) : [];
    const made = {
      list,
      category,
      pwd,
      gender,
      scope,
      homeStates: states,
      paid: isPaid(counselling, quota),
      condition: conditionOf(counselling, quota) ?? null,
    };
    const pool = byKey.get(poolKey(made)) ?? made;
    byKey.set(poolKey(pool), pool);
    byLine.set(told, pool);
    return pool;
  };
}

interface LineCall {
  /** The logarithm of the expected closing, and half of the range that holds 80 %; null where no call is made. */
  centre: number | null;
  halfWidth: number | null;
  noCall: NoCall | null;
}

/** What is said of next year, or why nothing is: last rounds alone say what a place takes. */
export function callOfLine(counselling: CounsellingTables, institute: Institute, line: Line, callYear: number): LineCall {
  const none = (noCall: NoCall): LineCall => ({ centre: null, halfWidth: null, noCall });
  const fitted = fittedOf(counselling.id);
  if (counselling.noCall !== undefined || !fitted) return none(counselling.noCall ?? 'short_history');
  const history = line.history.filter(isLastRound);
  if (history.length === 0) return none('not_final_round');
  const known = yearsToLearnFrom(counselling, institute, { ...line, history });
  if (fitted.uncalled.includes(groupOf(known))) return none('tried_badly');
  if ((history.at(-1)?.closing ?? 0) > (fitted.model.upTo ?? Infinity)) return none('tried_badly');
  const call = scopeOf(counselling, line.quota) === 'asked' ? undefined : predict(known, callYear, fitted.model);
  return call ? { ...call, noCall: null } : none('short_history');
}
