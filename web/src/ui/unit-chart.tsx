import { useFormat } from '../messages/format.ts';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';

interface UnitChartProps {
  part: number;
  whole: number;
}

/** More than this cannot be told apart. */
const mostUnits = 120;
const perRow = 20;
const step = 11;

/** So many of so many, a dot each; as a bar where there are too many. The figure stands beside it. */
export function UnitChart({ part, whole }: UnitChartProps) {
  const text = useText(partsTexts);
  const format = useFormat();
  const label = text.of(format.number(part), format.number(whole));
  if (whole > mostUnits)
    return (
      <svg role="img" aria-label={label} className="block h-3 w-full max-w-80 overflow-hidden rounded-full bg-sand">
        <rect width={`${(100 * part) / whole}%`} height="12" className="fill-leaf forced-colors:fill-[Highlight]" />
      </svg>
    );
  const dots = (from: number, to: number) => {
    let path = '';
    for (let at = from; at < to; at++) path += `M${(at % perRow) * step + 5} ${Math.floor(at / perRow) * step + 5}h0`;
    return path;
  };
  const rows = Math.ceil(whole / perRow);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.min(whole, perRow) * step} ${rows * step}`}
      width={Math.min(whole, perRow) * step}
      className="block h-auto max-w-full"
      fill="none"
      strokeWidth="8.6"
      strokeLinecap="round"
    >
      <path d={dots(part, whole)} className="stroke-line" />
      <path d={dots(0, part)} className="stroke-leaf forced-colors:stroke-[Highlight]" />
    </svg>
  );
}
