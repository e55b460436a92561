import type { Plan } from '@disha/contract/path';
import { collegesFor, propose } from '@disha/eligibility/plan/propose';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { usePassport } from '../../../session/passport.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GoalLine } from './plan-goal.tsx';
import { pathQueries } from '../path.queries.ts';
import { useOwn, wishesOf } from './own.ts';
import { planQueries } from './plan.queries.ts';
import { emptyPlan } from './read-plan.ts';
import { useFacts, useNow } from './use-facts.ts';
import { stepOf, suggestedFor } from './suggested.ts';
import { WayFacts } from './way-facts.tsx';

const noWays: Plan['ways'] = [];

/** The plan we would begin with; undefined while its parts are on their way, null where there is nothing to make it of. */
function useProposed(): { plan: Plan | null | undefined; error: unknown; retry: () => void } {
  const own = useOwn();
  const { passport, year } = useNow();
  const wishes = wishesOf(own);
  const hasWish = [wishes.careers, wishes.courses, wishes.exams].some((ids) => ids.length > 0) || wishes.result !== null;
  const rules = useQuery({ ...pathQueries.rules(), enabled: hasWish });
  const book = rules.data?.book;
  const key = JSON.stringify([wishes, passport, year]);
  const proposal = useMemo(
    () => book && propose(book, { wishes, passport, year }),
    // Wishes and passport are made anew with every drawing; what they say stands in the key.
    // oxlint-disable-next-line react/exhaustive-deps
    [book, key],
  );
  const begun = [...new Set((proposal?.ways ?? []).flatMap(({ course }) => course ?? []))];
  const courses = useQueries({ queries: begun.map((course) => planQueries.course(course)) });
  const isLoading = own.isLoading || (hasWish && rules.isPending) || courses.some(({ isPending }) => isPending);
  const plan: Plan | null = proposal
    ? {
        goal: { ...proposal.goal },
        ways: proposal.ways.map((way) => {
          const { topColleges = [], eligibility } = courses[begun.indexOf(way.course ?? '')]?.data ?? {};
          const known = topColleges.map(({ collegeId, location }) => ({ id: collegeId, location }));
          return { ...way, colleges: collegesFor(known, eligibility?.entranceExams.length ?? 0, wishes, passport) };
        }),
        steps: [],
      }
    : null;
  return { plan: isLoading ? undefined : plan, error: rules.error, retry: () => void rules.refetch() };
}

/** Where there is no plan yet: one to begin with, or how to come to one. */
export function Proposal({ onTake }: { onTake: (plan: Plan) => void }) {
  const text = useText(planTexts);
  const errorText = useErrorText();
  const hasPassport = usePassport() !== null;
  const { plan, error, retry } = useProposed();
  const facts = useFacts(plan?.ways ?? noWays);
  if (error)
    return (
      <Alert title={text.proposal.failed} actions={[{ label: text.again, onPress: retry }]}>
        {errorText(error)}
      </Alert>
    );
  if (plan === undefined) return <Skeleton className="h-96" />;
  const begin = (
    <Button look="quiet" onClick={() => onTake({ ...emptyPlan, ways: [{ label: 'A', colleges: [] }] })}>
      {text.empty}
    </Button>
  );
  if (plan === null)
    return (
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
    );
  return (
    <Card as="section" title={text.proposal.title}>
      <p className="text-ink-soft">{hasPassport ? text.proposal.lead : text.proposal.leadUnknown}</p>
      <div className="my-4 grid gap-4">
        <GoalLine goal={plan.goal} />
        <ul className="grid gap-3 md:grid-cols-3">
          {plan.ways.map((way) => (
            <li key={way.label} className="rounded-card border border-line p-3">
              <h3 className="font-semibold">{text.ways.way(way.label)}</h3>
              <WayFacts way={way} />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={facts?.isDating !== false} onClick={() => onTake({ ...plan, steps: suggestedFor(plan.ways, facts).map(stepOf) })}>
          {text.proposal.take}
        </Button>
        {!hasPassport && (
          <LinkButton to={paths.path} look="quiet">
            {text.proposal.passport}
          </LinkButton>
        )}
        {begin}
      </div>
    </Card>
  );
}
