import { DateStanding } from '../../catalog/date-standing.tsx';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { calendarTexts } from '../../messages/calendar.ts';
import { datesTexts } from '../../messages/dates.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { byMonth, type Thing } from './agenda.ts';

/** Everything that comes, a heading a month. What is only usual is paler, and says so. */
export function MonthList({ things, today }: { things: readonly Thing[]; today: string }) {
  const { months: text } = useText(calendarTexts);
  const format = useFormat();
  if (things.length === 0) return null;
  return (
    <Card as="section" title={text.title}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {byMonth(things, today).map(({ month, things: ofMonth }) => (
          <section key={month} className="break-inside-avoid">
            <h3 className="border-b border-line pb-1 font-semibold">{format.yearMonth(month)}</h3>
            <ul>
              {ofMonth.map((thing) => (
                <Row key={thing.exam._id + thing.coming.date.id} {...thing} today={today} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Row({ exam, coming, today }: Thing & { today: string }) {
  const dates = useText(datesTexts);
  const words = useDateWords();
  const { isAnnounced, date } = coming;
  return (
    <li
      className={classNames(
        'my-2 border-s-[3px] ps-3',
        isAnnounced ? (date.event === 'exam' ? 'border-marigold' : 'border-blue') : 'border-dashed border-line-strong text-ink-soft',
      )}
    >
      <Link
        to={paths.exam(exam._id)}
        className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
      >
        {exam.shortName}
      </Link>{' '}
      {words.name(date)}
      <p>
        <span className={isAnnounced ? 'font-semibold' : undefined}>{isAnnounced ? words.days(coming.date) : words.when(coming)}</span>{' '}
        {isAnnounced ? <Chip>{dates.announced}</Chip> : <DateStanding coming={coming} today={today} officialLink={exam.officialLink} />}
      </p>
    </li>
  );
}
