/** What a graduate has beside the work that their degree leads to. */
import { degreesHeld } from '@disha/contract/passport';
import { isClosed, type PlanAsk } from './asked.ts';
import { isEngineer } from './begun.ts';
import { healthFamilies } from './held.ts';
import { isManager, ofEveryEngineer, ofEveryGraduate } from './onward.ts';
import type { Goal } from './proposal.ts';
import { fitsStudent, mastersFor } from './sisters.ts';
import { examAlone, waysInto, type WayCandidate } from './ways-into.ts';

/** A BBA's MBA, else the test that takes every one of them. */
export function* fallbackWays(asked: PlanAsk, goal: Goal): Iterable<WayCandidate> {
  if (asked.passport.class !== 'graduate' || goal.type !== 'careers') return;
  if (degreesHeld(asked.passport).some(({ family }) => healthFamilies.has(family))) return;
  const mba = isManager(asked) ? asked.course('mba') : undefined;
  if (mba !== undefined && fitsStudent(asked, mba)) yield* waysInto(asked, mba);
  const exam = asked.exam(ofEveryGraduate);
  if (exam !== undefined && !isClosed(asked, exam)) yield* examAlone(asked, exam);
}

/** What its profession goes on to, and of an engineer the test by which public companies take every branch. */
export function* postsOf(asked: PlanAsk, goal: Goal): Iterable<WayCandidate> {
  if (goal.type !== 'careers') return;
  for (const master of mastersFor(asked)) if (fitsStudent(asked, master)) yield* waysInto(asked, master);
  const exam = isEngineer(asked.passport) ? asked.exam(ofEveryEngineer) : undefined;
  if (exam !== undefined && !isClosed(asked, exam)) yield* examAlone(asked, exam);
}
