import type { Plan } from '@disha/contract/path';
import { months } from '@disha/contract/taxonomy';
import { stepsFor, type NextStep } from '@disha/eligibility/plan/steps';
import type { PlanFacts } from '@disha/eligibility/plan/warnings';
import { useQueries } from '@tanstack/react-query';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { planQueries } from './plan.queries.ts';

export type Step = Plan['steps'][number];

/** What a plan's ways ask to be done, and a step of the plan made of one, in the words of this page. */
export function useSuggested(ways: Plan['ways'], facts: PlanFacts | undefined) {
  const text = useText(planTexts).steps;
  const format = useFormat();
  const suggested = facts ? stepsFor(ways, facts) : [];
  const idsOf = (key: 'exam' | 'course') => [...new Set(ways.flatMap((way) => way[key] ?? []))];
  const [exams, courses] = [idsOf('exam'), idsOf('course')];
  const ofExams = useQueries({ queries: exams.map((id) => planQueries.exam(id)) });
  const ofCourses = useQueries({ queries: courses.map((id) => planQueries.course(id)) });
  const examNames = ofExams.map(({ data }) => data?.shortName);
  const courseNames = ofCourses.map(({ data }) => data?.shortName);
  /** Names and days are on their way: a step made now would keep an id for a name. */
  const isNaming = [...ofExams, ...ofCourses].some(({ isPending }) => isPending);

  const said = (step: NextStep): string => {
    switch (step.kind) {
      case 'subjects':
        return text.said.subjects;
      case 'register':
      case 'sit':
        return text.said[step.kind](examNames[exams.indexOf(step.exam)] ?? step.exam);
      case 'marks':
        return text.said.marks(courseNames[courses.indexOf(step.course)] ?? step.course);
      case 'cost':
        return text.said.cost;
    }
  };
  const monthName = (number: string) => format.month(months[Number(number) - 1] ?? 'January');
  const wordsOf = (step: NextStep) =>
    step.months === undefined ? said(step) : `${said(step)} (${text.months(monthName(step.months.from), monthName(step.months.to))})`;
  const stepOf = (step: NextStep): Step => ({
    ...{ id: step.id, text: wordsOf(step) },
    ...(step.due === undefined ? {} : { due: step.due }),
    done: false,
  });
  return { suggested, wordsOf, stepOf, isNaming };
}
