import type { DatedExamCard } from '@disha/contract/calendar';
import { months } from '@disha/contract/taxonomy';
import { calendarTexts } from '../../messages/calendar.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { daysBetween } from './agenda.ts';
import { barsOf, yearFrom, type CalendarBar } from './bars.ts';

const fills: Record<CalendarBar['kind'], string> = {
  form: 'fill-blue stroke-blue',
  exam: 'fill-marigold stroke-marigold',
  other: 'fill-leaf stroke-leaf',
};
/** A single day would be a hair. */
const leastDays = 3;
const grid = 'grid grid-cols-[9rem_1fr] items-center gap-x-3';

/** Twelve months and every exam's bars in them. For the eye alone: the list below says the same, so a screen reader skips it. */
export function YearBars({ exams, today }: { exams: readonly DatedExamCard[]; today: string }) {
  const { strip: text } = useText(calendarTexts);
  const format = useFormat();
  const year = yearFrom(today);
  const nameOf = (month: string) => format.monthShort(months[Number(month.slice(5)) - 1] ?? 'January');
  return (
    <Card as="section" title={text.title} className="max-md:hidden">
      <div aria-hidden="true">
        <div className={classNames(grid, 'text-sm text-ink-soft')}>
          <span />
          <span className="grid grid-cols-12">
            {year.months.map(({ month }) => (
              <span key={month} className="border-s border-line ps-1">
                {nameOf(month)}
              </span>
            ))}
          </span>
        </div>
        {exams.map((exam) => (
          <div key={exam._id} className={classNames(grid, 'border-t border-line')}>
            <span className="truncate py-1.5 text-sm font-semibold">{exam.shortName}</span>
            <Row exam={exam} today={today} />
          </div>
        ))}
      </div>
      <Legend />
    </Card>
  );
}

/** Every month as wide as the others; within it, by the day. */
function placeOf(day: string, year: ReturnType<typeof yearFrom>): number {
  const index = year.months.findIndex(({ month }) => month === day.slice(0, 7));
  if (index < 0) return day < year.first ? 0 : 12;
  const start = year.months[index]?.at ?? 0;
  const end = year.months[index + 1]?.at ?? year.days;
  return index + (daysBetween(year.first, day) - start) / (end - start);
}

function Row({ exam, today }: { exam: DatedExamCard; today: string }) {
  const year = yearFrom(today);
  const bars = barsOf(exam, today).filter(({ from }) => daysBetween(year.first, from) < year.days);
  return (
    <svg viewBox="0 0 12 1" preserveAspectRatio="none" className="block h-8 w-full">
      {year.months.map(({ month }, index) => (
        <line key={month} x1={index} x2={index} y1="0" y2="1" className="stroke-line" vectorEffect="non-scaling-stroke" />
      ))}
      {bars.map(({ kind, from, to, isAnnounced }) => {
        const x = placeOf(from, year);
        const end = Math.min(12, placeOf(to, year) + 12 / year.days);
        return (
          <rect
            key={kind + from}
            x={x}
            y={kind === 'form' ? 0.12 : 0.52}
            width={Math.max(end - x, (leastDays * 12) / year.days)}
            height="0.36"
            className={fills[kind]}
            fillOpacity={isAnnounced ? 1 : 0.18}
            strokeOpacity={isAnnounced ? 1 : 0.55}
            strokeDasharray={isAnnounced ? undefined : '4 3'}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
      <line x1={placeOf(today, year)} x2={placeOf(today, year)} y1="0" y2="1" className="stroke-rust" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Legend() {
  const { strip: text } = useText(calendarTexts);
  const kinds = ['form', 'exam', 'other'] as const;
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {kinds.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <svg viewBox="0 0 14 10" aria-hidden="true" className="h-2.5 w-3.5">
            <rect width="14" height="10" rx="2" className={fills[kind]} />
          </svg>
          {text[kind]}
        </span>
      ))}
      <span>{text.usual}</span>
    </p>
  );
}
