import { useFormat } from '../messages/format.ts';
import { classNames } from './classes.ts';

export type BandColour = 'leaf' | 'blue' | 'pale' | 'gold' | 'line' | 'hatch';

export interface Band {
  value: string;
  label: string;
  count: number;
  colour: BandColour;
}

interface BandBarProps {
  /** What is counted and that one may choose. */
  label: string;
  /** Five at most, always in the same order. */
  bands: readonly Band[];
  /** False while the counts are on their way. */
  isKnown: boolean;
  chosen: string;
  onChoose: (value: string) => void;
}

const fills: Record<BandColour, string> = {
  leaf: 'text-leaf',
  blue: 'text-blue',
  pale: 'text-blue-soft',
  gold: 'text-marigold',
  line: 'text-line-strong',
  hatch: 'text-line-strong',
};

/** Stripes of its own colour for what nobody can call. */
const stripes = ({ colour }: Band) => (colour === 'hatch' ? '2 3' : undefined);

/** How a list divides: one bar in as many colours, and below it buttons that say the same and filter by it. */
export function BandBar({ label, bands, isKnown, chosen, onChoose }: BandBarProps) {
  const format = useFormat();
  const total = Math.max(
    1,
    bands.reduce((sum, { count }) => sum + count, 0),
  );
  const before = (index: number) => bands.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <div role="group" aria-label={label}>
      <svg aria-hidden="true" className="block h-4.5 w-full overflow-hidden rounded-[6px] bg-sand">
        {isKnown &&
          bands.map((band, index) => {
            const [x1, x2] = [(100 * before(index)) / total, (100 * (before(index) + band.count)) / total];
            return (
              <line
                key={band.value}
                x1={`${x1}%`}
                x2={`${x2}%`}
                y1="9"
                y2="9"
                stroke="currentColor"
                strokeWidth="18"
                strokeDasharray={stripes(band)}
                className={fills[band.colour]}
              />
            );
          })}
      </svg>
      {/* In columns on a phone: a count that becomes known must not send the next button to another row. */}
      <div className="-mx-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] sm:flex sm:flex-wrap sm:gap-x-2">
        {bands.map((band) => {
          const { value, label: name, count } = band;
          const on = chosen === value;
          return (
            <button
              key={value}
              type="button"
              aria-pressed={on}
              disabled={isKnown && count === 0 && !on}
              onClick={() => {
                onChoose(on ? '' : value);
              }}
              className={classNames(
                'inline-flex min-h-tap min-w-0 items-center gap-1.5 rounded-small px-1.5 text-start text-[.9rem]',
                'enabled:hover:bg-blue-tint disabled:text-ink-soft',
                on && 'bg-marigold-tint font-semibold',
              )}
            >
              <svg
                viewBox="0 0 10 10"
                aria-hidden="true"
                className={classNames('size-2.5 flex-none rounded-[3px] bg-sand', fills[band.colour])}
              >
                <line x1="0" x2="10" y1="5" y2="5" stroke="currentColor" strokeWidth="10" strokeDasharray={stripes(band)} />
              </svg>
              {/* One text: where a font is wide, the count goes below the name, and no word is broken. */}
              <span className="min-w-0 wrap-break-word hyphens-auto">
                {name} <span className="font-semibold tabular-nums">{isKnown ? format.number(count) : ''}</span>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
