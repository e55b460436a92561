/** What is open to a student: every condition weighed, the best of the ways taken, and the rule that decided named first. */
import type { StudentDetails } from '@disha/contract/passport';
import { conditionStanding } from './standing.ts';
import type { Seen, Stood } from './stood.ts';
import { isEarly } from './rung.ts';
import type { Condition, Item, Judgement, SaidCondition, Verdict } from './types.ts';

/** The year a student would begin: Class 12 is two years after Class 10. */
export function admissionYear(details: StudentDetails, year: number): number {
  if (details.passingYear === undefined) return year;
  return Math.max(year, details.passingYear + (details.class === '10' ? 2 : 0));
}

/** What takes students from Class 10 is sat in the year that Class 10 is passed. */
const yearOf = (details: StudentDetails, item: Item, year: number) =>
  details.class === '10' && isEarly(item) ? Math.max(year, details.passingYear ?? year) : admissionYear(details, year);

/** An effect on a door: a verdict, or that it is probably closed. */
const effects = ['closed', 'probably', 'depends', 'open_if', 'open'] as const satisfies readonly (Verdict | 'probably')[];
type Effect = (typeof effects)[number];

/** Of a rule that is not confirmed: what is studied or held decides, where marks or a home only may. */
const isOfQualification = ({ condition: { kind }, part }: SaidCondition) =>
  kind === 'subjects' || kind === 'duty' || (kind === 'degree' && part !== undefined);

/** What a condition makes of a door; `undefined` where it has no say. */
function effect({ said }: Stood): Effect | undefined {
  const { condition, standing, part } = said;
  switch (standing) {
    case 'met':
    case 'note':
      return undefined;
    case 'later':
      return 'open_if';
    case 'unknown':
      // Where only some ask, or about so much, no student is asked for a fact; what they study decides too much to be left out.
      // So does an age beyond which no one is taken; and, beyond a limit, a relaxation that may or may not be theirs.
      if (condition.kind === 'subjects' || part !== undefined || (condition.kind === 'age' && condition.most !== undefined))
        return 'depends';
      return condition.some ? undefined : 'depends';
    case 'unmet':
      if (condition.certainty === 'C' && !condition.some && isOfQualification(said)) return 'probably';
      // An age beyond "about" is beyond it everywhere.
      return condition.certainty === 'C' || (condition.some && condition.kind !== 'age') ? 'open_if' : 'closed';
  }
}

const rank = (one: Effect) => effects.indexOf(one);
const worst = (list: readonly Effect[]): Effect => list.reduce((low, one) => (rank(one) < rank(low) ? one : low), 'open');

interface Weighed {
  verdict: Effect;
  told: readonly { stood: Stood; effect: Effect | undefined }[];
  /** Conditions in the way. */
  count: number;
}

function weigh(conditions: readonly Condition[], seen: Seen): Weighed {
  const told = conditions.map((condition) => {
    const stood = conditionStanding(condition, seen);
    return { stood, effect: effect(stood) };
  });
  const inTheWay = told.flatMap(({ effect }) => (effect === undefined ? [] : [effect]));
  return { verdict: worst(inTheWay), told, count: inTheWay.length };
}

/** A way that begins with a diploma or a degree the student has not got. */
const isBeyond = ({ told }: Weighed) =>
  told.some(({ stood: { said } }) => {
    const { condition, standing } = said;
    return standing === 'later' && (condition.kind === 'holds' || (condition.kind === 'class' && condition.needs === 'degree'));
  });

/** A way for which a graduate is too young yet. */
const isTooSoon = ({ told }: Weighed) =>
  told.some(({ stood: { said } }) => said.standing === 'later' && said.condition.kind === 'age' && said.condition.least !== undefined);

/** Shut by the kind of degree: another way that is shut as well, by marks or by age, tells them more. */
const isOfOther = ({ told }: Weighed) => Number(told.some(({ effect, stood: { said } }) => effect === 'closed' && said.part === 'kind'));

const isBetter = (a: Weighed, b: Weighed) =>
  rank(a.verdict) > rank(b.verdict) ||
  (a.verdict === b.verdict && (a.count < b.count || (a.verdict === 'closed' && a.count === b.count && isOfOther(a) < isOfOther(b))));

const isRead = (way: readonly Condition[]) => way.every(({ kind }) => kind !== 'rule');
/** Where each state has a way of its own: that of the student's; all of them where the state is not told, but for unread ones. */
function waysOf({ ways, byState }: Item, { state }: StudentDetails): Item['ways'] {
  if (!byState) return ways;
  const isOf = (way: readonly Condition[], has: (states: readonly string[]) => boolean) =>
    way.some((condition) => condition.kind === 'resident' && has(condition.of));
  const named = ways.filter((way) => isOf(way, () => true));
  if (state === undefined) return ways.filter((way) => named.includes(way) || isRead(way));
  const own = named.filter((way) => isOf(way, (states) => states.includes(state)));
  return own.length > 0 ? own : ways.filter((way) => !named.includes(way));
}

function bestWay(item: Item, seen: Seen): Weighed {
  const ways = waysOf(item, seen.passport).map((way) => weigh([...item.all, ...way], seen));
  const within = ways.filter((way) => !isBeyond(way));
  // What waits for a birthday is not told where something untold alone stands before another way.
  const ready = seen.passport.class === 'graduate' ? within.filter((way) => way.verdict !== 'closed' && !isTooSoon(way)) : [];
  return (ready.length > 0 ? ready : within.length === 0 ? ways : within).reduce((best, way) => (isBetter(way, best) ? way : best));
}

/** What holds of a student before every item, and what a route has led to before this one. */
export type AroundVerdict = Pick<Seen, 'degrees' | 'reaches' | 'passed'> & {
  year: number;
  /** Years later than the student could begin. */
  after?: number;
};

export function verdict(details: StudentDetails, item: Item, { year, after = 0, ...around }: AroundVerdict): Judgement {
  const begun = { asked: year, year: yearOf(details, item, year) + after };
  const way = bestWay(item, { passport: details, item, ...begun, ...around });
  // What is shut needs no more said than what shut it.
  const told = way.told.filter(({ effect, stood }) =>
    way.verdict === 'closed' ? effect === 'closed' : effect !== undefined || stood.said.standing === 'note',
  );
  const sorted = [...told].sort((a, b) => rank(a.effect ?? 'open') - rank(b.effect ?? 'open'));
  const missing = sorted.filter(({ effect }) => effect === 'depends').flatMap(({ stood }) => stood.missing);
  const isProbably = way.verdict === 'probably';
  return {
    ...(isProbably ? { verdict: 'depends', probably: 'closed' } : { verdict: way.verdict as Verdict }),
    reasons: sorted.map(({ stood: { said } }) => ({ ruleId: `${item.id}.${said.condition.rule}`, said, source: item.source })),
    missing: isProbably || missing.includes('rule') ? ['rule'] : [...new Set(missing)],
    conditions: sorted.filter(({ effect }) => effect === 'open_if').map(({ stood: { said } }) => said),
  };
}
