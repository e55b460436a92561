import { useState, type ReactNode } from 'react';
import { useFormat } from '../messages/format.ts';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { MarkShape } from './certainty-mark.tsx';
import type { FactMark } from './mark-of.ts';
import { Sheet } from './sheet.tsx';

/** A fact with where it is from. */
export interface SourcedFact {
  fact: string;
  mark: FactMark | 'unknown';
  /** The source as it is called, with links. */
  source: ReactNode;
  /** 'YYYY-MM', the month it was read. */
  read?: string | undefined;
  /** 'YYYY-MM-DD' */
  goodUntil?: string | undefined;
}

/** Each fact with its mark, its source, when that was read and until when it is good. */
export function SourceList({ facts }: { facts: readonly SourcedFact[] }) {
  const text = useText(partsTexts);
  const format = useFormat();
  return (
    <ul className="divide-y divide-line">
      {facts.map(({ fact, mark, source, read, goodUntil }) => (
        <li key={fact} className="grid grid-cols-[1.5rem_1fr] py-2 text-[.94rem]">
          <span className="pt-0.5">{mark === 'unknown' ? <span aria-hidden="true">?</span> : <MarkShape mark={mark} />}</span>
          <div className="min-w-0">
            <p className="font-semibold">
              {fact}
              <span className="font-normal text-ink-soft"> · {text.marks[mark].name}</span>
            </p>
            <div className="text-ink-soft [overflow-wrap:anywhere]">
              {source}
              {read !== undefined && ` ${text.read(format.yearMonth(read))}`}
              {goodUntil !== undefined && ` ${text.goodUntil(format.date(goodUntil))}`}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The mark beside a single fact: it opens where the fact is from. */
export function SourceMark({ fact, ...rest }: SourcedFact & { mark: FactMark }) {
  const text = useText(partsTexts);
  const [seen, setSeen] = useState<'not' | 'open' | 'closed'>('not');
  return (
    <>
      {'\u00a0'}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.marked(fact, text.marks[rest.mark].name)}
        className="relative inline-flex align-baseline after:absolute after:-inset-x-4 after:-inset-y-4 print:inline-flex!"
        onClick={() => setSeen('open')}
      >
        <MarkShape mark={rest.mark} />
      </button>
      {seen !== 'not' && (
        <Sheet title={text.whereFrom} isOpen={seen === 'open'} onClose={() => setSeen('closed')}>
          <SourceList facts={[{ fact, ...rest }]} />
        </Sheet>
      )}
    </>
  );
}
