import type { JudgedLine } from '@disha/chances/lists/judge';
import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { chancesTexts } from '../../../messages/chances.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { paths } from '../../../paths.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { Link } from '../../../ui/link.tsx';
import { pickLine } from '../pick-line.ts';
import { saidChance } from '../said-chance.ts';
import { nameOf } from './names.ts';
import { useDragged } from './use-dragged.ts';

const tones: Record<NonNullable<ChanceLine['band']>, ChipTone> = { likely: 'leaf', possible: 'blue', reach: 'gold', out: 'line' };
const round =
  'grid min-h-tap min-w-tap flex-none place-items-center rounded-full text-ink-soft hover:bg-sand disabled:opacity-30 cursor-pointer';
/** Less than this is not said as a number. */
const leastAdded = 0.005;

interface ListedLineProps {
  line: ChanceLine;
  at: number;
  count: number;
  judged: JudgedLine | undefined;
  counselling: Counselling;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One place of the list. It is moved by dragging its grip, by the arrow keys there, or by its buttons. */
export function ListedLine({ line, at, count, judged, counselling, onMove, onRemove }: ListedLineProps) {
  const text = useText(myListTexts);
  const { results } = useText(chancesTexts);
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const drag = useDragged(row, at, onMove);
  const { institute, programme, band, probability } = line;
  const name = nameOf(line);
  const exam = counselling.lists.find(({ id }) => id === line.list)?.examId;
  const quota = counselling.quotas.find(({ id }) => id === line.quota);
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(at + by);
  };
  return (
    <li ref={row} className="flex items-start gap-1 rounded-card border border-line bg-card p-2 data-dragged:shadow-float" data-place={at}>
      <div className="flex flex-none flex-col items-center">
        <span className="min-w-tap pt-1 text-center text-lg font-bold tabular-nums">{format.number(at + 1)}</span>
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
      <div className="grid min-w-0 flex-1 gap-1 py-1">
        <p lang="en" className="leading-snug font-semibold">
          {institute.name}
        </p>
        <p lang="en" className="leading-snug text-ink-soft">
          {programme.name}
        </p>
        <p className="flex flex-wrap items-center gap-1.5">
          {band !== null && probability !== null ? (
            <Chip tone={tones[band]}>{`${results.bands[band]} · ${format.percent(saidChance(probability))}`}</Chip>
          ) : (
            <Chip tone="line">{text.withoutCall}</Chip>
          )}
          <Chip tone="line">{line.category}</Chip>
          {quota && <Chip tone="line">{quota.name}</Chip>}
          {line.paid && <Chip tone="gold">{results.paid}</Chip>}
          {line.gender !== 'neutral' && <Chip tone="line">{results[line.gender]}</Chip>}
          {line.pwd && <Chip tone="line">{results.pwd}</Chip>}
        </p>
        {judged && judged.probability !== null && (
          <p className="text-sm text-ink-soft">
            {judged.note !== undefined
              ? text.notes[judged.note]
              : judged.adds < leastAdded
                ? text.addsNothing
                : text.adds(format.number(Math.round(100 * judged.adds)))}
          </p>
        )}
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
      <div className="flex flex-none flex-col print:hidden">
        <button type="button" aria-label={text.up(name)} disabled={at === 0} className={round} onClick={() => onMove(at - 1)}>
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label={text.down(name)} disabled={at === count - 1} className={round} onClick={() => onMove(at + 1)}>
          <ArrowDown aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label={text.removeOf(name)} className={round} onClick={onRemove}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </li>
  );
}
