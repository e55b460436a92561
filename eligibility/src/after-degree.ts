/** How a graduate comes to a career: with the degree they have, by a short course beside it, or only by another long one. */
import type { DegreeFamily } from '@disha/contract/passport';
import type { Field } from '@disha/contract/taxonomy';
import { isDegree, type RouteWalk } from './careers.ts';
import { directEntryOf, type EntryBar } from './direct-entry.ts';
import { needsDegree } from './rung.ts';
import type { CareerRoutes, Condition, Item, SaidCondition } from './types.ts';

type AskedDegree = Extract<Condition, { kind: 'degree' }>;

export interface DegreeReach {
  by: 'degree' | 'beside' | 'anew' | 'none';
  /** Of the first course that is still to be taken: 0 where none is, undefined where no source says. */
  years: number | undefined;
  /** The degrees that lead there at once, where it was not told which one they have, or where any would do. */
  asks: readonly AskedDegree[];
  /** It is entered behind its foundation test: with so many per cent. */
  direct?: EntryBar | undefined;
}

const shortYears = 1;
const isShort = ({ gives, years = 0 }: Item) => !isDegree(gives) && years <= shortYears;
const leastYears = (courses: readonly Item[]) => [...courses].sort((a, b) => (a.years ?? shortYears) - (b.years ?? shortYears))[0];

const askedDegree = ({ condition, standing }: SaidCondition): readonly AskedDegree[] =>
  condition.kind === 'degree' && standing === 'unknown' && condition.families ? [condition] : [];

const isOpen = ({ judgement }: RouteWalk) => judgement.verdict !== 'closed';
const coursesLeft = ({ rest }: RouteWalk) => rest.filter(({ type }) => type === 'courses').length;
const nextCourse = ({ rest }: RouteWalk) => rest.find(({ type }) => type === 'courses');

/** Somebody whose degree is known by its field alone is taken to have a first degree at home in that field. */
function mayBeDone(done: readonly RouteWalk[], fields: readonly (Field | undefined)[], isElsewhere: boolean): readonly RouteWalk[] {
  const first = done.filter((walk) => walk.done && !needsDegree(walk.done));
  return first.filter((walk) => isElsewhere || fields.includes(walk.done?.fields[0]));
}

/** Degrees that are no more than what most have who do such work: no graduate takes a second one for it. */
const general: readonly DegreeFamily[] = ['ba', 'bcom', 'bba', 'bjmc'];
const asExample = ({ gives }: Item): readonly AskedDegree[] =>
  isDegree(gives) && general.includes(gives.family) && gives.in !== 'any'
    ? [{ kind: 'degree', level: gives.level, families: [gives.family], in: gives.in, relaxed: {}, rule: 'degree', certainty: 'B' }]
    : [];

interface Before {
  walks: readonly RouteWalk[];
  /** The routes that end in a degree they have, or may have. */
  done: readonly RouteWalk[];
  /** What they studied. */
  fields: readonly (Field | undefined)[];
}

const further = (walks: readonly RouteWalk[]): DegreeReach => ({
  by: 'degree',
  years: leastYears(walks.flatMap((walk) => nextCourse(walk) ?? []))?.years,
  asks: [],
});

const atOnce: DegreeReach = { by: 'degree', years: 0, asks: [] };

export function reachOf({ atWork }: CareerRoutes, { walks, done, fields }: Before): DegreeReach {
  const open = walks.filter(isOpen);
  const goesOn = open.filter(({ anew }) => anew === undefined);
  // The institutes' own courses are long: a graduate with something as near is told of that.
  const isOwn = (walk: RouteWalk) => directEntryOf(nextCourse(walk)) === undefined;
  const ofInstitutes = goesOn.filter((walk) => !isOwn(walk));
  const fewest = Math.min(...ofInstitutes.map(coursesLeft));
  const own = goesOn.filter((walk) => isOwn(walk) && coursesLeft(walk) <= fewest);
  const isAtOnce = done.some(({ judgement }) => judgement.verdict !== 'depends') || own.some((walk) => nextCourse(walk) === undefined);
  if (isAtOnce || walks.length === 0) return atOnce;
  const maybe = mayBeDone(done, fields, own.length === 0);
  if (maybe.length > 0)
    return { ...atOnce, asks: maybe.flatMap(({ judgement }) => judgement.reasons.flatMap(({ said }) => askedDegree(said))) };
  if (own.length > 0) return further(own);
  const courses = open.flatMap(({ anew }) => anew ?? []);
  const least = leastYears(courses);
  if (least !== undefined && isShort(least)) return { by: 'beside', years: least.years, asks: [] };
  if (ofInstitutes.length > 0) {
    const [direct] = ofInstitutes.flatMap(({ rest: [first] }) => directEntryOf(first) ?? []);
    return { ...further(ofInstitutes), ...(direct && { direct }) };
  }
  const examples = open.flatMap(({ rest }) => rest.slice(-1).flatMap(asExample));
  if (atWork || examples.length > 0) return { ...atOnce, asks: examples };
  return { by: least === undefined ? 'none' : 'anew', years: least?.years, asks: [] };
}
