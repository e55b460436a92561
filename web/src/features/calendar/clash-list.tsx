import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { calendarTexts } from '../../messages/calendar.ts';
import { useText } from '../../messages/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Thing } from './agenda.ts';
import { clashesOf, type Clash } from './clashes.ts';

/** Nothing at all where nothing gets in the way of anything. */
export function ClashList({ things }: { things: readonly Thing[] }) {
  const { clashes: text } = useText(calendarTexts);
  const words = useDateWords();
  const clashes = clashesOf(things);
  if (clashes.length === 0) return null;
  const nameOf = ({ exam, coming }: Thing) => `${exam.shortName} (${words.name(coming.date)})`;
  const say: Record<Clash['kind'], typeof text.sameDay> = {
    same_day: text.sameDay,
    may_meet: text.mayMeet,
    form_meanwhile: text.formMeanwhile,
  };
  return (
    <Alert tone="attention" title={text.title}>
      <ul className="mt-1 grid gap-1.5">
        {clashes.map(({ kind, from, to, one, other }) => (
          <li key={[kind, from, one.exam._id, one.coming.date.id, other.exam._id, other.coming.date.id].join(' ')}>
            {say[kind](words.span({ from, to }), nameOf(one), nameOf(other))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
