import { useFormat } from '../messages/format.ts';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';

export type BarColour = 'blue' | 'gold' | 'leaf' | 'ink';
const barFills: Record<BarColour, string> = { blue: 'fill-blue', gold: 'fill-marigold-line', leaf: 'fill-leaf', ink: 'fill-ink' };

interface RangeBarProps {
  low: number;
  high: number;
  /** The end of the scale; several bars below one another share it. */
  end: number;
  colour?: BarColour;
  /** What the bar is measured against: the reader's own budget. */
  mark?: number | undefined;
  className?: string;
}

/** From low to high on a scale that begins with 0. The figures stand beside it as text, so it says nothing to those who listen. */
export function RangeBar({ low, high, end, colour = 'blue', mark, className }: RangeBarProps) {
  const at = (value: number) => Math.max(0, Math.min(100, (100 * value) / Math.max(1, end)));
  const width = Math.max(1, at(high) - at(low));
  return (
    <svg aria-hidden="true" className={classNames('block h-2.5 w-full overflow-visible', className)}>
      <rect y="1" width="100%" height="8" rx="4" className="fill-sand forced-colors:fill-[GrayText]" />
      <rect
        x={`${Math.min(at(low), 99)}%`}
        y="1"
        width={`${width}%`}
        height="8"
        rx="4"
        className={classNames(barFills[colour], 'forced-colors:fill-[Highlight]')}
      />
      {mark !== undefined && (
        <line
          x1={`${at(mark)}%`}
          x2={`${at(mark)}%`}
          y1="-2"
          y2="12"
          strokeWidth="2"
          className="stroke-ink forced-colors:stroke-[CanvasText]"
        />
      )}
    </svg>
  );
}

/** Where the figure would stand: nobody knows it. */
export function UnknownBar({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block h-2 rounded-full unknown-hatch', className)} />;
}

interface BudgetBarProps {
  low: number;
  high: number;
  /** The end of the scale. */
  end: number;
  /** In rupees a year; none where none was told. */
  budget?: number | undefined;
}

/** What it costs in rupees a year, on a scale with its two ends, with the reader's own budget as a line. */
export function BudgetBar({ low, high, end, budget }: BudgetBarProps) {
  const text = useText(partsTexts);
  const format = useFormat();
  const rupees = (value: number) => `₹${format.number(value)}`;
  return (
    <div className="tabular-nums">
      <RangeBar low={low} high={high} end={end} mark={budget} />
      <p className="mt-1 flex justify-between gap-3 text-small text-ink-soft">
        <span>0</span>
        {budget !== undefined && <span className="font-semibold text-ink">{text.budget(rupees(budget))}</span>}
        <span>{rupees(end)}</span>
      </p>
    </div>
  );
}
