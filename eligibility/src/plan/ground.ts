/** What a graduate has beside the work that their degree leads to. */
import { degreesOf } from '@disha/contract/passport';
import { isClosed, type PlanAsk } from './asked.ts';
import { isEngineer } from './begun.ts';
import { health } from './held.ts';
import { isManager, ofEveryEngineer, ofEveryGraduate } from './onward.ts';
import type { Goal } from './proposal.ts';
import { fits, mastersFor } from './sisters.ts';
import { examAlone, waysInto, type Candidate } from './ways-into.ts';

/** A BBA's MBA, else the test that takes every one of them. */
export function* groundOf(asked: PlanAsk, goal: Goal): Iterable<Candidate> {
  if (asked.passport.class !== 'graduate' || goal.type !== 'careers') return;
  if (degreesOf(asked.passport).some(({ family }) => health.has(family))) return;
  const mba = isManager(asked) ? asked.course('mba') : undefined;
  if (mba !== undefined && fits(asked, mba)) yield* waysInto(asked, mba);
  const exam = asked.exam(ofEveryGraduate);
  if (exam !== undefined && !isClosed(asked, exam)) yield* examAlone(asked, exam);
}

/** What its profession goes on to, and of an engineer the test by which public companies take every branch. */
export function* postsOf(asked: PlanAsk, goal: Goal): Iterable<Candidate> {
  if (goal.type !== 'careers') return;
  for (const master of mastersFor(asked)) if (fits(asked, master)) yield* waysInto(asked, master);
  const exam = isEngineer(asked.passport) ? asked.exam(ofEveryEngineer) : undefined;
  if (exam !== undefined && !isClosed(asked, exam)) yield* examAlone(asked, exam);
}
