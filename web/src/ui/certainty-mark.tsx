import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';
import type { FactMark } from './mark-of.ts';

/** The shapes of the whole product: a full dot, a ring, a ring of dots. The shape says it, never the colour alone. */
const shapes: Record<FactMark, { fill: string; width: number; dashes?: string }> = {
  official: { fill: 'currentColor', width: 2 },
  usual: { fill: 'none', width: 2.2 },
  reported: { fill: 'none', width: 2.8, dashes: '2.5 2.08' },
};

export function MarkShape({ mark, className }: { mark: FactMark; className?: string }) {
  const { fill, width, dashes } = shapes[mark];
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={classNames('inline-block size-[.72em] flex-none text-blue-deep forced-colors:text-[CanvasText]', className)}
    >
      <circle cx="6" cy="6" r="4.4" fill={fill} stroke="currentColor" strokeWidth={width} strokeDasharray={dashes} />
    </svg>
  );
}

interface CertaintyMarkProps {
  mark: FactMark;
  /** What it marks, for those who listen: "Fee". */
  fact: string;
  className?: string;
}

/** How sure a fact is, beside it: a picture with words for those who listen. In a row nothing opens; SourceMark does. */
export function CertaintyMark({ mark, fact, className }: CertaintyMarkProps) {
  const text = useText(partsTexts);
  return (
    <span className={classNames('whitespace-nowrap', className)}>
      {'\u00a0'}
      <MarkShape mark={mark} />
      <span className="sr-only">{text.marked(fact, text.marks[mark].name)}</span>
    </span>
  );
}
