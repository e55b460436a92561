import type { ReactNode } from 'react';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { classNames } from './classes.ts';
import { RangeBar, UnknownBar, type BarColour } from './range-bar.tsx';

export interface ComparedColumn {
  id: string;
  /** A short name, or a link with it. */
  head: ReactNode;
  note?: ReactNode;
}

export interface ComparedCell {
  /** None where nobody knows. */
  value?: ReactNode;
  note?: ReactNode;
  mark?: ReactNode;
  /** On the scale of its row. */
  bar?: { low: number; high: number } | undefined;
}

export interface ComparedRow {
  id: string;
  label: ReactNode;
  /** One mark where all cells agree. */
  mark?: ReactNode;
  cells: readonly ComparedCell[];
  /** Where the bars of this row end; a row without bars has none. */
  end?: number;
  /** The reader's own budget, on each bar. */
  own?: number | undefined;
}

interface CompareTableProps {
  caption: string;
  /** What the first heads are, for those who listen. */
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
  /** What is shown for a cell without a value: "Ask first". */
  unknown?: string;
}

const colours: readonly BarColour[] = ['blue', 'gold', 'leaf', 'ink'];
const tops = ['border-blue', 'border-marigold-line', 'border-leaf', 'border-ink'];
const columnLook = (index: number, count: number) => (count > 3 && index === 0 ? 'sticky start-0 z-10 bg-paper' : '');

/** By keys it is swept as a stop of its own. The heads stay in sight within it, as they do on the page where there are fewer columns. */
const swept = {
  className: 'relative max-h-[calc(100vh-9rem)] overflow-auto lg:max-h-none lg:overflow-visible print:max-h-none print:overflow-visible',
  role: 'region',
  tabIndex: 0,
};

/** Two to four side by side: each row's name above its cells, a bar at the foot of a cell. Four are swept aside, the first stays. */
export function CompareTable({ caption, columns, rows, unknown }: CompareTableProps) {
  const text = useText(partsTexts);
  const count = columns.length;
  return (
    <div {...(count > 3 && { ...swept, 'aria-label': caption })}>
      <table
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0 text-[.9rem] leading-snug',
          count > 3 && 'min-w-140 print:min-w-0',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-20 bg-paper md:top-(--header) print:static">
          <tr>
            {columns.map(({ id, head, note }, index) => (
              <th key={id} scope="col" className={classNames('pe-2 pb-2 text-start align-top font-normal', columnLook(index, count))}>
                <span aria-hidden="true" className={classNames('mb-1.5 block border-t-4', tops[index])} />
                <span className="font-bold [overflow-wrap:anywhere]">{head}</span>
                {note !== undefined && <span className="block text-small text-ink-soft">{note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ id, label, mark, cells, end, own }) => (
          <tbody key={id} className="break-inside-avoid">
            <tr>
              <th scope="rowgroup" colSpan={count} className="border-t border-line pt-2 text-start text-small font-normal text-ink-soft">
                {label}
                {mark}
              </th>
            </tr>
            <tr>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]?.id}
                  className={classNames('pe-2 pb-2.5 align-top [overflow-wrap:anywhere]', columnLook(index, count))}
                >
                  <span className={cell.value === undefined ? 'text-ink-soft' : 'font-bold'}>
                    {cell.value ?? (
                      <>
                        <span aria-hidden="true">? </span>
                        {unknown ?? <span className="sr-only">{text.notKnown}</span>}
                      </>
                    )}
                  </span>
                  {cell.mark}
                  {cell.note !== undefined && <span className="block text-small text-ink-soft">{cell.note}</span>}
                  {end !== undefined &&
                    (cell.bar ? (
                      <RangeBar {...cell.bar} end={end} mark={own} colour={colours[index] ?? 'ink'} className="mt-1" />
                    ) : (
                      <UnknownBar className="mt-1.5" />
                    ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
