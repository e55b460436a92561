import { months } from '@disha/contract/taxonomy';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { classNames } from '../../ui/classes.ts';

interface YearStripProps {
  /** How many exams each month holds; undefined while loading. */
  counts: readonly number[] | undefined;
  chosen: string;
  onChoose: (month: string) => void;
}

/** The year as twelve buttons coloured by how many exams each holds: a picture, and a filter at the same time. */
export function YearStrip({ counts, chosen, onChoose }: YearStripProps) {
  const text = useText(examsTexts);
  const format = useFormat();
  const highest = Math.max(1, ...(counts ?? []));
  return (
    <div
      role="group"
      aria-label={text.yearLabel}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(2.6rem,14.5%),1fr))] gap-1.5 sm:grid-cols-12"
    >
      {months.map((month, index) => {
        const count = counts?.[index];
        const on = chosen === month;
        return (
          <button
            key={month}
            type="button"
            aria-pressed={on}
            disabled={count === 0 && !on}
            onClick={() => {
              onChoose(on ? '' : month);
            }}
            className={classNames(
              'relative flex h-13 flex-col items-center justify-center overflow-hidden rounded-small border leading-tight font-semibold',
              on ? 'border-ink text-ink' : 'border-line bg-card text-ink-soft enabled:hover:border-line-strong',
            )}
          >
            <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
              <rect width="10" height="10" opacity={on ? 1 : (count ?? 0) / highest} className={on ? 'fill-marigold' : 'fill-blue-pale'} />
            </svg>
            <span className="relative min-h-5 text-base font-bold text-ink tabular-nums">
              {count === undefined || count === 0 ? '' : format.number(count)}
            </span>
            {/* What is seen is part of what is heard: a person who speaks to the page says what they see. */}
            <span className="relative text-sm">
              {format.monthShort(month)}
              <span className="sr-only"> {count === undefined ? format.month(month) : text.inMonth(format.month(month), count)}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
