/** What `npm run catalog:check` tells of exams: what they are for, and what is known of their forms. */
import type { ExamFile } from '@disha/contract/exams.files';
import { purposes } from '@disha/contract/exams.words';

type CountedExam = Pick<ExamFile, 'purpose' | 'dates' | 'fee' | 'pattern' | 'attempts'>;

/** Of the last day of the form, the best that is known: a day of this cycle, one of the last, a month, nothing. */
function formOf({ dates = {} }: CountedExam): 'announced' | 'last year’s day' | 'usual month' | 'not read' {
  const forms = Object.values(dates).filter(({ event }) => event === 'registration_closes' || event === 'registration_opens');
  const has = (status: string) => forms.some((date) => date.status === status);
  return has('announced') ? 'announced' : has('last_year') ? 'last year’s day' : has('usual') ? 'usual month' : 'not read';
}

const counting = <Value extends string>(values: readonly Value[], all: readonly Value[]) =>
  all.map((value) => `${value} ${values.filter((one) => one === value).length}`).join(', ');

export function examFigures(exams: readonly CountedExam[]): { label: string; value: string }[] {
  const facts = (['fee', 'pattern', 'attempts'] as const).map((key) => `${key} ${exams.filter((exam) => exam[key] !== undefined).length}`);
  return [
    {
      label: 'exams by purpose',
      value: counting(
        exams.map(({ purpose }) => purpose ?? 'admission'),
        purposes,
      ),
    },
    { label: 'dates of forms', value: counting(exams.map(formOf), ['announced', 'last year’s day', 'usual month', 'not read']) },
    { label: 'exams with', value: facts.join(', ') },
  ];
}
