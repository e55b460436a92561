/** Ages, counted on the days the body names. Too young passes with the years; too old does not. */
import { bornBefore } from './dates.ts';
import { easedBy, limitsFor } from './relax.ts';
import { stood, type Seen, type Stood } from './stood.ts';
import type { Condition } from './types.ts';

type Age = Extract<Condition, { kind: 'age' }>;

/** "About 25 years": a student older by more than this is too old whatever the notice says. */
const aboutYears = 2;

export function ageStanding(condition: Age, seen: Seen): Stood {
  const { passport: details, year, item } = seen;
  const { birthDate } = details;
  if (birthDate === undefined) return stood(condition, 'unknown', { need: condition.least ?? condition.most }, ['birthDate']);
  const [first, last] = condition.on;
  const { least, most } = condition;
  if (least !== undefined && birthDate > bornBefore(year, last, least)) {
    let fromYear = year;
    while (birthDate > bornBefore(fromYear, last, least)) fromYear += 1;
    return stood(condition, 'later', { need: least, fromYear });
  }
  if (most === undefined) return stood(condition, 'met');
  const limits = limitsFor(seen, most, condition.relaxed, Math.max, condition.adds);
  const isYoungEnough = (age: number) => !Number.isFinite(age) || birthDate >= bornBefore(year, first, age);
  const about = condition.some ? aboutYears : 0;
  const need = limits.certain;
  if (isYoungEnough(limits.certain)) return stood(condition, 'met', { need });
  if (limits.isOpenEnded || isYoungEnough(limits.certain + about)) return stood(condition, 'later', { need });
  if (isYoungEnough(limits.possible + about))
    return stood(condition, 'unknown', { need, ...easedBy(limits.missing, item) }, limits.missing);
  return stood(condition, 'unmet', { need });
}
