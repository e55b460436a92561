import type { ReactNode } from 'react';
import { useFormat } from '../messages/format.ts';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';

/** How it stands with one event. Nothing counts down to a month that is only usual: it is named by `when`. */
export type Countdown =
  | { is: 'days'; days: number }
  | { is: 'look' }
  | { is: 'closed' }
  | { is: 'done' }
  | { is: 'when'; when: string }
  | { is: 'unknown' };

interface CountdownCardProps {
  /** "Form, session 1" */
  event: string;
  state: Countdown;
  /** The day, what came before or what is next; in at most two lines. */
  note?: ReactNode;
  mark?: ReactNode;
}

const tones: Partial<Record<Countdown['is'], string>> = {
  look: 'border-marigold bg-marigold-tint text-marigold-ink',
  done: 'border-line bg-leaf-tint text-leaf',
};

/** One event of an exam: how many days are left, or what to do. */
export function CountdownCard({ event, state, note, mark }: CountdownCardProps) {
  const text = useText(partsTexts);
  const format = useFormat();
  const words = {
    days: () => (state.is === 'days' ? text.days(state.days, format.number(state.days)) : ''),
    look: () => text.lookNow,
    closed: () => text.closed,
    done: () => text.done,
    when: () => (state.is === 'when' ? state.when : ''),
    unknown: () => '?',
  };
  const tone = tones[state.is];
  return (
    <div className={classNames('min-w-0 rounded-card border p-3 leading-snug', tone ?? 'border-line bg-card')}>
      <p className="text-[.9rem]">{event}</p>
      <p
        className={classNames(
          'font-bold tracking-tight tabular-nums not-en:tracking-normal',
          state.is === 'when' ? 'text-[1.25rem]' : 'text-[1.5rem]',
        )}
      >
        {words[state.is]()}
        {state.is === 'unknown' && <span className="sr-only">{text.notKnown}</span>}
        {note === undefined && mark}
      </p>
      {note !== undefined && (
        <p className={classNames('text-[.9rem]', tone === undefined && 'text-ink-soft')}>
          {note}
          {mark}
        </p>
      )}
    </div>
  );
}

/** Two or more of them side by side. */
export function CountdownCards({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">{children}</div>;
}
