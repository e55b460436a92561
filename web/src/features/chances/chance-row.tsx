import type { ChanceLine, Counselling } from '@disha/contract/chances';
import type { ReactNode } from 'react';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Link } from '../../ui/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { Summary } from '../../ui/summary.tsx';
import { HistoryPicture } from './history-picture.tsx';
import { pickLine } from './pick-line.ts';
import { roundInWords } from './round-words.ts';
import { saidChance } from './said-chance.ts';

const tones: Record<NonNullable<ChanceLine['band']>, ChipTone> = { likely: 'leaf', possible: 'blue', reach: 'gold', out: 'line' };
const linkLook = 'inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4';

interface ChanceRowProps {
  line: ChanceLine;
  counselling: Counselling;
  /** The bookmark button of the college. */
  action: ReactNode;
  /** Puts it into the student's list. */
  add: ReactNode;
  /** Narrows the list to the course of this line; undefined where it is so already. */
  onOnlyCourse: ((course: string, name: string) => void) | undefined;
  isCompared: boolean;
  /** Puts it beside others, or takes it away again; undefined where there is no room for another. */
  onCompare: (() => void) | undefined;
}

/** One line of seats: who, which, how likely, and what it closed at. Names stay as they were published. */
export function ChanceRow({ line, counselling, action, add, onOnlyCourse, isCompared, onCompare }: ChanceRowProps) {
  const { results: text, rounds } = useText(chancesTexts);
  const format = useFormat();
  const { institute, programme, predicted, history } = line;
  const fold = useEntryFold(`more of ${line.id}`);
  const last = history[history.length - 1];
  const course = programme.courseId;
  const exam = counselling.lists.find(({ id }) => id === line.list)?.examId;
  const quota = counselling.quotas.find(({ id }) => id === line.quota);
  const category = counselling.categories.find(({ id }) => id === line.category);
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 lang="en" className="leading-snug font-semibold">
            {institute.name}
          </h3>
          <p lang="en" className="text-ink-soft">
            {programme.name}
          </p>
        </div>
        {action !== undefined && <div className="flex flex-none">{action}</div>}
      </div>
      <p className="flex flex-wrap items-center gap-1.5">
        {line.band !== null && line.probability !== null && (
          <Chip tone={tones[line.band]}>{text.chance(format.percent(saidChance(line.probability)))}</Chip>
        )}
        <Chip tone="line">{category?.name ?? line.category}</Chip>
        {quota && <Chip tone="line">{quota.name}</Chip>}
        {line.paid && <Chip tone="gold">{text.paid}</Chip>}
        {line.gender !== 'neutral' && <Chip tone="line">{text[line.gender]}</Chip>}
        {line.pwd && <Chip tone="line">{text.pwd}</Chip>}
      </p>
      <div className="flex items-center gap-4">
        <HistoryPicture history={history} />
        {last && <p className="text-sm">{text.closed(String(last.year), format.number(last.closing), roundInWords(rounds, last.round))}</p>}
      </div>
      {predicted && (
        <p className="text-sm">
          {text.expected(format.number(predicted.closing), format.number(predicted.low), format.number(predicted.high))}
        </p>
      )}
      {line.noCall !== undefined && <p className="text-sm text-ink-soft">{text.noCall[line.noCall]}</p>}
      <div className="flex flex-wrap items-center gap-x-5">
        {add}
        {institute.collegeId !== undefined && (
          <Link to={paths.college(institute.collegeId)} className={linkLook}>
            {text.college}
          </Link>
        )}
        {(institute.collegeId !== undefined || course !== undefined) && (
          <Link
            to={paths.planWith(course ?? '', institute.collegeId ?? '', exam ?? '', counselling.id)}
            className={linkLook}
            onClick={() => pickLine(line, counselling)}
          >
            {text.plan}
          </Link>
        )}
        {onCompare && (
          <button type="button" aria-pressed={isCompared} className={`${linkLook} cursor-pointer`} onClick={onCompare}>
            {isCompared ? text.compared : text.compare}
          </button>
        )}
        <details {...fold} className="open:basis-full">
          <Summary>
            {text.moreOf} <span className="sr-only">{`: ${institute.name}, ${programme.name}`}</span>
          </Summary>
          {quota && <p className="text-sm text-ink-soft">{quota.words}</p>}
          <p className="flex flex-wrap gap-x-5">
            {course !== undefined && (
              <Link to={paths.course(course)} className={linkLook}>
                {text.course}
              </Link>
            )}
            {course !== undefined && onOnlyCourse && (
              <button type="button" className={`${linkLook} cursor-pointer`} onClick={() => onOnlyCourse(course, programme.name)}>
                {text.onlyCourse}
              </button>
            )}
          </p>
        </details>
      </div>
    </Card>
  );
}
