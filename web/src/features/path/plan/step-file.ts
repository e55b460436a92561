/** The day of a step as a file for the calendar of a phone: made here, sent nowhere. */
import { calendarText } from '@disha/contract/ics';

interface StepDay {
  /** Of the step: the same day twice is one entry. */
  id: string;
  day: string;
  title: string;
  description: string;
  url: string;
  reminder: string;
  language: string;
  now: Date;
}

export function stepFile({ id, day, title, description, url, reminder, language, now }: StepDay): string {
  return calendarText({
    name: title,
    language,
    events: [
      {
        uid: `step-${id.replaceAll(/[^\w-]/g, '-')}@disha`,
        ...{ from: day, to: day, title, description, url, isTentative: false, sequence: 0, modified: now },
        alarms: [{ days: 1, text: reminder }],
      },
    ],
  });
}

export const stepFileName = (day: string): string => `disha-step-${day}.ics`;
