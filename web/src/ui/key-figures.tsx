import type { ReactNode } from 'react';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';

interface KeyFigure {
  label: string;
  /** Left out where nobody knows: a question mark says so. */
  value?: ReactNode;
  /** A CertaintyMark or SourceMark. */
  mark?: ReactNode;
  /** In small letters below it. */
  note?: ReactNode;
}

interface KeyFiguresProps {
  /** Two to a row; the first takes a row of its own where `picture` stands beside it. */
  figures: readonly KeyFigure[];
  picture?: ReactNode;
  className?: string;
}

/** Four to six figures that answer most questions. What is not known is a question mark, never left away. */
export function KeyFigures({ figures, picture, className }: KeyFiguresProps) {
  const [first, ...rest] = figures;
  const isFirstApart = picture !== undefined && first !== undefined;
  return (
    <div className={classNames('overflow-hidden rounded-answer border border-line bg-card shadow-card', className)}>
      {isFirstApart && (
        <div className="flex flex-wrap items-center gap-3.5 border-b border-line px-3 py-2.5">
          <div className="w-24 flex-none">{picture}</div>
          <dl className="min-w-32 flex-1">
            <Figure {...first} isLarge />
          </dl>
        </div>
      )}
      <dl className={columns}>
        {(isFirstApart ? rest : figures).map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </dl>
    </div>
  );
}

const columns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] [&>div]:-me-px [&>div]:-mb-px [&>div]:border-e [&>div]:border-b ' +
  '[&>div]:border-line [&>div]:px-3 [&>div]:py-2.5';

function Figure({ label, value, mark, note, isLarge = false }: KeyFigure & { isLarge?: boolean }) {
  const { notKnown } = useText(partsTexts);
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className={classNames('leading-tight font-bold', isLarge ? 'text-[1.6rem]' : 'text-[1.06rem]')}>
        {value ?? (
          <>
            <span aria-hidden="true">?</span>
            <span className="sr-only">{notKnown}</span>
          </>
        )}
        {mark}
        {note !== undefined && <span className="block text-small font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
