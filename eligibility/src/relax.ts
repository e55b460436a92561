/** Whose bar is lower, or age higher, and what of that is not known yet. */
import type { StudentDetails } from '@disha/contract/passport';
import type { Item, Relaxation, Relaxed, SaidCondition } from './types.ts';

interface Limits {
  /** The kindest limit that holds for this student, by what is known. */
  certain: number;
  /** The kindest that could hold, were the missing facts known. */
  possible: number;
  /** Keys of the student details that stand between the two. */
  missing: readonly string[];
  /** There is a relaxation for this student, and only the notice says how much. */
  isOpenEnded: boolean;
}

const keyOf = (name: Relaxation): 'category' | 'disability' | 'gender' =>
  name === 'pwd' ? 'disability' : name === 'female' ? 'gender' : 'category';

/** Whether a relaxation is this student's; `undefined` where the student has not said. */
function isFor(details: StudentDetails, name: Relaxation): boolean | undefined {
  if (name === 'pwd') return details.disability;
  if (name === 'female') return details.gender === undefined ? undefined : details.gender === 'female';
  return details.category === undefined ? undefined : details.category === name;
}

/**
 * A state eases its exams for its own people: a student from another is general there, of whatever category. Delhi's posts go by the
 * Centre's lists. `undefined` where the home is not told.
 */
function isAtHome({ state }: StudentDetails, item: Pick<Item, 'state'>): boolean | undefined {
  if (item.state === undefined || item.state === 'Delhi') return true;
  return state === undefined ? undefined : state === item.state;
}

/** `kinder` picks the one of two limits that lets more people in. */
export function limitsFor(
  { passport: details, item }: { passport: StudentDetails; item: Pick<Item, 'state'> },
  limit: number,
  relaxed: Relaxed,
  kinder: (a: number, b: number) => number,
  adds = false,
): Limits {
  const atHome = isAtHome(details, item);
  let [certain, possible] = [limit, limit];
  let isOpenEnded = false;
  const missing = new Set<string>();
  // Where two reasons add up: what each of them gives, by the fact it hangs on.
  const own = new Map<string, number>();
  const open = new Map<string, number>();
  for (const [name, value] of Object.entries(relaxed) as [Relaxation, number | null][]) {
    const isTheirs = isFor(details, name);
    if (isTheirs === false || atHome === false) continue;
    if (isTheirs === undefined) missing.add(keyOf(name));
    if (atHome === undefined) missing.add('state');
    const holds = isTheirs === true && atHome === true;
    if (value === null) {
      if (holds) isOpenEnded = true;
      else possible = kinder(-Infinity, Infinity);
    } else {
      if (holds) certain = kinder(certain, value);
      possible = kinder(possible, value);
      if (holds) own.set(keyOf(name), value - limit);
      open.set(keyOf(name), Math.max(open.get(keyOf(name)) ?? 0, value - limit));
    }
  }
  if (adds) {
    const sum = (parts: ReadonlyMap<string, number>) => [...parts.values()].reduce((all, one) => all + one, limit);
    [certain, possible] = [sum(own), kinder(possible, sum(open))];
  }
  return { certain, possible: kinder(certain, possible), missing: [...missing], isOpenEnded };
}

/** Whether only the home stands between a student and an easier limit. */
export const easedBy = (missing: readonly string[], { state }: Pick<Item, 'state'>): Pick<SaidCondition, 'part' | 'state'> =>
  missing.every((key) => key === 'state') ? { part: 'home', state } : { part: 'relaxed' };
