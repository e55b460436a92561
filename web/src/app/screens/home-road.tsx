import type { HomeTexts } from '../../messages/home.ts';
import { classNames } from '../../ui/classes.ts';

const stations = ['class10', 'stream', 'exam', 'course', 'career'] as const;

const dots: Readonly<Partial<Record<(typeof stations)[number], string>>> = {
  class10: 'border-ink bg-ink',
  stream: 'border-blue bg-card',
  career: 'border-marigold bg-marigold',
};

/** An example of the way from school to work, as a line of stations. */
export function HomeRoad({ text }: { text: HomeTexts['road'] }) {
  return (
    <ol aria-label={text.label} className="mt-3 grid grid-cols-5 text-center text-small leading-tight font-semibold">
      {stations.map((station, index) => (
        <li key={station} className="relative min-w-0 pt-7 wrap-break-word">
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classNames('absolute end-1/2 top-[7px] h-1.5 w-full', index === 1 ? 'bg-blue' : 'bg-blue-pale')}
            />
          )}
          <span
            aria-hidden="true"
            className={classNames(
              'absolute start-1/2 top-px z-1 -ms-[9px] size-[18px] rounded-full border-4',
              dots[station] ?? 'border-line-strong bg-card',
            )}
          />
          {text[station]}
        </li>
      ))}
    </ol>
  );
}
