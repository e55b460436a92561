/** What comes for somebody's exams as days for the calendar of their phone, under the same names as in the file of the server. */
import type { CalendarEvent } from '@disha/contract/ics';
import type { DayToKeep } from '../../catalog/list/take-along.tsx';
import type { useDateWords } from '../../catalog/shared/use-date-words.ts';
import type { remindersTexts } from '../../messages/reminders.ts';
import type { Thing } from './agenda.ts';

interface DaysWords {
  dates: Pick<ReturnType<typeof useDateWords>, 'name' | 'when' | 'standing' | 'days'>;
  text: Pick<ReturnType<typeof remindersTexts.in>, 'tomorrow' | 'inSevenDays' | 'confirm' | 'source'>;
}

export const daysOfExams = (things: readonly Thing[], today: string, words: DaysWords): DayToKeep[] =>
  things.map((thing) => dayOf(thing, today, words));

function dayOf({ exam, coming }: Thing, today: string, { dates, text }: DaysWords): DayToKeep {
  const { date, isAnnounced, from, to } = coming;
  const what = `${exam.shortName}: ${dates.name(date)}`;
  const alarms: CalendarEvent['alarms'] =
    isAnnounced && date.event === 'registration_closes'
      ? [
          { days: 7, text: text.inSevenDays(what) },
          { days: 1, text: text.tomorrow(what) },
        ]
      : [];
  return {
    event: {
      ...{ uid: `${exam._id}.${date.id}@exam-dates.disha`, from, to, url: exam.officialLink, alarms },
      title: isAnnounced ? what : `${what}, ${dates.when(coming)}`,
      description: [...(isAnnounced ? [] : [dates.standing(coming, today).text]), text.source(date.source), text.confirm].join('\n'),
      isTentative: !isAnnounced,
    },
    line: isAnnounced ? `${dates.days(date)}: ${what}` : undefined,
  };
}
