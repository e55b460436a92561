import { WhatHappened } from '../../features/calendar/what-happened.tsx';
import { NextStepCard } from '../../features/path/plan/next-step-card.tsx';
import { usePlannedExams } from '../../features/path/plan/use-planned.ts';
import { useLastVisit } from '../../session/last-visit.ts';

/** The next steps of the plan, and what has come for its exams since the last visit. */
export function PlanSteps() {
  const { since } = useLastVisit();
  const { ids } = usePlannedExams();
  return <NextStepCard>{since !== null && ids.length > 0 && <WhatHappened exams={ids} since={since} />}</NextStepCard>;
}
