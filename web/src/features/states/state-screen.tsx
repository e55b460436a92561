import { admissionGroups } from '@disha/contract/admission-groups';
import type { StateDetail } from '@disha/contract/states';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { BackLink, DetailStates } from '../../catalog/item/detail-page.tsx';
import { GuideLinks } from '../../catalog/item/guide-links.tsx';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { ShareButton } from '../../catalog/item/share-button.tsx';
import { ProvenanceLine } from '../../catalog/item/provenance-line.tsx';
import { StateHelp } from '../../catalog/item/state-help.tsx';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { stateHelpTexts } from '../../messages/state-help.ts';
import { statesTexts } from '../../messages/states.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParams } from '../../ui/route-params.ts';
import { StateWay } from './state-way.tsx';
import { statesQueries } from './states.queries.ts';

export function StateScreen() {
  const { slug = '' } = useParams();
  const text = useText(statesTexts);
  const format = useFormat();
  const query = useQuery(statesQueries.detail(slug));
  const state = query.data?.state;
  const particular = state?.title ?? (isApiError(query.error, 'not_found') ? text.detail.notFound : undefined);
  const summary = state && text.detail.summary(state.title, format.list(groupsOf(state).map((group) => text.groups[group])));
  return (
    <Page title={particular === undefined ? [text.title] : [particular, text.title]} description={summary}>
      {state ? (
        <Ways state={state} />
      ) : (
        <>
          <BackLink to={paths.states} place={text.place} />
          <DetailStates query={query} text={text.detail} listPath={paths.states} />
        </>
      )}
    </Page>
  );
}

const groupsOf = ({ routes }: StateDetail) => admissionGroups.filter((group) => routes.some((route) => route.group === group));

/** What a state's admission and its help ask for, and where each paper is had. */
const ofState = ['papers-for-counselling', 'caste-certificate', 'scholarship-start', 'paid-seats'] as const;

function Ways({ state }: { state: StateDetail }) {
  const text = useText(statesTexts);
  const help = useText(stateHelpTexts);
  const heading = text.detail.heading(state.title);
  return (
    <>
      <PageHeader
        title={heading}
        above={<BackLink to={paths.states} place={text.place} />}
        lead={text.detail.lead}
        action={<ShareButton title={heading} />}
      >
        <LinkButton look="quiet" to={paths.collegesOfState(state.slug)}>
          {text.detail.whereTaught(state.title)}
        </LinkButton>
      </PageHeader>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {groupsOf(state).map((group) => (
          <Card key={group} as="section" title={text.groups[group]}>
            <ul className="grid gap-4">
              {state.routes
                .filter((route) => route.group === group)
                .map((route) => (
                  <StateWay key={route.how} route={route} />
                ))}
            </ul>
          </Card>
        ))}
        <Card as="section" title={help.title}>
          <StateHelp help={state.help} />
          <LinkButton look="quiet" className="mt-3" to={paths.scholarshipsIn(state.name)}>
            {help.all(state.title)}
          </LinkButton>
        </Card>
      </div>
      <GuideLinks ids={ofState} className="mt-6" />
      <WhatNext answer={{ after: 'state', name: state.name, title: state.title, slug: state.slug }} />
      <ProvenanceLine sources={state.sources} />
    </>
  );
}
