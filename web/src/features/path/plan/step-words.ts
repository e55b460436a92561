import type { PlanStep } from '@disha/contract/path';
import { months as monthNames } from '@disha/contract/taxonomy';
import { monthsBetween } from '@disha/eligibility/plan/months';
import type { DatedStep } from '@disha/eligibility/plan/steps';
import { useQueries } from '@tanstack/react-query';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { planQueries } from './plan.queries.ts';

interface Meant extends Pick<PlanStep, 'text' | 'kind' | 'year'> {
  of?: DatedStep['of'] | undefined;
  months?: DatedStep['months'] | undefined;
}

/** Steps in the words of this page: the student's own as they stand, ours by what they mean. */
export function useStepWords(steps: readonly Pick<Meant, 'of'>[]): (step: Meant) => string {
  const text = useText(planTexts).steps;
  const format = useFormat();
  const idsOf = (type: string) => [...new Set(steps.flatMap(({ of = [] }) => of.filter((one) => one.type === type).map(({ id }) => id)))];
  const [exams, courses, careers] = [idsOf('exams'), idsOf('courses'), idsOf('careers')];
  const ofExams = useQueries({ queries: exams.map((id) => planQueries.exam(id)) });
  const ofCourses = useQueries({ queries: courses.map((id) => planQueries.course(id)) });
  const ofCareers = useQueries({ queries: careers.map((id) => planQueries.career(id)) });
  const nameOf = ({ type, id }: { type: string; id: string }) => {
    if (type === 'careers') return ofCareers[careers.indexOf(id)]?.data?.name ?? id;
    return (type === 'exams' ? ofExams[exams.indexOf(id)]?.data?.shortName : ofCourses[courses.indexOf(id)]?.data?.shortName) ?? id;
  };
  const monthName = (number: string) => format.month(monthNames[Number(number) - 1] ?? 'January');
  return ({ text: own, kind, of = [], year, months }) => {
    if (kind === undefined) return own ?? '';
    const said = text.said[kind](format.list(of.map(nameOf)));
    if (months === undefined || year === undefined) return said;
    return `${said} (${text.months(...monthsBetween(months, year, monthName))})`;
  };
}
