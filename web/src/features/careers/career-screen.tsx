import type { CareerCard } from '@disha/contract/careers.card';
import type { Career } from '@disha/contract/careers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { AboutYouChips, useAboutYou } from '../../catalog/about-you/about-you.tsx';
import { AnswerHead } from '../../catalog/item/answer-head.tsx';
import { DetailFrame } from '../../catalog/item/detail-page.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { SourcesOfPage } from '../../catalog/item/sources-of-page.tsx';
import { hideItem, showItem, useHiddenItems } from '../../catalog/list/hidden-items.ts';
import { MarkOnPage } from '../../catalog/list/mark-places.tsx';
import { sentencesOf } from '../../catalog/shared/sentences.ts';
import { careersTexts } from '../../messages/careers.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Folded } from '../../ui/folded.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { markOf } from '../../ui/mark-of.ts';
import { AnswerCard, PagePart } from '../../ui/page-part.tsx';
import { useParams } from '../../ui/route-params.ts';
import { RouteMap } from '../../ui/route-map.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SourceMark } from '../../ui/source-sheet.tsx';
import { CareerNext } from './career-next.tsx';
import { CareerRoutes } from './career-routes.tsx';
import { Courses, Exams, isUnread, OtherNames, Plain, Related, Rules, sourceName, WhoLikesIt } from './career-sections.tsx';
import { careersQueries } from './careers.queries.ts';
import { useYears } from './use-years.ts';
import { waysOfCareer } from './ways.ts';

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
      {(career, parts) => <CareerDetail career={career} whole={query.data?.career} {...parts} />}
    </DetailFrame>
  );
}

/** A visitor from the list sees what the card knew at once. */
function useCardFromList(id: string): CareerCard | undefined {
  const list = useQueryClient().getQueryData(careersQueries.list('').queryKey);
  return list?.careers.find((career) => career._id === id);
}

interface CareerDetailProps {
  career: CareerCard;
  whole: Career | undefined;
  failed: ReactNode;
  action: ReactNode;
}

/** The ways there first, drawn to scale; then the day, who likes it, what to try, pay and places. */
function CareerDetail({ career, whole, failed, action }: CareerDetailProps) {
  const { detail } = useText(careersTexts);
  return (
    <div className="grid items-start gap-x-9 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <AnswerCard>
          <Answer career={career} whole={whole} failed={failed} action={action} />
        </AnswerCard>
        {whole && (
          <div className="grid gap-x-9 lg:grid-cols-2">
            <TheDay career={whole} />
            <div className="min-w-0">
              <PagePart title={detail.who}>
                <WhoLikesIt names={whole.interestNames} />
                <Rules career={whole} />
                <OtherNames career={whole} />
              </PagePart>
              <TryThis items={whole.tryThis} />
            </div>
          </div>
        )}
      </div>
      {whole && <Beside career={whole} />}
      {whole && <Foot career={whole} />}
    </div>
  );
}

/** One short sentence: of a long one what stands before its list. */
function shortWhy(summary: string): string | undefined {
  const [first] = sentencesOf(summary);
  const most = 14;
  if (first === undefined || first.split(' ').length <= most) return first;
  const [before, after] = first.split(/[:;]/);
  return after === undefined ? first : `${before}.`;
}

function Answer({ career, whole, failed, action }: CareerDetailProps) {
  const text = useText(careersTexts);
  const { fields } = useText(taxonomyTexts);
  const isHidden = useHiddenItems('careers').includes(career._id);
  return (
    <>
      <AnswerHead
        name={career.name}
        list={{ path: paths.careers, place: text.place }}
        facts={career.fields.slice(0, 1).map((field) => fields[field])}
        why={shortWhy(career.summary)}
        primary={
          <LinkButton size="large" to={paths.planFor('careers', career._id)}>
            {text.detail.makePlan}
          </LinkButton>
        }
        action={action}
        more={
          !isHidden && (
            <Button look="quiet" onClick={() => hideItem('careers', career._id)}>
              <EyeOff aria-hidden="true" className="size-5" />
              {text.notForMe.hide}
            </Button>
          )
        }
      >
        {whole ? (
          <Ways career={whole} />
        ) : (
          (failed ?? (
            <div role="status" aria-label={text.detail.loading}>
              <Skeleton className="h-72" />
            </div>
          ))
        )}
      </AnswerHead>
      {isHidden && (
        <Alert
          tone="info"
          title={text.notForMe.isHidden}
          className="mt-4"
          actions={[{ label: text.notForMe.show, onPress: () => showItem('careers', career._id) }]}
        />
      )}
    </>
  );
}

