/** What is below where somebody stands, for whom less is hoped than what they want asks for. */
import type { CareerRoutes, Item } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { careerWays } from './candidates.ts';
import { jobsBeside } from './own-ways.ts';
import { examAlone, type WayCandidate } from './ways-into.ts';

/** It asks for more in some subjects than is hoped for in all of them. */
export function isAboveHope({ passport: { marks } }: PlanAsk, { judgement: { reasons } }: WayCandidate): boolean {
  const { percent } = marks?.class12 ?? {};
  return reasons.some(
    ({ said: { condition, standing, need = 0 } }) =>
      condition.kind === 'subject_marks' && standing === 'unknown' && !condition.some && percent !== undefined && percent < need,
  );
}

const subjectsOf = ({ all, ways }: Item) =>
  [...all, ...ways.flat()].flatMap((one) => (one.kind === 'subjects' ? one.of : [])).filter((id) => id !== 'english');

/** A test for the same kind of work that asks for the same subjects, then work near it, also by a certificate. */
export function* lesserWays(asked: PlanAsk, item: Item | CareerRoutes | undefined, near: readonly CareerRoutes[]): Iterable<WayCandidate> {
  if (item?.type === 'exams') {
    const studied = subjectsOf(item);
    for (const other of jobsBeside(asked, item)) if (subjectsOf(other).some((id) => studied.includes(id))) yield* examAlone(asked, other);
  }
  for (const career of near) if (!isClosed(asked, career)) yield* careerWays(asked, career, true);
}
