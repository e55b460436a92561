import { WhatHappened } from '../../features/calendar/what-happened.tsx';
import { NextStepCard } from '../../features/path/plan/next-step-card.tsx';
import { usePlannedExams } from '../../features/path/plan/use-planned.ts';
import { begunTexts } from '../../messages/begun.ts';
import { useText } from '../../messages/locale.ts';
import { useLastVisit } from '../../session/last-visit.ts';
import { Button } from '../../ui/button.tsx';

/**
 * The next steps of the plan, and what has come for its exams since the last visit. Where nothing around it can be put off, the card itself
 * is: until tomorrow, on the home page too.
 */
export function PlanStepsScreen({ canPutOff = false }: { canPutOff?: boolean }) {
  const text = useText(begunTexts);
  const { since, isPutOff, putOff } = useLastVisit();
  const { ids } = usePlannedExams();
  if (canPutOff && isPutOff) return null;
  const notNow = canPutOff && (
    <Button look="plain" onClick={putOff}>
      {text.notNow}
    </Button>
  );
  return <NextStepCard action={notNow}>{since !== null && ids.length > 0 && <WhatHappened exams={ids} since={since} />}</NextStepCard>;
}
