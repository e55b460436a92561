import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { useRef, type ReactNode } from 'react';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { saidChance } from './said-chance.ts';

/** More do not fit beside one another. */
export const mostCompared = 4;

const cell = 'min-w-36 px-2 py-1.5 text-start align-top font-normal';
const rowHead = 'px-2 py-1.5 text-start align-top font-normal text-ink-soft';

interface ComparedLinesProps {
  lines: readonly ChanceLine[];
  counselling: Counselling;
  onChange: (lines: readonly ChanceLine[]) => void;
}

/** Chosen lines of seats side by side. */
export function ComparedLines({ lines, counselling, onChange }: ComparedLinesProps) {
  const { results: text } = useText(chancesTexts);
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const years = [...new Set(lines.flatMap(({ history }) => history.map(({ year }) => year)))].sort((a, b) => b - a);
  const row = (name: string, value: (line: ChanceLine) => ReactNode) => (
    <tr key={name} className="border-t border-line">
      <th scope="row" className={rowHead}>
        {name}
      </th>
      {lines.map((line) => (
        <td key={line.id} className={cell}>
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
      category,
      counselling.quotas.find(({ id }) => id === quota)?.name,
      gender === 'neutral' ? undefined : text[gender],
      pwd ? text.pwd : undefined,
    ]
      .filter((word) => word !== undefined)
      .join(' · ');
  return (
    <Card as="section" title={text.sideBySide}>
      {/* A table may be wider than a phone: it is moved within its own frame, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key could move it */}
      <div ref={frame} role="region" aria-label={text.sideBySide} tabIndex={0} className="overflow-x-auto">
        <table className="border-collapse">
          <thead>
            <tr>
              <td />
              {lines.map(({ id, institute }) => (
                <th key={id} scope="col" lang="en" className="min-w-36 px-2 py-1.5 text-start align-top font-semibold">
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
            <tr className="border-t border-line">
              <td />
              {lines.map((line) => (
                <td key={line.id} className={cell}>
                  <Button
                    look="quiet"
                    aria-label={text.leaveOut(line.institute.name)}
                    onClick={() => {
                      // The button goes with its column; whoever came by keys stays at the table.
                      frame.current?.focus();
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
