import { useFormat } from '../../messages/format.ts';
import { classNames } from '../../ui/classes.ts';

interface PicturePart {
  value: string;
  label: string;
  count: number;
}

interface PartsPictureProps {
  /** What is counted and that one may choose. */
  label: string;
  /** Four at most, always in the same order: each has its colour. */
  parts: readonly PicturePart[];
  /** False while the counts are on their way. */
  isKnown: boolean;
  chosen: string;
  onChoose: (value: string) => void;
}

const fills = ['fill-leaf', 'fill-blue-soft', 'fill-blue', 'fill-marigold'];

/** How a list divides: one bar in up to four colours, and below it buttons that say the same and filter by it. */
export function PartsPicture({ label, parts, isKnown, chosen, onChoose }: PartsPictureProps) {
  const format = useFormat();
  const total = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  );
  const before = (index: number) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <div role="group" aria-label={label}>
      <svg
        viewBox="0 0 1000 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-2.5 w-full overflow-hidden rounded-full bg-sand"
      >
        {isKnown &&
          parts.map(({ value, count }, index) => (
            <rect key={value} x={(1000 * before(index)) / total} width={(1000 * count) / total} height="10" className={fills[index]} />
          ))}
      </svg>
      {/* In columns on a phone: a count that becomes known must not send the next button to another row. */}
      <div className="-mx-2 mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] sm:flex sm:flex-wrap sm:gap-x-2">
        {parts.map(({ value, label: name, count }, index) => {
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
                'inline-flex min-h-tap min-w-0 items-center gap-1.5 rounded-small px-2 text-start text-sm',
                'font-semibold enabled:hover:bg-blue-tint disabled:text-ink-soft',
                on && 'bg-marigold-tint',
              )}
            >
              <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3 flex-none">
                <rect width="10" height="10" rx="3" className={fills[index]} />
              </svg>
              {/* One text: where a font is wide, the count goes below the name, and no word is broken. */}
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="font-normal text-ink-soft tabular-nums">{isKnown ? format.number(count) : ''}</span>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
