import type { Plan } from '@disha/contract/path';
import type { Proposed as ProposedPlan } from '@disha/eligibility/plan/counsel';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../api/error-text.ts';
import { PrintButton } from '../../../catalog/item/print-button.tsx';
import { counselTexts } from '../../../messages/counsel.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { planWords } from '../../../messages/plan-words.ts';
import { paths } from '../../../paths.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { useStudentDetails } from '../../../session/student-details.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AnswerCard } from '../../../ui/page-part.tsx';
import { MainActions, SaveMenu } from '../../../ui/save-menu.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { KeepsOpen, LeftWithNothing, MissingSure, NotTaken, Replaced } from './counsel-notes.tsx';
import { Fold } from './fold.tsx';
import { ItemPicker } from './item-picker.tsx';
import { goalIn } from './given.tsx';
import { goalOf, keptGoal } from './kept-goal.ts';
import { GoalLine } from './plan-goal.tsx';
import { PlanRoute } from './plan-route.tsx';
import { planQueries } from './plan.queries.ts';
import { PlanTimeline } from './plan-timeline.tsx';
import { planWayOf, shownProposal } from './shown-way.ts';
import { stepOf } from './suggested.ts';
import { emptyPlan } from './read-plan.ts';
import { useCounsel, type PlanAdvice } from './use-counsel.ts';
import { useWeigher } from './use-weigher.ts';
import { WayFold, WayView, type ShownWay } from './way-view.tsx';
import { WaysTable } from './ways-table.tsx';
import { WorthForms } from './worth-forms.tsx';
import { WouldDecide } from './would-decide.tsx';

interface ProposalProps {
  onTake: (plan: Plan, proposed?: Plan) => void;
}

/** The plan that is proposed, as it would be kept. */
export function planFromProposal({ told, proposed }: Pick<PlanAdvice, 'told' | 'proposed'>): Plan | undefined {
  return told && proposed && { goal: told.goal && { ...told.goal }, ways: told.ways.map(planWayOf), steps: proposed.steps.map(stepOf) };
}

/** Where there is no plan yet: one to begin with, or how to come to one. */
export function Proposal({ onTake }: ProposalProps) {
  const text = useText(planTexts);
  const errorText = useErrorText();
  const [goal, setGoal] = useGoal();
  const counsel = useCounsel(goal);
  const { told, error, retry, hasNoWish } = counsel;
  const areDrawn = useAreDrawn(counsel);
  const take: ProposalProps['onTake'] = (plan, proposed) => {
    onTake(plan, proposed);
    keptGoal.forget();
  };
  const begin = (
    <Button look="quiet" onClick={() => take({ ...emptyPlan, goal, ways: [{ label: 'A', colleges: [] }] })}>
      {text.empty}
    </Button>
  );
  if (error)
    return (
      <Alert title={text.proposal.failed} actions={[{ label: text.again, onPress: retry }]}>
        {errorText(error)}
      </Alert>
    );
  if (hasNoWish)
    return (
      <>
        <NameGoal onPick={setGoal} />
        <EmptyState
          title={text.none}
          action={
            <>
              <LinkButton to={paths.quizStart}>{text.quiz}</LinkButton>
              <LinkButton to={paths.courses} look="quiet">
                {text.browse}
              </LinkButton>
              {begin}
            </>
          }
        >
          {text.noneHint}
        </EmptyState>
      </>
    );
  if (told === undefined || !areDrawn)
    return (
      <div>
        <p role="status" className="sr-only">
          {text.loading}
        </p>
        <Skeleton className="h-96" />
      </div>
    );
  return <Proposed counsel={counsel} begin={begin} onGoal={setGoal} onTake={take} />;
}

/** The route is as long as its courses take: a plan that came before them would move. What does not come holds nothing up. */
function useAreDrawn({ told }: PlanAdvice): boolean {
  const courses = useQueries({
    queries: (told?.ways ?? []).map(({ course = '' }) => ({ ...planQueries.course(course), enabled: course !== '' })),
  });
  return courses.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0);
}

/** As the address says it, else as it was named last; what the address says is kept like any other. */
function useGoal(): [Plan['goal'], (goal: Plan['goal']) => void] {
  const [params, setParams] = useSearchParams();
  const kept = keptGoal.useValue();
  const { type, id } = goalIn(params) ?? {};
  const given = useMemo(() => goalOf(type, id), [type, id]);
  useEffect(() => {
    if (given) keptGoal.keep(given);
  }, [given]);
  const name = (goal: Plan['goal']) => {
    keptGoal.keep(goal);
    if (!given) return;
    const others = new URLSearchParams(params);
    others.delete('goal');
    setParams(others, { replace: true, preventScrollReset: true });
  };
  return [given ?? kept, name];
}

/** A goal can be named here, without an account, a bookmark or the quiz. */
function NameGoal({ onPick }: { onPick: (goal: Plan['goal']) => void }) {
  const text = useText(counselTexts).goal;
  return (
    <Card as="section" title={text.title}>
      <p className="mb-3 text-ink-soft">{text.lead}</p>
      <Pickers onPick={onPick} />
    </Card>
  );
}

