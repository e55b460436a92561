import { months } from '@disha/contract/taxonomy';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { classes } from '../../ui/classes.ts';

interface YearStripProps {
  /** How many exams each month holds; undefined while loading. */
  counts: readonly number[] | undefined;
  chosen: string;
  onChoose: (month: string) => void;
}

/** The year as twelve buttons with a column each: when the exams are, and a filter at the same time. */
export function YearStrip({ counts, chosen, onChoose }: YearStripProps) {
  const text = useText(examsTexts);
  const format = useFormat();
  const highest = Math.max(1, ...(counts ?? []));
  return (
    <div role="group" aria-label={`${text.year}. ${text.yearHint}`} className="mt-4 grid grid-cols-6 gap-1.5 sm:grid-cols-12">
      {months.map((month, index) => {
        const count = counts?.[index];
        const on = chosen === month;
        return (
          <button
            key={month}
            type="button"
            aria-pressed={on}
            aria-label={count === undefined ? format.month(month) : text.inMonth(format.month(month), count)}
            disabled={count === 0 && !on}
            onClick={() => {
              onChoose(on ? '' : month);
            }}
            className={classes(
              'group relative flex h-17 flex-col items-center justify-end overflow-hidden rounded-small border pb-1 text-sm leading-tight font-semibold',
              on ? 'border-ink bg-marigold-tint text-ink' : 'border-line bg-card text-ink-soft enabled:hover:border-line-strong',
            )}
          >
            <svg viewBox="0 0 10 30" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-x-1.5 top-1.5 h-[30px] w-[calc(100%-.75rem)]">
              <rect y={30 - (30 * (count ?? 0)) / highest} width="10" height={(30 * (count ?? 0)) / highest} className={on ? 'fill-marigold' : 'fill-blue-pale'} />
            </svg>
            <span className="relative z-10 mb-1 tabular-nums">{count === undefined || count === 0 ? '' : format.number(count)}</span>
            <span className="relative">{format.monthShort(month)}</span>
          </button>
        );
      })}
    </div>
  );
}
