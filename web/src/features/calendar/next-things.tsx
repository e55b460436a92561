import { calendarTexts } from '../../messages/calendar.ts';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { daysBetween, type Thing } from './agenda.ts';

const shown = 4;
/** So near that somebody should act on it. */
const soonDays = 14;

/** The first announced days, with how long there is. */
export function NextThings({ things, today }: { things: readonly Thing[]; today: string }) {
  const { next: text } = useText(calendarTexts);
  const announced = things.filter(({ coming }) => coming.isAnnounced).slice(0, shown);
  return (
    <Card as="section" title={text.title}>
      {announced.length === 0 ? <p className="text-ink-soft">{text.none}</p> : <ThingList things={announced} today={today} />}
    </Card>
  );
}

/** How long there is stands beside an announced day alone: of a month in which something usually comes nobody knows. */
export function ThingList({ things, today }: { things: readonly Thing[]; today: string }) {
  const { next: text } = useText(calendarTexts);
  const words = useDateWords();
  const format = useFormat();
  const left = (from: string) => {
    const days = daysBetween(today, from);
    if (days < 0) return text.now;
    return days === 0 ? text.today : days === 1 ? text.tomorrow : text.inDays(format.number(days));
  };
  return (
    <ol className="divide-y divide-line border-y border-line">
      {things.map(({ exam, coming }) => (
        <li
          key={exam._id + coming.date.id}
          className="relative flex min-h-13 items-center justify-between gap-x-3 py-1.5 leading-snug hover:bg-blue-tint"
        >
          <span className="min-w-0">
            <Link to={paths.exam(exam._id)} className="font-bold after:absolute after:inset-0">
              {exam.shortName}
            </Link>{' '}
            {words.name(coming.date)}
            <span className="block text-small text-ink-soft">{words.when(coming)}</span>
          </span>
          {coming.isAnnounced && <Chip tone={daysBetween(today, coming.from) <= soonDays ? 'gold' : 'blue'}>{left(coming.from)}</Chip>}
        </li>
      ))}
    </ol>
  );
}
