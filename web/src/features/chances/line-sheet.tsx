import type { ChanceLine, Counselling } from '@disha/contract/chances';
import type { ReactNode } from 'react';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spark } from '../../ui/spark.tsx';
import { pickLine } from './pick-line.ts';
import { roundInWords } from './round-words.ts';
import { useSeatWords } from './seat-words.ts';

interface LineSheetProps {
  line: ChanceLine;
  counselling: Counselling;
  isOpen: boolean;
  onClose: () => void;
  /** The bookmark button of the college. */
  action: ReactNode;
  /** Narrows the list to the course of this line; undefined where it is so already. */
  onOnlyCourse: ((course: string, name: string) => void) | undefined;
  isCompared: boolean;
  /** Puts it beside others, or takes it away again; undefined where there is no room for another. */
  onCompare: (() => void) | undefined;
}

const rowLook = buttonLook('plain', 'normal', 'justify-start! px-0!');

/** All that is known of one line of seats, and what can be done with it. Names stay as they were published. */
export function LineSheet({ line, counselling, isOpen, onClose, action, onOnlyCourse, isCompared, onCompare }: LineSheetProps) {
  const { results: text, rounds } = useText(chancesTexts);
  const format = useFormat();
  const seats = useSeatWords(counselling)(line);
  const { institute, programme, predicted, history } = line;
  const course = programme.courseId;
  const exam = counselling.lists.find(({ id }) => id === line.list)?.examId;
  const quota = counselling.quotas.find(({ id }) => id === line.quota);
  const said = history.map(({ year, closing }) => text.pair(String(year), format.number(closing)));
  return (
    <Sheet title={institute.name} isOpen={isOpen} onClose={onClose}>
      <p lang="en">{programme.name}</p>
      <p className="text-small text-ink-soft">{seats.join(' · ')}</p>
      {quota && quota.words !== '' && <p className="text-small text-ink-soft">{quota.words}</p>}
      <div className="my-2">
        <Spark
          label={text.picture(said.join(', '))}
          points={history.map(({ year, closing }) => ({ year, value: closing }))}
          call={predicted ? { low: predicted.low, value: predicted.closing, high: predicted.high } : undefined}
        />
      </div>
      <ul className="text-small tabular-nums">
        {history.map(({ year, closing, round }) => (
          <li key={`${year} ${round}`}>{text.closed(String(year), format.number(closing), roundInWords(rounds, round))}</li>
        ))}
        {predicted && (
          <li className="font-semibold">
            {text.expected(format.number(predicted.closing), format.number(predicted.low), format.number(predicted.high))}
          </li>
        )}
        {line.noCall !== undefined && <li className="font-semibold">{text.noCall[line.noCall]}</li>}
      </ul>
      <div className="mt-2 grid border-t border-line pt-1">
        {action}
        {institute.collegeId !== undefined && (
          <Link to={paths.college(institute.collegeId)} className={rowLook}>
            {text.college}
          </Link>
        )}
        {(institute.collegeId !== undefined || course !== undefined) && (
          <Link
            to={paths.planWith(course ?? '', institute.collegeId ?? '', exam ?? '', counselling.id)}
            className={rowLook}
            onClick={() => pickLine(line, counselling)}
          >
            {text.plan}
          </Link>
        )}
        {onCompare && (
          <button type="button" aria-pressed={isCompared} className={rowLook} onClick={onCompare}>
            {isCompared ? text.compared : text.compare}
          </button>
        )}
        {course !== undefined && (
          <Link to={paths.course(course)} className={rowLook}>
            {text.course}
          </Link>
        )}
        {course !== undefined && onOnlyCourse && (
          <button
            type="button"
            className={rowLook}
            onClick={() => {
              onClose();
              onOnlyCourse(course, programme.name);
            }}
          >
            {text.onlyCourse}
          </button>
        )}
      </div>
    </Sheet>
  );
}
