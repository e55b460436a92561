import { texts as calendar } from '@disha/contract/words/en/calendar';

/** The year of an exam, on its page and in a calendar. */
export const texts = {
  title: 'Dates',
  coming: 'What comes next',
  events: {
    registration_opens: 'Applications open',
    registration_closes: 'Applications close',
    correction: 'Corrections to the form',
    admit_card: 'Admit card',
    exam: 'Exam',
    result: 'Result',
    counselling: 'Counselling',
  },
  sessions: { prelims: 'Prelims', mains: 'Mains', stage1: 'First stage', stage2: 'Second stage' },
  session: (which: string) => `Session ${which}`,
  monthSession: (month: string) => calendar['calendar.monthSession']({ month }),
  range: (from: string, to: string) => `${from} to ${to}`,
  announced: 'Announced',
  /** A mark on what ran past the day until which it is good. */
  old: 'Old',
  usually: (month: string) => `Usually ${calendar['calendar.inMonth']({ month })}`,
  usuallyBetween: (from: string, to: string) => `Usually ${calendar['calendar.betweenMonths']({ from, to })}`,
  /** How it stands with what is not announced: the same words as in the calendar file. */
  standing: calendar,
  passed: 'Of this exam already past',
  /** Of the year the exam is called by. */
  earlier: (year: string) => `The ${year} exam, for comparison`,
  earlierHint: 'These days are over. The next ones will differ.',
  notes: {
    late_fee: calendar['calendar.note.late_fee'],
    held_again: calendar['calendar.note.held_again'],
    course_registration: calendar['calendar.note.course_registration'],
  },
  unknown: 'Not known: no source gives a month. The official website announces the dates.',
  sources: 'Where these dates are from',
  calendar: 'Add these dates to your calendar',
  mine: 'See them in my calendar',
};
