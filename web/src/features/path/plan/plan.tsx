import type { Plan as PlanOf } from '@disha/contract/path';
import { examsOfWay, type PlanFacts } from '@disha/eligibility/plan/warnings';
import { useState } from 'react';
import { PrintButton } from '../../../catalog/item/print-button.tsx';
import { ShareButton } from '../../../catalog/item/share-button.tsx';
import { useErrorText } from '../../../api/error-text.ts';
import { useText } from '../../../messages/locale.ts';
import { counselTexts } from '../../../messages/counsel.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useIsBrowser } from '../../../ui/use-is-browser.ts';
import { KeepsOpen, MissingSure, NotTaken } from './counsel-notes.tsx';
import { Given, GivenGoal } from './given.tsx';
import { isByHand, mergePlan } from './merge-plan.ts';
import { PlanBoth } from './plan-both.tsx';
import { PlanGoal } from './plan-goal.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanWarnings } from './plan-warnings.tsx';
import { PlanWays } from './plan-ways.tsx';
import { planFromProposal, Proposal } from './proposal.tsx';
import { emptyPlan, isEmpty, samePlan } from './read-plan.ts';
import { useCounsel } from './use-counsel.ts';
import { useFacts, useNow } from './use-facts.ts';
import { useOwnPlan, type OwnPlan } from './use-plan.ts';
import { stepOf, suggestedFor } from './suggested.ts';
import { shownWay } from './shown-way.ts';
import { forgetWithWhom } from './with-whom.ts';
import { useWeigher } from './use-weigher.ts';

/** The plan is the browser's: the server draws what stands around it. */
export function Plan() {
  const text = useText(planTexts);
  const isBrowser = useIsBrowser();
  return (
    <>
      <h2 className="sr-only">{text.heading}</h2>
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
      {plan !== null && !isEmpty(plan) && <GivenGoal plan={plan} onChange={own.change} />}
      {hasFailed && <Alert tone="attention" title={errorText(error)} actions={[{ label: text.again, onPress: own.retry }]} />}
      {plan === null || isEmpty(plan) ? !hasFailed && <Proposal onTake={own.change} /> : <Whole {...own} plan={plan} />}
    </div>
  );
}

const mostShared = 4;

/** Its places side by side; a plan with fewer than two leads to where anybody makes one. */
function placesPath({ ways }: PlanOf): string {
  const places = [...new Set(ways.flatMap(({ colleges }) => colleges))].slice(0, mostShared);
  return places.length < 2 ? paths.pathPlan : paths.compareOf('colleges', ...places);
}

function Whole({ plan, place, proposed, change }: OwnPlan & { plan: PlanOf }) {
  const text = useText(planTexts);
  const words = useText(counselTexts);
  const [isAsking, setIsAsking] = useState(false);
  const { passport } = useNow();
  const facts = useFacts(plan.ways);
  const counsel = useCounsel(plan.goal, plan.ways);
  const weigher = useWeigher(counsel.rules);
  const asked = suggestedFor(plan.ways, facts);
  const around = { counsel, passport, weigher, steps: asked, own: words.why.own };
  const shown = plan.ways.map((way) => shownWay(way, isByHand(plan, proposed, way.label), around));
  // By their own figures where they have written some, else by the lowest fee that is known; an exam for a job is no course to pay for.
  const feeOf = (label: string) => shown.find((way) => way.label === label)?.cost?.from;
  const costOf: PlanFacts['costOf'] = (way) => facts?.costOf(way) ?? (way.course === undefined ? 0 : feeOf(way.label));
  const isSure = shown.some(({ sure }) => sure);
  const isJudged = counsel.told !== undefined && shown.some(({ judged }) => judged !== undefined);
  const next = planFromProposal(counsel);
  const again = () => {
    if (next === undefined || facts === undefined) return;
    const merged = mergePlan(plan, proposed, next, (ways) => suggestedFor(ways, facts).map(stepOf));
    const isNew = !samePlan(plan, merged);
    if (isNew) change(merged, next);
    toast.success(isNew ? words.again.done : words.again.nothing);
  };
  const isTaken = ({ type, id }: { type: string; id: string }) =>
    plan.ways.some((way) => way.course === id || way.career === id || examsOfWay(way).includes(id) || way.colleges.includes(id)) ||
    (plan.goal?.type === type && plan.goal.id === id);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <p role="status" className="font-semibold">
          {text.places[place]}
        </p>
        <div className="flex flex-wrap gap-2">
          {/* The plan is the person's own: what is handed on are its places, by their ids alone, which are open to everybody. */}
          <ShareButton title={text.share} path={placesPath(plan)} />
          <PrintButton />
        </div>
      </div>
      {counsel.proposed && <KeepsOpen keeps={counsel.proposed.keeps} />}
      <PlanGoal goal={plan.goal} onChange={(goal) => change({ ...plan, goal })} />
      {isJudged && !isSure && <MissingSure goal={plan.goal} />}
      <PlanWays plan={plan} shown={shown} counsel={counsel} onChange={(ways) => change({ ...plan, ways })} />
      {counsel.told && <NotTaken notTaken={counsel.told.notTaken.filter((wish) => !isTaken(wish))} />}
      {next !== undefined && next.ways.length > 0 && (
        <div className="print:hidden">
          <Button look="quiet" busy={counsel.isDating || counsel.isPlacing || facts?.isDating !== false} onClick={again}>
            {words.again.button}
          </Button>
          <p className="mt-1 text-sm text-ink-soft">{words.again.hint}</p>
        </div>
      )}
      {facts && plan.ways.length > 0 && <PlanWarnings ways={plan.ways} facts={{ ...facts, costOf }} isSure={isSure} />}
      <PlanSteps steps={plan.steps} asked={asked} today={facts?.today ?? ''} onChange={(steps) => change({ ...plan, steps })} />
      <div className="flex flex-wrap gap-2 print:hidden">
        <LinkButton look="quiet" to={paths.decide}>
          {text.weigh}
        </LinkButton>
        <LinkButton look="quiet" to={paths.decideReport}>
          {text.report}
        </LinkButton>
      </div>
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
            change(emptyPlan, emptyPlan);
            forgetWithWhom();
            toast.success(text.remove.done);
          }}
        />
      )}
    </>
  );
}
