import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { saidChance } from './said-chance.ts';

/** More do not fit beside one another. */
export const mostCompared = 4;

/** Moved, it comes to rest with a column beside the names of the rows. */
const frameLook = 'snap-x snap-proximity scroll-ps-24 overflow-x-auto';
/** No wider than it must be, so that a phone shows a bit of the next one. */
const cell = 'w-36 min-w-36 px-2 py-1.5 text-start align-top font-normal';
/** Stays while the columns are moved beneath it, and leaves a phone room for one of them. */
const rowHead = 'sticky start-0 w-24 min-w-24 border-e border-line bg-card py-1.5 pe-2 text-start align-top font-normal text-ink-soft';
/** At each cell: lines of a row would not move along with what stays. */
const below = 'border-t border-line';

interface ComparedLinesProps {
  lines: readonly ChanceLine[];
  counselling: Counselling;
  onChange: (lines: readonly ChanceLine[]) => void;
  /** Where the focus goes when the last line leaves, and the table with it. */
  onLastGone: () => void;
}

/** Chosen lines of seats side by side. */
export function ComparedLines({ lines, counselling, onChange, onLastGone }: ComparedLinesProps) {
  const { results: text } = useText(chancesTexts);
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useEntryState('table', true);
  useRoomBelow(frame, isOpen);
  const years = [...new Set(lines.flatMap(({ history }) => history.map(({ year }) => year)))].sort((a, b) => b - a);
  const row = (name: string, value: (line: ChanceLine) => ReactNode) => (
    <tr key={name}>
      <th scope="row" className={classNames(rowHead, below)}>
        {name}
      </th>
      {lines.map((line) => (
        <td key={line.id} className={classNames(cell, below)}>
          {value(line)}
        </td>
      ))}
    </tr>
  );
  const closing = (line: ChanceLine, of: number) => {
    const found = line.history.find(({ year }) => year === of);
    return found ? format.number(found.closing) : text.notKnown;
  };
  const seats = ({ category, quota, gender, pwd }: ChanceLine) =>
    [
      counselling.categories.find(({ id }) => id === category)?.name ?? category,
      counselling.quotas.find(({ id }) => id === quota)?.name,
      gender === 'neutral' ? undefined : text[gender],
      pwd ? text.pwd : undefined,
    ]
      .filter((word) => word !== undefined)
      .join(' · ');
  return (
    // Beside the finger that chose a line, wherever in the list it is; a low screen keeps most of its height for the list.
    <Card as="section" className="sticky bottom-0 z-10 max-h-[40vh] overflow-y-auto shadow-float print:static">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-[1.08rem] leading-snug">{text.sideBySideCount(format.number(lines.length))}</h3>
        <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.foldTable : text.unfoldTable}
        </Button>
      </div>
      {/* A table may be wider than a phone: it is moved within its own frame, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key could move it */}
      <div ref={frame} role="region" aria-label={text.sideBySide} tabIndex={0} hidden={!isOpen} className={frameLook}>
        <table className="border-separate border-spacing-0">
          <thead>
            <tr>
              <td className={rowHead} />
              {lines.map(({ id, institute }) => (
                <th key={id} scope="col" lang="en" className="w-36 min-w-36 snap-start px-2 py-1.5 text-start align-top font-semibold">
                  {institute.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(text.branch, ({ programme }) => (
              <span lang="en">{programme.name}</span>
            ))}
            {row(text.seats, seats)}
            {counselling.calls &&
              row(text.band, ({ probability }) => (probability === null ? text.noCallShort : format.percent(saidChance(probability))))}
            {counselling.calls &&
              row(text.expectedShort, ({ predicted }) =>
                predicted ? text.range(format.number(predicted.low), format.number(predicted.high)) : text.noCallShort,
              )}
            {years.map((year) => row(text.closedIn(String(year)), (line) => closing(line, year)))}
            <tr>
              <td className={classNames(rowHead, below)} />
              {lines.map((line) => (
                <td key={line.id} className={classNames(cell, below)}>
                  <Button
                    look="quiet"
                    aria-label={text.leaveOut(line.institute.name)}
                    onClick={() => {
                      // The button goes with its column; a reader who came by keys stays at the table, for as long as there is one.
                      if (lines.length > 1) frame.current?.focus();
                      else onLastGone();
                      onChange(lines.filter((each) => each !== line));
                    }}
                  >
                    {text.remove}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {lines.length === mostCompared && <p className="mt-2 text-sm text-ink-soft">{text.noMore(format.number(mostCompared))}</p>}
    </Card>
  );
}

/** A reader who walks the list by keys sees what has the focus above the table, not behind it. */
function useRoomBelow(inside: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const panel = inside.current?.closest('section');
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${panel?.offsetHeight ?? 0}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [inside, isOpen]);
}
