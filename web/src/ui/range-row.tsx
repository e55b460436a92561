import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../messages/format.ts';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';
import { Skeleton } from './skeleton.tsx';
import { UnknownBar } from './range-bar.tsx';

export type RangeTone = 'leaf' | 'blue' | 'gold' | 'line';
const strokes: Record<RangeTone, string> = { leaf: 'text-leaf', blue: 'text-blue', gold: 'text-marigold-line', line: 'text-line-strong' };
const letters: Record<RangeTone, string> = { leaf: 'text-leaf', blue: 'text-blue-deep', gold: 'text-marigold-ink', line: 'text-ink-soft' };

interface RankRange {
  predicted: number;
  low: number;
  high: number;
}

interface RangeLineProps {
  range: RankRange;
  /** The ends of the scale, shared by the rows of a list. */
  scale: readonly [from: number, to: number];
  own?: number | undefined;
  tone: RangeTone;
}

/** In per cent of the scale. */
const placeOn = ([from, to]: RangeLineProps['scale'], rank: number) =>
  Math.max(0, Math.min(100, (100 * (rank - from)) / Math.max(1, to - from)));

function OwnLine({ x, className, ...ends }: { x: string; y1: string; y2: string; className: string }) {
  return (
    <line x1={x} x2={x} {...ends} strokeWidth="2" className={classNames('stroke-blue-deep forced-colors:stroke-[CanvasText]', className)} />
  );
}

/** A bar from low to high with a dot at what is expected, and the reader's own rank as a line. */
export function RangeLine({ range, scale: [from, to], own, tone }: RangeLineProps) {
  const text = useText(partsTexts);
  const format = useFormat();
  const at = (rank: number) => placeOn([from, to], rank);
  const said = text.closesNear(format.number(range.predicted), format.number(range.low), format.number(range.high));
  const label = own === undefined ? said : `${said}. ${text.yourRank(format.number(own))}`;
  return (
    <svg role="img" aria-label={label} className={classNames('block h-5 w-full overflow-visible', strokes[tone])}>
      {own !== undefined && <OwnLine x={`${at(own)}%`} y1="0" y2="20" className="lg:hidden" />}
      {/* On a wide screen one line runs through all rows. */}
      {own !== undefined && <OwnLine x={`${at(own)}%`} y1="-24" y2="44" className="max-lg:hidden" />}
      <rect
        x={`${at(range.low)}%`}
        y="7"
        width={`${Math.max(0.5, at(range.high) - at(range.low))}%`}
        height="6"
        rx="3"
        fill="currentColor"
        opacity=".35"
      />
      <circle cx={`${at(range.predicted)}%`} cy="10" r="5.5" fill="currentColor" strokeWidth="2" className="stroke-card" />
    </svg>
  );
}

/** The scale above the rows, with the reader's rank over its place. */
export function RangeAxis({ scale, own }: Pick<RangeLineProps, 'scale' | 'own'>) {
  const text = useText(partsTexts);
  const format = useFormat();
  const [from, to] = scale;
  const at = own === undefined ? 0 : placeOn(scale, own);
  const isRight = at > 50;
  return (
    <div className="pe-40 text-small leading-tight text-ink-soft tabular-nums lg:ps-[21.125rem] lg:pe-44">
      {own !== undefined && (
        // No style is allowed in the server's HTML: the width of an empty picture brings the words to their place.
        <p className={classNames('flex font-bold whitespace-nowrap text-blue-deep', isRight && 'flex-row-reverse')}>
          <svg aria-hidden="true" width={`${isRight ? 100 - at : at}%`} height="1" className="flex-none" />
          {text.you(format.number(own))}
        </p>
      )}
      <p className="flex justify-between gap-3">
        <span>{format.number(from)}</span>
        <span>{format.number(to)}</span>
      </p>
    </div>
  );
}

interface RangeRowProps extends Partial<RangeLineProps> {
  /** A link with the college's name. */
  name: ReactNode;
  /** "Computer Science · 334 km" */
  detail: ReactNode;
  /** "98%"; none where no call can be made. */
  chance?: string | undefined;
  /** "82,961", or the last closing rank with its year. */
  closes?: ReactNode;
  /** The button that adds it. */
  add?: ReactNode;
}

const rowLook =
  'relative grid grid-cols-[minmax(0,1fr)_6.25rem_2.75rem] items-center gap-x-2 border-t border-line py-1 ' +
  'lg:grid-cols-[20rem_minmax(0,1fr)_6rem_2.75rem] lg:gap-x-4.5';

const figuresLook =
  'col-start-2 row-start-2 flex flex-wrap items-baseline justify-end gap-x-1.5 text-end leading-none tabular-nums ' +
  'lg:col-start-3 lg:row-start-1 lg:block lg:leading-tight';

/** One seat: at most 88 px, until the letters grow. The item of a list. Its words go over the bar and the figures of a phone. */
export function RangeRow({ name, detail, chance, closes, add, range, scale, own, tone = 'line' }: RangeRowProps) {
  const text = useText(partsTexts);
  return (
    <li className={rowLook}>
      <div className="col-span-2 min-w-0 leading-tight lg:col-span-1">
        <p className="text-[.94rem] leading-[1.25] font-bold">{name}</p>
        <p className="text-small text-ink-soft">{detail}</p>
      </div>
      <div className="row-start-2 lg:col-start-2 lg:row-start-1">
        {range && scale ? (
          <RangeLine range={range} scale={scale} own={own} tone={tone} />
        ) : (
          <>
            <UnknownBar className="my-1.5" />
            <span className="sr-only">{text.noCall}</span>
          </>
        )}
      </div>
      <p className={figuresLook}>
        <span className={classNames('text-[1.06rem] font-bold lg:block', letters[tone])}>
          {chance ?? <span aria-hidden="true">?</span>}
        </span>
        <span className="text-small text-ink-soft">{closes}</span>
      </p>
      <div className="col-start-3 row-span-2 row-start-1 lg:col-start-4 lg:row-span-1">{add}</div>
    </li>
  );
}

/** Two grey bars where a row will be. */
export function RangeRowWaiting() {
  const { coming } = useText(partsTexts);
  return (
    <li className={rowLook} aria-busy="true">
      <span className="sr-only">{coming}</span>
      <span className="grid gap-2 py-1.5">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </span>
      <Skeleton className="h-4 w-12" />
      <span className="h-17" />
    </li>
  );
}

/** Puts a seat into a list, and takes it out. */
export function AddButton({ name, isOn, onPress }: { name: string; isOn: boolean; onPress: () => void }) {
  const text = useText(partsTexts);
  const Icon = isOn ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={isOn ? text.added(name) : text.add(name)}
      onClick={onPress}
      className={classNames(
        'grid size-tap place-items-center rounded-full border-[1.5px] focus-visible:rounded-full print:hidden',
        isOn ? 'border-leaf bg-leaf text-card' : 'border-blue-pale bg-card text-blue-deep hover:bg-blue-tint',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
