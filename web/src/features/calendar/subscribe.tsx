import { CalendarPlus } from 'lucide-react';
import { calendarTexts } from '../../messages/calendar.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { Folded } from '../../ui/folded.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import type { DatedExamCard } from '@disha/contract/calendar';
import { indianDay } from '@disha/contract/indian-day';
import { TakeAlong, type DayToKeep } from '../../catalog/list/take-along.tsx';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { remindersTexts } from '../../messages/reminders.ts';
import { agendaOf } from './agenda.ts';
import { daysOfExams } from './days-to-keep.ts';
import { CopyButton } from './copy-button.tsx';
import { PrivateAddress } from './private-address.tsx';

/** The same dates in the calendar of a phone: these exams by their names, or the bookmarks by an address of one's own. */
interface SubscribeProps {
  ids: readonly string[];
  exams: readonly DatedExamCard[];
  /** Other days of the person's own. */
  days: readonly DayToKeep[];
  /** Behind a tap, while there is nothing to take along. */
  isFolded: boolean;
}

export function Subscribe({ ids, exams, days, isFolded }: SubscribeProps) {
  const { subscribe: text, title } = useText(calendarTexts);
  const reminders = useText(remindersTexts);
  const dates = useDateWords();
  const today = indianDay();
  const ofExams = daysOfExams(agendaOf(exams, today).things, today, { dates, text: reminders });
  const locale = useLocale();
  const path = `/api/calendar.ics?exams=${ids.map(encodeURIComponent).join(',')}&lang=${locale}`;
  const body = (
    <>
      {ids.length > 0 && (
        <>
          <p className="max-w-prose text-ink-soft">{text.body}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <a href={path} className="inline-flex min-h-tap items-center gap-2 font-semibold text-blue-deep underline underline-offset-4">
              <CalendarPlus aria-hidden="true" className="size-5" />
              {text.file}
            </a>
            <CopyButton path={path} />
          </div>
        </>
      )}
      <TakeAlong days={[...ofExams, ...days]} name={title} />
      <PrivateAddress />
    </>
  );
  return isFolded ? (
    <Folded title={text.title} className="print:hidden">
      {body}
    </Folded>
  ) : (
    <PagePart title={text.title} className="mt-2! print:hidden">
      {body}
    </PagePart>
  );
}
