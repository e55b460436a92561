import type { JudgedChoice } from '@disha/chances/lists/judge';
import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { memo, useRef, type KeyboardEvent } from 'react';
import { chancesTexts } from '../../../messages/chances.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { paths } from '../../../paths.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { Link } from '../../../ui/link.tsx';
import { pickLine } from '../pick-line.ts';
import { saidChance } from '../said-chance.ts';
import { branchOf, instituteOf } from '../seat-words.ts';
import { asPublished } from './list-file.ts';
import { useNameOf } from './names.ts';
import { useDragged } from './use-dragged.ts';

const tones: Record<NonNullable<ChanceLine['band']>, ChipTone> = { likely: 'leaf', possible: 'blue', reach: 'gold', out: 'line' };
const round =
  'grid min-h-tap min-w-tap flex-none place-items-center rounded-full text-ink-soft hover:bg-sand disabled:opacity-30 cursor-pointer';
/** Less than this is not said as a number. */
const leastAdded = 0.005;

const rowLook =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 rounded-card border border-line bg-card p-2 data-dragged:shadow-float ' +
  'sm:grid-cols-[auto_minmax(0,1fr)_auto] print:break-inside-avoid';

interface ListedLineProps {
  line: ChanceLine;
  at: number;
  count: number;
  judged: JudgedChoice | undefined;
  counselling: Counselling;
  /** It has left the published lists. */
  isGone: boolean;
  actions: LineActions;
}

/** The same object for as long as the list is shown, whatever becomes of its lines. */
export interface LineActions {
  move: (id: string, to: number) => void;
  /** Held over a place, which it has not been put to yet. */
  hold: (id: string, to: number) => void;
  drop: () => void;
  remove: (id: string) => void;
}

const isSameJudged = (one: JudgedChoice | undefined, other: JudgedChoice | undefined) =>
  one?.adds === other?.adds && one?.note === other?.note && one?.probability === other?.probability;

/** A place that the dragged one has not passed is not drawn anew: a slow phone would stop under the finger. */
const isSameLine = (one: ListedLineProps, other: ListedLineProps) =>
  one.line === other.line &&
  one.at === other.at &&
  one.count === other.count &&
  one.counselling === other.counselling &&
  one.isGone === other.isGone &&
  one.actions === other.actions &&
  isSameJudged(one.judged, other.judged);

/** One place of the list. It is moved by dragging its grip, by the arrow keys there (Home and End to either end), or by its buttons. */
export const ListedLine = memo(function ListedLine({ line, at, count, judged, counselling, isGone, actions }: ListedLineProps) {
  const text = useText(myListTexts);
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const { id, institute, programme } = line;
  const onMove = (to: number) => actions.move(id, to);
  const drag = useDragged(row, at, { onHold: (to) => actions.hold(id, to), onDrop: actions.drop });
  const name = useNameOf(counselling)(line);
  const exam = counselling.lists.find((list) => list.id === line.list)?.examId;
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li ref={row} className={rowLook} data-place={at}>
      <div className="flex items-center sm:flex-col">
        <span className="min-w-tap text-center text-lg font-bold tabular-nums sm:pt-1">{format.number(at + 1)}</span>
        <button
          type="button"
          aria-label={text.move(name)}
          className={`${round} cursor-grab touch-none print:hidden`}
          onKeyDown={onKey}
          {...drag}
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
      </div>
      {/* Beside the number on a phone, where the names need all the room there is. */}
      <div className="flex justify-end sm:order-last sm:flex-col sm:justify-start print:hidden">
        <button type="button" aria-label={text.up(name)} disabled={at === 0} className={round} onClick={() => onMove(at - 1)}>
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label={text.down(name)} disabled={at === count - 1} className={round} onClick={() => onMove(at + 1)}>
          <ArrowDown aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label={text.removeOf(name)} className={round} onClick={() => actions.remove(id)}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="col-span-full grid min-w-0 content-start gap-1 px-2 pb-1 sm:col-span-1 sm:px-0 sm:py-1">
        <p lang="en" className="leading-snug font-semibold">
          {instituteOf(line)}
        </p>
        <p lang="en" className="text-small leading-snug text-ink-soft">
          {branchOf(line)}
        </p>
        <Facts line={line} counselling={counselling} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Said line={line} judged={judged} isGone={isGone} />
          {(institute.collegeId !== undefined || programme.courseId !== undefined) && (
            <p className="print:hidden">
              <Link
                to={paths.planWith(programme.courseId ?? '', institute.collegeId ?? '', exam ?? '', counselling.id)}
                className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
                onClick={() => pickLine(line, counselling)}
              >
                {text.plan}
              </Link>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}, isSameLine);

/** Band and seats in words; on paper as the counselling writes them, since they are looked for in its own form. */
function Facts({ line, counselling }: Pick<ListedLineProps, 'line' | 'counselling'>) {
  const text = useText(myListTexts);
  const { results } = useText(chancesTexts);
  const format = useFormat();
  const { band, probability } = line;
  const quota = counselling.quotas.find(({ id }) => id === line.quota);
  const category = counselling.categories.find(({ id }) => id === line.category);
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {band !== null && probability !== null ? (
        <Chip tone={tones[band]}>{`${results.bands[band]} · ${format.percent(saidChance(probability))}`}</Chip>
      ) : (
        <Chip tone="line">{text.withoutCall}</Chip>
      )}
      <span className="text-small text-ink-soft print:hidden">
        {[
          category?.name ?? line.category,
          ...(quota ? [quota.name] : []),
          ...(line.gender === 'neutral' ? [] : [results[line.gender]]),
          ...(line.pwd ? [results.pwd] : []),
        ].join(' · ')}
      </span>
      {line.paid && <Chip tone="gold">{results.paid}</Chip>}
      <span lang="en" className="hidden print:inline">
        {asPublished(line).join(' · ')}
      </span>
    </p>
  );
}

/** What it does for the list, or why nothing is said of it. */
function Said({ line, judged, isGone }: Pick<ListedLineProps, 'line' | 'judged' | 'isGone'>) {
  const text = useText(myListTexts);
  const { results } = useText(chancesTexts);
  const format = useFormat();
  const said = () => {
    if (isGone) return text.gone;
    if (!judged || judged.probability === null) return line.noCall && results.noCall[line.noCall];
    if (judged.note !== undefined) return text.notes[judged.note];
    return judged.adds < leastAdded ? text.addsNothing : text.adds(format.number(Math.round(100 * judged.adds)));
  };
  const words = said();
  return words === undefined ? null : <p className="text-sm text-ink-soft">{words}</p>;
}
