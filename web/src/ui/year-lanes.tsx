import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';

interface LaneSpan {
  /** Parts of the whole width, 0 to 1. */
  from: number;
  to: number;
  /** Known to the day: filled. Usual months are an outline. */
  isKnown: boolean;
}

export interface Lane {
  id: string;
  label: string;
  /** All of it in words: "usually in November". */
  said: string;
  span: LaneSpan;
}

interface YearLanesProps {
  label: string;
  /** Short names of the months, from the first that is shown. */
  months: readonly string[];
  /** Where today lies, 0 to 1. */
  today: number;
  lanes: readonly Lane[];
}

const percent = (part: number) => `${Math.round(1000 * Math.max(0, Math.min(1, part))) / 10}%`;

/** What comes in the next months, a line each: filled where the days are known, an outline where only the months are usual. */
export function YearLanes({ label, months, today, lanes }: YearLanesProps) {
  const text = useText(partsTexts);
  return (
    <div className="text-small text-ink-soft">
      <div aria-hidden="true" className="grid grid-cols-[minmax(6.6rem,30%)_1fr] gap-x-2">
        <span className="text-end font-bold text-marigold-ink">{text.today}</span>
        <span className="relative grid grid-flow-col auto-cols-fr">
          <svg className="absolute inset-y-0 h-full w-full overflow-visible">
            <TodayLine today={today} />
          </svg>
          {months.map((month) => (
            <span key={month} className="truncate border-s border-line ps-1">
              {month}
            </span>
          ))}
        </span>
      </div>
      <ul aria-label={label}>
        {lanes.map(({ id, label: name, said, span }) => (
          <li key={id} className="grid grid-cols-[minmax(6.6rem,30%)_1fr] items-center gap-x-2 border-t border-line">
            <span className="leading-tight text-ink">{name}</span>
            <span className="sr-only">{said}</span>
            <svg aria-hidden="true" className="block h-7 w-full overflow-visible">
              {months.map((month, index) => (
                <line
                  key={month}
                  x1={percent(index / months.length)}
                  x2={percent(index / months.length)}
                  y2="100%"
                  className="stroke-line"
                />
              ))}
              <rect
                x={percent(span.from)}
                y="6"
                width={percent(Math.max(0.025, span.to - span.from))}
                height="16"
                rx="5"
                strokeWidth="2"
                className={
                  span.isKnown
                    ? 'fill-blue stroke-blue forced-colors:fill-[Highlight]'
                    : 'fill-paper stroke-blue forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
                }
              />
              <TodayLine today={today} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TodayLine({ today }: { today: number }) {
  return <line x1={percent(today)} x2={percent(today)} y1="0" y2="100%" strokeWidth="2" className="stroke-marigold-line" />;
}
