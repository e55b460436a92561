import type { DatedExamCard } from '@disha/contract/calendar';
import { dateEvents, type ExamDate } from '@disha/contract/exams.dates';

interface Happened {
  exam: DatedExamCard;
  date: ExamDate;
  /** The day on which it happened: a form closes at the end of its days. */
  day: string;
}

/** Corrections and admit cards are on the exam's page: two lines are read, ten are not. */
const told = new Set<string>(dateEvents.filter((event) => event !== 'correction' && event !== 'admit_card'));

const dayOf = ({ event, from, to }: ExamDate) => (event === 'registration_closes' ? to : from);

/** What was announced and has come since a day, latest first. What is only usual may not have come at all. */
export function happenedSince(exams: readonly DatedExamCard[], since: string, today: string): Happened[] {
  return exams
    .flatMap((exam) => exam.dates.map((date) => ({ exam, date, day: dayOf(date) })))
    .filter(({ date, day }) => date.status === 'announced' && told.has(date.event) && day > since && day <= today)
    .sort((a, b) => b.day.localeCompare(a.day) || a.exam.shortName.localeCompare(b.exam.shortName));
}
