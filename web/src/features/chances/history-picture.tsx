import type { ChanceLine } from '@disha/contract/chances';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';

const [width, height] = [96, 36];

/** What a line closed at, a bar a year; those who cannot see it hear the numbers. */
export function HistoryPicture({ history }: { history: ChanceLine['history'] }) {
  const { results } = useText(chancesTexts);
  const format = useFormat();
  const most = Math.max(...history.map(({ closing }) => closing), 1);
  const step = width / Math.max(history.length, 3);
  const said = history.map(({ year, closing }) => results.pair(String(year), format.number(closing))).join(', ');
  return (
    <svg role="img" aria-label={results.picture(said)} viewBox={`0 0 ${width} ${height}`} className="h-9 w-24 flex-none">
      {history.map(({ year, closing }, index) => {
        const tall = Math.max(2, (closing / most) * height);
        const isLast = index === history.length - 1;
        return (
          <rect
            key={year}
            x={index * step + 2}
            y={height - tall}
            width={step - 4}
            height={tall}
            rx="1.5"
            className={isLast ? 'fill-blue' : 'fill-blue-pale'}
          />
        );
      })}
    </svg>
  );
}
