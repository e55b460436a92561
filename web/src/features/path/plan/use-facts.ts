/** What the rules of a plan read: the book, the passport, the days of its exams, the states of its colleges and what its ways cost. */
import { indianDay } from '@disha/contract/indian-day';
import type { Plan } from '@disha/contract/path';
import type { Passport } from '@disha/contract/passport';
import { comingAdmission } from '@disha/eligibility/dates';
import type { PlanFacts } from '@disha/eligibility/plan/warnings';
import { useQueries, useQuery } from '@tanstack/react-query';
import { usePassport } from '../../../session/passport.ts';
import { pathQueries } from '../path.queries.ts';
import { useOwn } from './own.ts';
import { planQueries } from './plan.queries.ts';

const unknown: Passport = {};

export interface Now {
  passport: Passport;
  today: string;
  year: number;
}

export function useNow(): Now {
  const passport = usePassport() ?? unknown;
  const today = indianDay();
  return { passport, today, year: comingAdmission(today) };
}

/** Undefined until the rules are here; a day or a state that is not here yet is one that is not known. */
export function useFacts(ways: Plan['ways']): PlanFacts | undefined {
  const now = useNow();
  const { yearlyCost } = useOwn();
  const book = useQuery(pathQueries.rules()).data?.book;
  const exams = [...new Set(ways.flatMap(({ exam }) => exam ?? []))];
  const colleges = [...new Set(ways.flatMap((way) => way.colleges))];
  const ofExams = useQueries({ queries: exams.map((id) => planQueries.exam(id)) });
  const ofColleges = useQueries({ queries: colleges.map((id) => planQueries.college(id)) });
  return (
    book && {
      book,
      ...now,
      datesOf: (id) => ofExams[exams.indexOf(id)]?.data?.dates ?? [],
      stateOf: (id) => ofColleges[colleges.indexOf(id)]?.data?.location.state,
      costOf: ({ label, course }) => yearlyCost({ way: label, course }),
    }
  );
}
