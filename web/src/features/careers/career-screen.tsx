import type { CareerCard } from '@disha/contract/careers.card';
import type { Career } from '@disha/contract/careers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { DetailColumns, DetailFrame, DetailHead } from '../../catalog/item/detail-page.tsx';
import { hideItem, showItem, useHiddenItems } from '../../catalog/list/hidden-items.ts';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ProvenanceLine } from '../../catalog/item/provenance-line.tsx';
import { MarkOnPage } from '../../catalog/list/mark-places.tsx';
import { careersTexts } from '../../messages/careers.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useParams } from '../../ui/route-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CareerRoutes } from './career-routes.tsx';
import { Courses, Exams, Licence, Plain, QuickInfo, Related, Sourced, sourceName } from './career-sections.tsx';
import { CareerNext } from './career-next.tsx';
import { careersQueries } from './careers.queries.ts';

/** `action` is the slot for the bookmark button. */
export function CareerScreen({ action }: { action?: ItemAction }) {
  const { careerId = '' } = useParams();
  const text = useText(careersTexts);
  const query = useQuery(careersQueries.detail(careerId));
  const card = useCardFromList(careerId);
  return (
    <DetailFrame
      path={paths.careers}
      text={text}
      query={query}
      whole={query.data?.career}
      card={card}
      description={({ summary }) => summary}
      action={action}
    >
      {(career, parts) => (
        <>
          <Heading career={career} action={parts.action} />
          {query.data ? <Whole career={query.data.career} /> : (parts.failed ?? <Waiting />)}
        </>
      )}
    </DetailFrame>
  );
}

/** A visitor from the list sees what the card knew at once. */
function useCardFromList(id: string): CareerCard | undefined {
  const list = useQueryClient().getQueryData(careersQueries.list('').queryKey);
  return list?.careers.find((career) => career._id === id);
}

function Heading({ career, action }: { career: CareerCard; action: ReactNode }) {
  const text = useText(careersTexts);
  const { fields } = useText(taxonomyTexts);
  const isHidden = useHiddenItems('careers').includes(career._id);
  return (
    <>
      <DetailHead
        name={career.name}
        lead={career.summary}
        list={{ path: paths.careers, place: text.place }}
        action={action}
        more={
          !isHidden && (
            <Button
              look="quiet"
              onClick={() => {
                hideItem('careers', career._id);
              }}
            >
              <EyeOff aria-hidden="true" className="size-5" />
              {text.notForMe.hide}
            </Button>
          )
        }
      >
        {career.fields.map((field) => (
          <Chip key={field}>{fields[field]}</Chip>
        ))}
      </DetailHead>
      {isHidden && (
        <Alert
          tone="info"
          title={text.notForMe.isHidden}
          className="mb-4"
          actions={[
            {
              label: text.notForMe.show,
              onPress: () => {
                showItem('careers', career._id);
              },
            },
          ]}
        />
      )}
      <MarkOnPage type="careers" id={career._id} />
    </>
  );
}

function Waiting() {
  const { detail } = useText(careersTexts);
  return (
    <div role="status" aria-label={detail.loading} className="grid gap-4">
      <Skeleton className="h-48" />
      <Skeleton className="h-72" />
    </div>
  );
}

/** What is less sure looks less sure. */
function Certainty({ certainty }: Pick<Career, 'certainty'>) {
  const { detail } = useText(careersTexts);
  const { confirm } = useText(catalogTexts);
  if (certainty === 'A') return null;
  if (certainty === 'B') return <p className="mb-4 border-s-[3px] border-marigold ps-3 text-ink-soft">{detail.certainty.B}</p>;
  return (
    <Alert tone="attention" title={detail.certainty.C} className="mb-4">
      {confirm}
    </Alert>
  );
}

function Whole({ career }: { career: Career }) {
  const { detail } = useText(careersTexts);
  return (
    <>
      <Certainty certainty={career.certainty} />
      <DetailColumns aside={<QuickInfo career={career} />}>
        <Card as="section" title={detail.day}>
          <Plain items={career.day} />
          {career.note !== null && <p className="mt-3 border-s-[3px] border-marigold ps-3 text-ink-soft">{career.note}</p>}
        </Card>
        <Card as="section" title={detail.routes}>
          <CareerRoutes routes={career.routes} />
        </Card>
        {career.licence && (
          <Card as="section" title={detail.licence}>
            <Licence licence={career.licence} />
          </Card>
        )}
        {career.limits.length > 0 && (
          <Card as="section" title={detail.limits}>
            <Sourced facts={career.limits} />
          </Card>
        )}
        {career.pay && (
          <Card as="section" title={detail.pay}>
            <Sourced facts={[career.pay]} />
          </Card>
        )}
        <Card as="section" title={detail.courses}>
          <Courses courses={career.courses} />
        </Card>
        {career.exams.length > 0 && (
          <Card as="section" title={detail.exams}>
            <Exams exams={career.exams} />
          </Card>
        )}
        <Card as="section" title={detail.tryThis}>
          <Plain items={career.tryThis} />
        </Card>
        {career.related.length > 0 && (
          <Card as="section" title={detail.related}>
            <Related related={career.related} />
          </Card>
        )}
      </DetailColumns>
      <CareerNext career={career} />
      <ProvenanceLine sources={career.sources.map(sourceName)} />
      <p className="mt-2 text-sm text-ink-soft">{detail.onet}</p>
    </>
  );
}
