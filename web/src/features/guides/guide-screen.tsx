import type { Guide, GuideCard, GuidePortal } from '@disha/contract/guides.card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailColumns, DetailFrame, DetailHead } from '../../catalog/item/detail-page.tsx';
import { IsCompared, type ItemAction } from '../../catalog/item/item-action.ts';
import { ProvenanceLine } from '../../catalog/item/provenance-line.tsx';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { useDetails } from '../../session/use-fact.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Link } from '../../ui/link.tsx';
import { useParams } from '../../ui/route-params.ts';
import { SkeletonDetail } from '../../ui/skeleton.tsx';
import { Summary } from '../../ui/summary.tsx';
import { guidesQueries, guidesTexts } from './guides.queries.ts';
import { Reached } from './reached.tsx';

const linkLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

/** `action` is the slot for the bookmark button. */
export function GuideScreen({ action }: { action?: ItemAction }) {
  const { guideId = '' } = useParams();
  const text = useText(guidesTexts);
  const query = useQuery(guidesQueries.detail(guideId));
  const card = useCardFromList(guideId);
  return (
    <IsCompared value={false}>
      <DetailFrame
        path={paths.guides}
        text={text}
        query={query}
        whole={query.data?.guide}
        card={card}
        description={({ summary }) => summary}
        action={action}
      >
        {(guide, parts) => (
          <>
            <DetailHead
              name={guide.name}
              list={{ path: paths.guides, place: text.place }}
              action={parts.action}
              lead={<Reached>{guide.summary}</Reached>}
            >
              <Chip>{text.topics[guide.topic]}</Chip>
            </DetailHead>
            {'sections' in guide ? <Whole guide={guide} /> : (parts.failed ?? <SkeletonDetail label={text.detail.loading} />)}
          </>
        )}
      </DetailFrame>
    </IsCompared>
  );
}

function useCardFromList(id: string): GuideCard | undefined {
  const list = useQueryClient().getQueryData(guidesQueries.list('').queryKey);
  return list?.guides.find((one) => one._id === id);
}

function Whole({ guide }: { guide: Guide }) {
  const { detail } = useText(guidesTexts);
  return (
    <>
      <DetailColumns aside={<Beside guide={guide} />} last>
        {guide.sections.map(({ title, text, items = [] }) => (
          <Card key={title} as="section" title={title}>
            <p>
              <Reached>{text}</Reached>
            </p>
            {items.length > 0 && (
              <ul className="mt-2 list-disc space-y-1.5 ps-5">
                {items.map((item) => (
                  <li key={item}>
                    <Reached>{item}</Reached>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        ))}
        {guide.portals && <Portals portals={guide.portals} />}
      </DetailColumns>
      {guide.certainty === 'B' && <p className="mt-6 border-s-[3px] border-marigold ps-3 text-ink-soft">{detail.weaker}</p>}
      <ProvenanceLine sources={guide.sources} />
      <WhatNext answer={{ after: 'guide', topic: guide.topic }} />
    </>
  );
}

/** The official page, and what of ours comes next. Nothing where a guide leads nowhere. */
function Beside({ guide: { officialLink, related } }: { guide: Guide }) {
  const { detail } = useText(guidesTexts);
  const { newTab } = useText(commonTexts);
  return (
    <>
      {officialLink !== undefined && (
        <Card as="section" title={detail.official}>
          <ExternalLink href={officialLink} note={newTab} className={linkLook}>
            <span lang="en">{officialLink.replace(/^https:\/\/(www\.)?/, '')}</span>
          </ExternalLink>
        </Card>
      )}
      {related.length > 0 && (
        <Card as="section" title={detail.related}>
          <ul>
            {related.map(({ type, id, name }) => (
              <li key={`${type} ${id}`}>
                <Link to={`/${type}/${encodeURIComponent(id)}`} className={`${linkLook} py-1.5 leading-snug`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** The own state first: it is looked up on this device, and told to no server. */
function Portals({ portals }: { portals: readonly GuidePortal[] }) {
  const { detail } = useText(guidesTexts);
  const own = useDetails()?.state;
  const mine = portals.find(({ state }) => state === own);
  const fold = useEntryFold('portals');
  return (
    <Card as="section" title={detail.portals}>
      <p className="text-ink-soft">{detail.portalsUnsure}</p>
      {mine ? (
        <div className="mt-3 rounded-card bg-blue-tint p-3">
          <p className="text-sm font-semibold text-blue-deep">{detail.yourState}</p>
          <Portal portal={mine} />
        </div>
      ) : (
        <p className="mt-1">
          <Link to={paths.path} className={linkLook}>
            {detail.tellState}
          </Link>
        </p>
      )}
      <details {...fold}>
        <Summary>{mine ? detail.otherStates : detail.allStates}</Summary>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {portals
            .filter((portal) => portal !== mine)
            .map((portal) => (
              <li key={portal.state} className="border-b border-line py-1.5">
                <Portal portal={portal} />
              </li>
            ))}
        </ul>
      </details>
    </Card>
  );
}

function Portal({ portal: { state, name, link, days, certainty } }: { portal: GuidePortal }): ReactNode {
  const { detail } = useText(guidesTexts);
  const { newTab } = useText(commonTexts);
  const stateName = useStateName();
  return (
    <>
      <span className="block font-semibold">{stateName(state)}</span>
      <ExternalLink href={link} note={newTab} className={linkLook}>
        <span lang="en">{name}</span>
      </ExternalLink>
      {days !== undefined && <span className="block text-sm">{detail.days(days.replace('-', '–'))}</span>}
      {certainty === 'C' && <span className="block text-sm text-ink-soft">{detail.toConfirm}</span>}
    </>
  );
}
