import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../catalog/item/detail-page.tsx';
import { Failed } from '../../catalog/list/list-states.tsx';
import { insteadTexts } from '../../messages/instead.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonDetail } from '../../ui/skeleton.tsx';
import { Instead } from './instead/instead.tsx';
import { readGoal } from './instead/goal.ts';
import type { StateWayPart } from './instead/state-part.tsx';
import { pathQueries } from './path.queries.ts';

/** What else is open in the field of a goal, near home. The goal alone stands in the address. */
export function InsteadScreen({ StateWay }: { StateWay: StateWayPart }) {
  const text = useText(insteadTexts);
  const [params] = useSearchParams();
  const goal = readGoal(params.get('of'));
  const query = useQuery({ ...pathQueries.rules(), enabled: goal !== undefined });
  const name = goal && query.data?.names[goal.type][goal.id];
  const isKnown = name !== undefined;
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader
        title={isKnown ? text.heading(name) : text.title}
        // The heading grows with the goal's name: what stands below it comes with it, and is not pushed down.
        lead={goal !== undefined && query.isPending ? undefined : text.lead}
        above={<BackLink to={paths.path} name={text.back} />}
      />
      {goal === undefined ? (
        <NoGoal {...text.nothing} />
      ) : query.data ? (
        isKnown ? (
          <Instead goal={goal} rules={query.data} StateWay={StateWay} />
        ) : (
          <NoGoal {...text.nothing} {...text.unknown} />
        )
      ) : query.error ? (
        <Failed query={query} />
      ) : (
        <SkeletonDetail label={text.loading} />
      )}
    </Page>
  );
}

function NoGoal({ title, hint, browse, careers }: { title: string; hint: string; browse: string; careers: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <>
          <LinkButton to={paths.courses}>{browse}</LinkButton>
          <LinkButton to={paths.careers} look="quiet">
            {careers}
          </LinkButton>
        </>
      }
    >
      {hint}
    </EmptyState>
  );
}
