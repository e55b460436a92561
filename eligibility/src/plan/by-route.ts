/** The ways into a career, from its routes: the least closed first, then the most usual, then the shortest. */
import { isEarly } from '../rung.ts';
import { verdicts, type Career, type Item } from '../types.ts';
import type { Asked } from './wishes.ts';

/** What is begun, and by what; a job exam is a way without a course. */
export interface Begun {
  course: Item | undefined;
  /** Named by the route before the course, or all there is. */
  exam: Item | undefined;
}

/** Of no use by itself: it stands beside a degree. */
const besides = ['ncc-c-certificate'];

function begunOf(rest: readonly Item[]): Begun | undefined {
  const [first, second] = rest;
  if (first === undefined) return undefined;
  if (first.type === 'courses') return { course: first, exam: undefined };
  return second?.type === 'courses' ? { course: second, exam: first } : { course: undefined, exam: first };
}

/** A certificate, or what is begun below where the student stands. */
const isBelow = ({ passport }: Asked, { course }: Begun) =>
  course !== undefined && (course.level === 'certificate' || (passport.class !== '10' && isEarly(course)));

/** `isGoal`: below where they stand only what they want and where that is how most come to it; nothing fills up with such. */
export function waysInto(asked: Asked, career: Career, isGoal: boolean): readonly Begun[] {
  const open = asked.walks(career).filter(({ judgement }) => judgement.verdict !== 'closed');
  const usual = Math.min(...open.map(({ route }) => route.usual ?? 1));
  const rank = (verdict: (typeof verdicts)[number]) => verdicts.indexOf(verdict);
  const length = (rest: readonly Item[]) => rest.reduce((sum, { years = 0 }) => sum + years, 0);
  const all = [...open]
    .sort(
      (a, b) =>
        rank(b.judgement.verdict) - rank(a.judgement.verdict) ||
        (a.route.usual ?? 1) - (b.route.usual ?? 1) ||
        length(a.rest) - length(b.rest),
    )
    .flatMap(({ rest, route }) => {
      const begun = begunOf(rest);
      return begun === undefined || besides.includes(begun.course?.id ?? '') ? [] : [{ begun, isUsual: (route.usual ?? 1) === usual }];
    });
  const fitting = all.filter(({ begun, isUsual }) => !isBelow(asked, begun) || (isGoal && isUsual));
  return (isGoal && fitting.length === 0 ? all : fitting).map(({ begun }) => begun);
}
