import { indianDay } from '@disha/contract/indian-day';
import { useQuery } from '@tanstack/react-query';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { calendarTexts } from '../../messages/calendar.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { calendarQueries } from './calendar.queries.ts';
import { happenedSince } from './happened.ts';

const most = 3;

/** What has come for somebody's exams since they were here; nothing where nothing has, or where it cannot be asked. */
export function WhatHappened({ exams, since }: { exams: readonly string[]; since: string }) {
  const text = useText(calendarTexts).happened;
  const words = useDateWords();
  const format = useFormat();
  const { data } = useQuery(calendarQueries.dated(exams));
  const things = happenedSince(data?.exams ?? [], since, indianDay()).slice(0, most);
  if (things.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2">
      <h3 className="text-sm font-semibold text-ink-soft">{text.since(format.date(since))}</h3>
      <ul>
        {things.map(({ exam, date, day }) => (
          <li key={exam._id + date.id}>
            <Link
              to={paths.exam(exam._id)}
              className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
            >
              {exam.shortName}
            </Link>{' '}
            {words.name(date)}, {format.date(day)}
          </li>
        ))}
      </ul>
    </div>
  );
}
