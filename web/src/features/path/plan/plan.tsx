import type { Plan as PlanOf } from '@disha/contract/path';
import { useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useIsBrowser } from '../../../ui/use-is-browser.ts';
import { Given } from './given.tsx';
import { PlanBoth } from './plan-both.tsx';
import { PlanGoal } from './plan-goal.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanWarnings } from './plan-warnings.tsx';
import { PlanWays } from './plan-ways.tsx';
import { Proposal } from './proposal.tsx';
import { emptyPlan, isEmpty } from './read-plan.ts';
import { useFacts } from './use-facts.ts';
import { useOwnPlan, type OwnPlan } from './use-plan.ts';
import { suggestedFor } from './suggested.ts';

/** The plan is the browser's: the server draws what stands around it. */
export function Plan() {
  const text = useText(planTexts);
  const isBrowser = useIsBrowser();
  return (
    <>
      <h2 className="text-heading">{text.heading}</h2>
      <p className="mt-2 mb-4 max-w-2xl text-ink-soft">{text.lead}</p>
      {isBrowser ? <Own /> : <Skeleton className="h-96" />}
    </>
  );
}

function Own() {
  const text = useText(planTexts);
  const errorText = useErrorText();
  const own = useOwnPlan();
  const { plan, both, error, isLoading } = own;
  const hasFailed = error !== null && error !== undefined;
  if (both) return <PlanBoth {...both} onChoose={own.choose} />;
  if (isLoading)
    return (
      <div>
        <p role="status" className="sr-only">
          {text.loading}
        </p>
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="grid gap-5">
      <Given plan={plan} onChange={own.change} />
      {hasFailed && <Alert tone="attention" title={errorText(error)} actions={[{ label: text.again, onPress: own.retry }]} />}
      {plan === null || isEmpty(plan) ? !hasFailed && <Proposal onTake={own.change} /> : <Whole {...own} plan={plan} />}
    </div>
  );
}

function Whole({ plan, place, change }: OwnPlan & { plan: PlanOf }) {
  const text = useText(planTexts);
  const [isAsking, setIsAsking] = useState(false);
  const facts = useFacts(plan.ways);
  return (
    <>
      <p role="status" className="font-semibold print:hidden">
        {text.places[place]}
      </p>
      <PlanGoal goal={plan.goal} onChange={(goal) => change({ ...plan, goal })} />
      <PlanWays ways={plan.ways} onChange={(ways) => change({ ...plan, ways })} />
      {facts && plan.ways.length > 0 && <PlanWarnings ways={plan.ways} facts={facts} />}
      <PlanSteps
        steps={plan.steps}
        asked={suggestedFor(plan.ways, facts)}
        today={facts?.today ?? ''}
        onChange={(steps) => change({ ...plan, steps })}
      />
      <Button look="danger" className="justify-self-start print:hidden" onClick={() => setIsAsking(true)}>
        {text.remove.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          text={text.remove}
          isGrave
          onAnswer={(isYes) => {
            setIsAsking(false);
            if (!isYes) return;
            change(emptyPlan);
            toast.success(text.remove.done);
          }}
        />
      )}
    </>
  );
}