function Pickers({ onPick }: { onPick: (goal: Plan['goal']) => void }) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {(['careers', 'courses', 'exams'] as const).map((type) => (
        <ItemPicker key={type} name="first goal" type={type} taken={[]} onPick={(id) => onPick({ type, id })} />
      ))}
    </div>
  );
}

interface ProposedProps extends ProposalProps {
  counsel: PlanAdvice;
  begin: React.ReactNode;
  onGoal: (goal: Plan['goal']) => void;
}

function Proposed({ counsel, begin, onGoal, onTake }: ProposedProps) {
  const text = useText(planTexts);
  const words = useText(counselTexts);
  const hasPassport = useStudentDetails() !== null;
  const weigher = useWeigher(counsel.rules);
  const careful = useEntryFold('what could go wrong');
  const { told, proposed, isDating, isPlacing, rules } = counsel;
  const plan = planFromProposal(counsel);
  if (told === undefined || proposed === undefined || plan === undefined) return null;
  const ways = shownProposal(counsel, { told, proposed }, weigher);
  return (
    <div className="grid items-start gap-x-9 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {told.replaced && <Replaced replaced={told.replaced} />}
        <AnswerCard>
          <h2 className="text-small font-normal text-ink-soft">{text.proposal.title}</h2>
          <GoalLine goal={told.goal} isNamed={false} />
          <p className="mt-1">
            <WhatFirst keeps={proposed.keeps} ways={ways} isMissingSure={told.missingSure === true} />
          </p>
          <PlanRoute ways={ways} goal={told.goal} />
          {ways.length === 0 && (
            <EmptyState title={text.none} action={<LinkButton to={paths.pathDoors}>{words.keeps.doors}</LinkButton>}>
              {text.noneHint}
            </EmptyState>
          )}
          <MainActions>
            <Button size="large" busy={isDating || isPlacing} disabled={ways.length === 0} onClick={() => onTake(plan, plan)}>
              {text.proposal.take}
            </Button>
            <SaveMenu label={words.more}>
              {!hasPassport && (
                <LinkButton to={paths.path} look="quiet">
                  {text.proposal.passport}
                </LinkButton>
              )}
              {begin}
              <LinkButton to={paths.pathChosen} look="quiet">
                {words.how}
              </LinkButton>
              <PrintButton />
            </SaveMenu>
          </MainActions>
        </AnswerCard>
        {told.missingSure === true && <MissingSure goal={told.goal} />}
        <WaysTable ways={ways} />
        <WouldDecide wouldDecide={told.wouldDecide} />
        <ul className="mt-3">
          {ways.map((way) => (
            <li key={way.label} className="border-t border-line">
              <WayFold way={way}>
                <WayView way={way} names={rules?.names} goal={told.goal} isPlacing={isPlacing} />
              </WayFold>
            </li>
          ))}
        </ul>
        <KeepsOpen keeps={proposed.keeps} />
      </div>
      <div className="min-w-0 lg:[&>:first-child]:mt-0">
        <PlanTimeline steps={proposed.steps} ways={ways} />
        <WorthForms ways={ways} knowledge={counsel.knowledge} />
        {/* Where no way is sure, `MissingSure` has said so: an unknown share adds nothing to it. */}
        {told.leftWithNothing !== undefined && !(told.missingSure === true && told.leftWithNothing === null) && (
          <LeftWithNothing percent={told.leftWithNothing} goal={told.goal} />
        )}
        <div className="mt-3">
          {told.warnings.length > 0 && (
            <Folded title={words.careful} {...careful}>
              <ul className="grid gap-2">
                {told.warnings.map(({ kind, text: said }) => (
                  <li key={kind + said} className="border-s-4 border-marigold ps-3">
                    {said}
                  </li>
                ))}
              </ul>
            </Folded>
          )}
          <NotTaken notTaken={told.notTaken} />
          <Fold name="another goal" title={words.goal.another}>
            <Pickers onPick={onGoal} />
          </Fold>
        </div>
      </div>
    </div>
  );
}

/** One sentence why: in Class 10 what to choose first, else what the first way goes by. */
function WhatFirst({ keeps, ways, isMissingSure }: { keeps: ProposedPlan['keeps']; ways: readonly ShownWay[]; isMissingSure: boolean }) {
  const { first: text } = useText(counselTexts);
  const { choices } = useText(planWords);
  const format = useFormat();
  const [best] = [...keeps].sort((a, b) => b.ways.length - a.ways.length);
  if (best && best.ways.length > 0)
    return keeps.every(({ ways: open }) => open.length === best.ways.length)
      ? text.any
      : text.take(choices[best.choice], best.ways.length === ways.length);
  if (ways.length === 0) return null;
  return isMissingSure ? text.none : text.some(format.number(ways.length), ways.filter(({ sure }) => sure).length > 0);
}
