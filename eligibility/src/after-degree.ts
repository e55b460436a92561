/** How a graduate comes to a career: with the degree they have, by a short course beside it, or only by another long one. */
import type { Field } from '@disha/contract/taxonomy';
import { isDegree, type Walk } from './careers.ts';
import { needsDegree } from './rung.ts';
import type { Condition, Item, Said } from './types.ts';

type AskedDegree = Extract<Condition, { kind: 'degree' }>;

export interface Reach {
  by: 'degree' | 'beside' | 'anew' | 'none';
  /** Of the first course that is still to be taken: 0 where none is, undefined where nobody says. */
  years: number | undefined;
  /** The degrees that lead there at once, where it was not told which one they have. */
  asks: readonly AskedDegree[];
}

const shortYears = 1;
const isShort = ({ gives, years = 0 }: Item) => !isDegree(gives) && years <= shortYears;
const leastYears = (courses: readonly Item[]) => [...courses].sort((a, b) => (a.years ?? shortYears) - (b.years ?? shortYears))[0];

const askedDegree = ({ condition, standing }: Said): readonly AskedDegree[] =>
  condition.kind === 'degree' && standing === 'unknown' && condition.families ? [condition] : [];

const isOpen = ({ judgement }: Walk) => judgement.verdict !== 'closed';
const nextCourse = ({ rest }: Walk) => rest.find(({ type }) => type === 'courses');

/** Somebody whose degree is known by its field alone is taken to have a first degree at home in that field. */
function mayBeDone(done: readonly Walk[], fields: readonly (Field | undefined)[], isElsewhere: boolean): readonly Walk[] {
  const first = done.filter((walk) => walk.done && !needsDegree(walk.done));
  return first.filter((walk) => isElsewhere || fields.includes(walk.done?.fields[0]));
}

/** `done`: the routes that end in a degree they have, or may have; `fields`: what they studied. */
export function reachOf(walks: readonly Walk[], done: readonly Walk[], fields: readonly (Field | undefined)[]): Reach {
  const own = walks.filter((walk) => isOpen(walk) && walk.anew === undefined);
  const isAtOnce = done.some(({ judgement }) => judgement.verdict !== 'depends') || own.some((walk) => nextCourse(walk) === undefined);
  if (isAtOnce || walks.length === 0) return { by: 'degree', years: 0, asks: [] };
  const maybe = mayBeDone(done, fields, own.length === 0);
  if (maybe.length > 0)
    return { by: 'degree', years: 0, asks: maybe.flatMap(({ judgement }) => judgement.reasons.flatMap(({ said }) => askedDegree(said))) };
  if (own.length > 0) return { by: 'degree', years: leastYears(own.flatMap((walk) => nextCourse(walk) ?? []))?.years, asks: [] };
  const least = leastYears(walks.filter(isOpen).flatMap(({ anew }) => anew ?? []));
  return { by: least === undefined ? 'none' : isShort(least) ? 'beside' : 'anew', years: least?.years, asks: [] };
}
