import { classNames } from './classes.ts';

export interface Bar {
  label: string;
  /** 0 to 100, of the full width. */
  percent: number;
  /** The figure as text: "41%", "383". */
  value: string;
  first?: boolean;
}

/** Bars side by side. The figures stand as text, so the drawing itself says nothing to those who listen. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <ul aria-label={label} className="grid gap-2 leading-tight">
      {bars.map((bar) => (
        <li key={bar.label} className="grid grid-cols-[min(9.25rem,48%)_1fr_auto] items-center gap-3 text-[.94rem]">
          <span className={bar.first === true ? 'font-bold' : 'font-semibold'}>{bar.label}</span>
          <svg
            viewBox="0 0 100 14"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-3.5 w-full overflow-hidden rounded-[5px] bg-sand"
          >
            <rect
              width={Math.max(0, Math.min(100, bar.percent))}
              height="14"
              className={classNames(bar.first === true ? 'fill-blue' : 'fill-blue-soft')}
            />
          </svg>
          <span className="min-w-10 text-end text-ink-soft tabular-nums">{bar.value}</span>
        </li>
      ))}
    </ul>
  );
}
