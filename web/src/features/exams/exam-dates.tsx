import { examYear, type Coming, type ExamDate } from '@disha/contract/exams.dates';
import { indianDay } from '@disha/contract/indian-day';
import { CalendarPlus } from 'lucide-react';
import { DateStanding } from '../../catalog/date-standing.tsx';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { datesTexts } from '../../messages/dates.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Summary } from '../../ui/summary.tsx';

const linkLook = 'inline-flex min-h-tap items-center gap-2 font-semibold text-blue-deep underline underline-offset-4';

/** What it is and when, below one another on a phone: every day of the card begins at the same edge. */
const rowLook = 'grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-2';

interface ExamDatesProps {
  examId: string;
  officialLink: string;
  dates: readonly ExamDate[];
  /** The month of the source that was read. */
  checked?: string | undefined;
  today?: string;
}

/** The year of an exam: what is announced as days, what is usual as months, and last year's days as last year's. */
export function ExamDates({ examId, officialLink, dates, checked, today = indianDay() }: ExamDatesProps) {
  const locale = useLocale();
  const text = useText(datesTexts);
  const exams = useText(examsTexts);
  const format = useFormat();
  const { coming, passed, earlier } = examYear(dates, today);
  const [first] = earlier;
  if (coming.length === 0 && !first) return <p className="text-ink-soft">{text.unknown}</p>;
  return (
    <>
      <h2 className="mb-1 font-semibold">{text.coming}</h2>
      {coming.length === 0 ? (
        <p className="text-ink-soft">{text.unknown}</p>
      ) : (
        <ul className="divide-y divide-line">
          {coming.map((one) => (
            <Next key={one.date.id} coming={one} today={today} officialLink={officialLink} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <>
          <h2 className="mt-5 font-semibold">{text.passed}</h2>
          <Past dates={passed} />
        </>
      )}
      {first && (
        <>
          <h2 className="mt-5 font-semibold">{text.earlier(String(first.year))}</h2>
          <p className="text-sm text-ink-soft">{text.earlierHint}</p>
          <Past dates={earlier} />
        </>
      )}
      {coming.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={`/api/calendar.ics?exams=${encodeURIComponent(examId)}&lang=${locale}`} className={linkLook}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            {text.calendar}
          </a>
          <Link to={paths.calendarWith(examId)} className={linkLook}>
            {text.mine}
          </Link>
        </p>
      )}
      {checked !== undefined && <p className="mt-3 text-sm text-ink-soft">{exams.detail.checked(format.yearMonth(checked))}</p>}
      <Sources dates={[...coming.map(({ date }) => date), ...passed, ...earlier]} />
    </>
  );
}

function Next({ coming, today, officialLink }: { coming: Coming; today: string; officialLink: string }) {
  const text = useText(datesTexts);
  const words = useDateWords();
  return (
    <li className={rowLook}>
      <span>{words.name(coming.date)}</span>
      <span>
        <span className="font-semibold">{coming.isAnnounced ? words.days(coming.date) : words.when(coming)}</span>{' '}
        {coming.isAnnounced ? <Chip>{text.announced}</Chip> : <DateStanding coming={coming} today={today} officialLink={officialLink} />}
      </span>
    </li>
  );
}

function Past({ dates }: { dates: readonly ExamDate[] }) {
  const words = useDateWords();
  return (
    <dl className="divide-y divide-line text-ink-soft">
      {dates.map((date) => (
        <div key={date.id} className={rowLook}>
          <dt>{words.name(date)}</dt>
          <dd>{words.days(date)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ dates }: { dates: readonly ExamDate[] }) {
  const text = useText(datesTexts);
  const sources = [...new Set(dates.map(({ source }) => source))];
  return (
    <details {...useEntryFold('sources of dates')} className="mt-4 text-sm text-ink-soft">
      <Summary>{text.sources}</Summary>
      <ul className="list-disc space-y-1 ps-5">
        {sources.map((source) => (
          <li key={source} className="[overflow-wrap:anywhere]">
            <SourceText say={(all) => all} source={source} />
          </li>
        ))}
      </ul>
    </details>
  );
}
