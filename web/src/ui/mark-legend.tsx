import type { ReactNode } from 'react';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { MarkShape } from './certainty-mark.tsx';
import { Folded } from './folded.tsx';
import type { FactMark } from './mark-of.ts';
import { SourceList, type SourcedFact } from './source-sheet.tsx';

interface MarkLegendProps {
  /** Only those the page shows. */
  marks: readonly FactMark[];
  /** Where the facts of the page are from; each reader reaches them, with code or without. */
  facts?: readonly SourcedFact[];
  /** Under the sources: the way to tell us that something is wrong. */
  children?: ReactNode;
}

const order: readonly FactMark[] = ['official', 'usual', 'reported'];

/** Once a page, at its foot: what the marks mean, and all its sources behind one tap. */
export function MarkLegend({ marks, facts = [], children }: MarkLegendProps) {
  const text = useText(partsTexts);
  const used = order.filter((mark) => marks.includes(mark));
  return (
    <div className="mt-6 border-t border-line pt-1 text-small text-ink-soft">
      <Folded
        title={
          <span className="flex flex-wrap items-center gap-x-3 font-normal text-ink-soft">
            {used.map((mark) => (
              <span key={mark} className="inline-flex items-center gap-1.5">
                <MarkShape mark={mark} />
                {text.marks[mark].legend}
              </span>
            ))}
            <span className="font-semibold text-blue-deep underline underline-offset-4">{text.sources}</span>
          </span>
        }
      >
        <dl className="mb-2 grid gap-1">
          {used.map((mark) => (
            <div key={mark} className="flex flex-wrap gap-x-2">
              <dt className="font-semibold">{text.marks[mark].name}</dt>
              <dd>{text.marks[mark].means}</dd>
            </div>
          ))}
        </dl>
        {facts.length > 0 && <SourceList facts={facts} />}
        {children}
      </Folded>
    </div>
  );
}
