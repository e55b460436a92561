/** The day of a step as a file for the calendar of a phone: made here, sent nowhere. */
import { calendarText, type CalendarEvent } from '@disha/contract/ics';

interface StepEvent {
  /** Of the step: the same day twice is one entry. */
  id: string;
  day: string;
  title: string;
  description: string;
  url: string;
  reminder: string;
}

export const stepEvent = ({ id, day, title, description, url, reminder }: StepEvent): Omit<CalendarEvent, 'sequence' | 'modified'> => ({
  uid: `step-${id.replaceAll(/[^\w-]/g, '-')}@disha`,
  ...{ from: day, to: day, title, description, url, isTentative: false },
  alarms: [{ days: 1, text: reminder }],
});

interface StepDay extends StepEvent {
  language: string;
  now: Date;
}

export function stepFile({ language, now, ...step }: StepDay): string {
  return calendarText({ name: step.title, language, events: [{ ...stepEvent(step), sequence: 0, modified: now }] });
}

export const stepFileName = (day: string): string => `disha-step-${day}.ics`;
