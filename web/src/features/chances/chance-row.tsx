import type { ChanceLine, Counselling, LineCollege } from '@disha/contract/chances';
import type { ReactNode } from 'react';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { RangeRow, type RangeTone } from '../../ui/range-row.tsx';
import { saidChance } from './said-chance.ts';
import { branchOf, instituteOf, useSeatWords } from './seat-words.ts';

const tones: Record<NonNullable<ChanceLine['band']>, RangeTone> = { likely: 'leaf', possible: 'blue', reach: 'gold', out: 'line' };

interface ChanceRowProps {
  line: ChanceLine;
  counselling: Counselling;
  /** The ends that all rows share. */
  scale: readonly [from: number, to: number] | undefined;
  /** The category that was told, which stands above the rows. */
  asked: string;
  /** What the directory says of its college. */
  college: LineCollege | undefined;
  /** From home, where the nearest stand first. */
  kilometres: number | undefined;
  isQuotaSaid: boolean;
  /** The student's place in the order of this line. */
  own: number | undefined;
  /** Puts it into the student's list. */
  add: ReactNode;
  /** Shows all that is known of it. */
  onOpen: () => void;
}

/** One line of seats: who, which, how likely, and near what it closes. A press on its name shows the rest. */
export function ChanceRow(props: ChanceRowProps) {
  const { line, counselling, asked, college, kilometres, isQuotaSaid, scale, own, add, onOpen } = props;
  const { results: text } = useText(chancesTexts);
  const format = useFormat();
  const institute = instituteOf(line, college);
  const whose = useSeatWords(counselling)(line, { category: line.category !== asked, quota: isQuotaSaid });
  const far = kilometres === undefined ? [] : [text.kilometres(format.number(kilometres))];
  const { predicted, history, band, probability } = line;
  const last = history[history.length - 1];
  return (
    <RangeRow
      name={
        <button type="button" lang="en" aria-haspopup="dialog" className="cursor-pointer text-start hover:underline" onClick={onOpen}>
          {institute}
        </button>
      }
      detail={
        <>
          <span lang="en">{branchOf(line, institute)}</span>
          {[...whose, ...far].map((each) => ` · ${each}`)}
        </>
      }
      chance={band !== null && probability !== null ? format.percent(saidChance(probability)) : undefined}
      closes={predicted ? format.number(predicted.closing) : last && text.closedShort(format.number(last.closing), String(last.year))}
      tone={band === null ? 'line' : tones[band]}
      {...(predicted && scale ? { range: { predicted: predicted.closing, low: predicted.low, high: predicted.high }, scale } : {})}
      own={own}
      add={add}
    />
  );
}
