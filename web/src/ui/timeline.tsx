import type { ReactNode } from 'react';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';

export interface TimelineStep {
  id: string;
  /** A year, a month or a day, short. */
  when: ReactNode;
  /** What to do. */
  text: ReactNode;
  why?: ReactNode;
  mark?: ReactNode;
  /** The next one to do. */
  isNow?: boolean;
  isDone?: boolean;
  /** Steps of one exam, merged: month by month. */
  months?: readonly { month: string; what: string }[];
  /** A button or a link of its own. */
  action?: ReactNode;
}

interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** When something is to be done again, where there is nothing now. */
  next?: string;
}

export function Timeline({ label, steps, next }: TimelineProps) {
  const text = useText(partsTexts);
  if (steps.length === 0)
    return (
      <p className="text-ink-soft">
        {text.nothingNow} {next !== undefined && text.next(next)}
      </p>
    );
  return (
    <ol aria-label={label} className="text-[.94rem] leading-snug">
      {steps.map(({ id, when, text: what, why, mark, isNow = false, isDone = false, months, action }) => (
        <li key={id} className="relative grid grid-cols-[3rem_1fr] gap-x-8 py-1.5" aria-current={isNow ? 'step' : undefined}>
          <span aria-hidden="true" className="absolute start-[3.94rem] inset-y-0 w-0.5 bg-line" />
          <span
            aria-hidden="true"
            className={classNames(
              'absolute start-[3.56rem] top-2.5 size-3.5 rounded-full border-[3px]',
              isNow ? 'border-marigold bg-marigold' : isDone ? 'border-leaf bg-leaf' : 'border-blue bg-paper',
            )}
          />
          <span className="text-end font-bold tabular-nums">{when}</span>
          <div className="min-w-0">
            <p>
              <span className="font-bold">{what}</span>
              {mark}
              {isDone && <span className="text-leaf"> · {text.done}</span>}
            </p>
            {why !== undefined && <p className="text-small text-ink-soft">{why}</p>}
            {months && (
              <ul className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(3.2rem,1fr))] gap-1 text-center text-small leading-tight">
                {months.map(({ month, what: thing }) => (
                  <li key={`${month} ${thing}`} className="rounded-small border border-blue-soft px-0.5 py-1">
                    <span className="block font-bold">{month}</span>
                    {thing}
                  </li>
                ))}
              </ul>
            )}
            {action}
          </div>
        </li>
      ))}
    </ol>
  );
}
