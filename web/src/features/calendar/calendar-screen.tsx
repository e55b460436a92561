import type { BookmarkType } from '@disha/contract/bookmarks';
import { limits } from '@disha/contract/limits';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Failed } from '../../catalog/list/list-states.tsx';
import { PrintButton } from '../../catalog/item/print-button.tsx';
import { ShareButton } from '../../catalog/item/share-button.tsx';
import type { DayToKeep } from '../../catalog/list/take-along.tsx';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { calendarTexts } from '../../messages/calendar.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { CalendarYear } from './calendar-year.tsx';
import { calendarQueries } from './calendar.queries.ts';
import { ExamPicker } from './exam-picker.tsx';
import { MyExams } from './my-exams.tsx';
import { calendarOf, examsIn, keepExams, useOwnExams } from './chosen.ts';
import { Soon } from './soon.tsx';
import { Subscribe } from './subscribe.tsx';

interface CalendarScreenProps {
  /** What the signed-in person has bookmarked of a catalog; without an account nothing, at once. */
  useBookmarked: (type: BookmarkType) => { ids: readonly string[]; isWaiting: boolean; query: UseQueryResult<unknown> };
  /** The exams of somebody's plan. */
  usePlanned: () => { ids: readonly string[]; isWaiting: boolean };
  /** The days of the steps of that plan. */
  usePlannedDays: () => readonly DayToKeep[];
}

const noDays: readonly DayToKeep[] = [];

export function CalendarScreen(slots: CalendarScreenProps) {
  const text = useText(calendarTexts);
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} />
      {/* As high as the screen, whatever stands in it: the footer stays below when the dates come. */}
      <div className="grid min-h-screen grid-cols-1 content-start gap-3">
        {/* What this device holds is known in the browser alone. */}
        {useIsBrowser() ? <Calendar {...slots} /> : <SkeletonCards label={text.loading} />}
      </div>
    </Page>
  );
}

function Calendar({ useBookmarked, usePlanned, usePlannedDays }: CalendarScreenProps) {
  const text = useText(calendarTexts);
  const format = useFormat();
  const bookmarked = useBookmarked(calendarOf);
  const planned = usePlanned();
  const steps = usePlannedDays();
  const chosen = useOwnExams();
  const [params, setParams] = useSearchParams();
  const named = examsIn(params);
  const isShared = named.length > 0;
  const all = isShared ? named : [...new Set([...bookmarked.ids, ...planned.ids, ...chosen])];
  const ids = all.slice(0, limits.calendarExams);
  const dated = useQuery(calendarQueries.dated(ids));
  // Everything at once, so that nothing is pushed down by what comes a moment later.
  const isWaiting = !isShared && (bookmarked.isWaiting || planned.isWaiting);
  if (isWaiting || (ids.length > 0 && dated.isPending)) return <SkeletonCards label={text.loading} />;
  // What was there before the last one was taken out is no calendar of nothing.
  const exams = dated.data?.exams.filter(({ _id }) => ids.includes(_id)) ?? [];
  const below = (
    <>
      <div id="subscribe" tabIndex={-1} className="scroll-mt-20">
        <Subscribe isFolded={exams.length === 0} ids={exams.map(({ _id }) => _id)} days={isShared ? noDays : steps} exams={exams} />
      </div>
      <WhatNext answer={{ after: 'calendar', hasDates: exams.length > 0 }} className="mt-3" />
    </>
  );
  return (
    <>
      {bookmarked.query.error && <Failed query={bookmarked.query} />}
      {isShared && (
        <Alert
          tone="info"
          title={text.shared.title}
          actions={[
            {
              label: text.shared.keep,
              onPress: () => {
                keepExams(...named);
                setParams({}, { replace: true });
              },
            },
            { label: text.shared.own, onPress: () => setParams({}) },
          ]}
        >
          {text.shared.body}
          {dated.data?.unknown.map((id) => (
            <p key={id}>{text.shared.gone(id)}</p>
          ))}
        </Alert>
      )}
      {exams.length > 0 && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <ShareButton title={text.title} path={paths.calendarWith(exams.map(({ _id }) => _id).join(','))} />
          <PrintButton />
        </div>
      )}
      {ids.length === 0 ? <Nothing>{below}</Nothing> : dated.error ? <Failed query={dated} /> : <CalendarYear exams={exams} />}
      {ids.length > 0 && !isShared && (
        <MyExams ids={ids} bookmarked={bookmarked.ids} planned={planned.ids} exams={exams} unknown={dated.data?.unknown ?? []} />
      )}
      {all.length > ids.length && <p className="text-ink-soft">{text.mine.most(format.number(limits.calendarExams))}</p>}
      {ids.length > 0 && below}
    </>
  );
}

/** A first visit: what comes soon for everybody, and the way to exams of one's own. */
function Nothing({ children }: { children: ReactNode }) {
  const { empty: text, picker } = useText(calendarTexts);
  return (
    <Soon>
      <PagePart title={picker.title} className="mt-2!">
        <ExamPicker fixed={[]} />
        <Link to={paths.exams} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
          {text.browse}
        </Link>
      </PagePart>
      {children}
    </Soon>
  );
}
