import type { Career } from '@disha/contract/careers';
import { examYear } from '@disha/contract/exams.dates';
import { indianDay } from '@disha/contract/indian-day';
import { useQuery } from '@tanstack/react-query';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { useDateWords } from '../../catalog/shared/use-date-words.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { firstStep } from './first-step.ts';
import { careersQueries } from './careers.queries.ts';

/** What follows from a career: its first gate, with the next of its dates as of today. */
export function CareerNext({ career }: { career: Career }) {
  const { exam, course } = firstStep(career, useStudentDetails()?.state);
  const words = useDateWords();
  // A page that is kept must not tell a day of last month.
  const { data } = useQuery({ ...careersQueries.gate(exam?.id ?? ''), enabled: useIsBrowser() && exam !== undefined });
  const [next] = data ? examYear(data.exam.dates, indianDay()).coming : [];
  const gate = exam && { ...exam, when: next ? `${words.name(next.date)}: ${words.when(next)}` : '' };
  return <WhatNext answer={{ after: 'career', id: career._id, name: career.name, gate, course }} />;
}