function Ways({ career }: { career: Career }) {
  const { detail } = useText(careersTexts);
  const years = useYears();
  const { shown } = waysOfCareer(career, detail.byMarks, useStudentDetails()?.state);
  return (
    <RouteMap
      label={detail.routes}
      trunk={[{ label: detail.school }]}
      ways={shown.map(({ id, legs, end, years: length }) => ({
        id,
        end,
        endNote: detail.afterYears(years(length)),
        legs: legs.map(({ kind, label, school, others = 0, years: own }) => ({
          kind,
          label: kind === 'licence' ? detail.steps.licence : detail.orOthers(label, others),
          note: school,
          years: own,
        })),
      }))}
    />
  );
}

/** More of them stand behind a tap. */
const shownOfDay = 3;

function TheDay({ career: { day, note } }: { career: Career }) {
  const { detail } = useText(careersTexts);
  const fold = useEntryFold('day');
  const rest = day.slice(shownOfDay);
  return (
    <PagePart title={detail.day} className="mt-12">
      <Plain items={day.slice(0, shownOfDay)} />
      {(rest.length > 0 || note !== null) && (
        <Folded title={detail.moreOfDay} {...fold}>
          <Plain items={rest} />
          {note !== null && <p className="mt-2">{note}</p>}
        </Folded>
      )}
    </PagePart>
  );
}

/** More of them stand behind a tap. */
const shownToTry = 2;

function TryThis({ items }: { items: readonly string[] }) {
  const { detail } = useText(careersTexts);
  const fold = useEntryFold('try');
  return (
    <PagePart title={detail.tryThis}>
      <CheckList items={items.slice(0, shownToTry)} />
      {items.length > shownToTry && (
        <Folded title={detail.moreToTry} {...fold}>
          <CheckList items={items.slice(shownToTry)} />
        </Folded>
      )}
    </PagePart>
  );
}

function Beside({ career }: { career: Career }) {
  const { detail } = useText(careersTexts);
  const about = useAboutYou('career');
  const inWords = useEntryFold('ways in words');
  const related = useEntryFold('related');
  const format = useFormat();
  return (
    <div className="min-w-0 lg:[&>:first-child]:mt-0">
      <div className="mt-6">
        <MarkOnPage type="careers" id={career._id} />
      </div>
      {career.pay && (
        <PagePart title={detail.pay}>
          <p>
            {career.pay.text}
            <SourceMark
              fact={detail.pay}
              mark={markOf({ certainty: isUnread(career.pay.source) ? 'C' : 'A' })}
              source={sourceName(career.pay.source)}
            />
          </p>
        </PagePart>
      )}
      <PagePart title={detail.courses}>
        <Courses courses={career.courses} />
      </PagePart>
      <CareerNext career={career} />
      <Folded title={detail.waysInWords} {...inWords} className="mt-2">
        <AboutYouChips about={about} />
        <CareerRoutes routes={career.routes} home={about.facts.state} />
        {career.exams.length > 0 && (
          <>
            <h3 className="mt-3 font-semibold">{detail.exams}</h3>
            <Exams exams={career.exams} />
          </>
        )}
      </Folded>
      {career.related.length > 0 && (
        <Folded title={`${detail.related} (${format.number(career.related.length)})`} {...related}>
          <Related related={career.related} />
        </Folded>
      )}
    </div>
  );
}

function Foot({ career }: { career: Career }) {
  const { detail } = useText(careersTexts);
  const { confirm } = useText(catalogTexts);
  const { certainty } = career;
  const sure = markOf({ certainty });
  return (
    <div className="lg:col-span-full">
      <SourcesOfPage
        marks={[sure, ...(career.courses.length > 0 ? (['official', 'usual'] as const) : [])]}
        sources={career.sources.map(sourceName)}
      >
        {certainty !== 'A' && <p className="mt-2">{certainty === 'B' ? detail.certainty.B : `${detail.certainty.C} ${confirm}`}</p>}
        {career.interestsFrom === 'similar work' && <p className="mt-2">{detail.whoSimilar}</p>}
        <p className="mt-2">{detail.onet}</p>
      </SourcesOfPage>
    </div>
  );
}
