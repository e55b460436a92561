import type { DatedExamCard } from '@disha/contract/calendar';
import type { ExamDate } from '@disha/contract/exams.dates';

export const date = (more: Partial<ExamDate>): ExamDate => ({
  id: `${more.year ?? 2027}-${more.session ?? 'main'}-${more.event ?? 'exam'}`,
  event: 'exam',
  session: null,
  from: '2027-04-11',
  to: more.from ?? '2027-04-11',
  status: 'announced',
  year: 2027,
  source: 'Calendar of the commission',
  certainty: 'A',
  ...more,
});

export const examWithDates = (id: string, ...dates: ExamDate[]): DatedExamCard => ({
  _id: id,
  name: `${id} examination`,
  shortName: id.toUpperCase(),
  officialLink: `https://${id}.example.in`,
  dates,
});
