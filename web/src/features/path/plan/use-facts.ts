/** What a plan is made from: the book, the student details, the days of its exams, the states of its colleges and what its ways cost. */
import { indianDay } from '@disha/contract/indian-day';
import type { Plan } from '@disha/contract/path';
import type { StudentDetails } from '@disha/contract/passport';
import { states } from '@disha/contract/taxonomy';
import type { User } from '@disha/contract/user';
import { comingAdmission } from '@disha/eligibility/dates';
import { examsOfWay, type PlanFacts } from '@disha/eligibility/plan/warnings';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useStudentDetails } from '../../../session/student-details.ts';
import { useEnteredInQuiz } from '../../../session/entered-in-quiz.ts';
import { useUser } from '../../../session/session.ts';
import { pathQueries } from '../path.queries.ts';
import { useOwn } from './own.ts';
import { planQueries } from './plan.queries.ts';

/** A student who has told no details has still told class and state. */
export function ofProfile({ class: at, state }: Pick<User, 'class' | 'state'>): StudentDetails {
  const home = states.find((known) => known === state);
  return { ...(at === null ? {} : { class: at }), ...(home === undefined ? {} : { state: home }) };
}

export interface Now {
  passport: StudentDetails;
  today: string;
  year: number;
}

/**
 * Their district by its present name: one who wrote Gaya is at home in Gaya Ji. The names are fetched only for a district that the
 * table of places does not know.
 */
export function useHome(passport: StudentDetails): StudentDetails {
  const { data: taught } = useQuery({ ...pathQueries.taught(passport.state), enabled: false });
  const { district } = passport;
  const isOther = district !== undefined && taught !== undefined && taught.places.atlas.numberOf(passport) === undefined;
  const { data: present } = useQuery({ ...pathQueries.home(passport), enabled: isOther });
  return isOther && typeof present === 'string' && present !== district ? { ...passport, district: present } : passport;
}

export function useNow(): Now {
  const own = useStudentDetails();
  const user = useUser();
  const byQuiz = useEnteredInQuiz();
  const passport = useHome(own ?? (user ? ofProfile(user) : byQuiz));
  const today = indianDay();
  return { passport, today, year: comingAdmission(today) };
}

/** Undefined until the rules are here; a day or a state that is not here yet is one that is not known. */
export function useFacts(ways: Plan['ways']): (PlanFacts & { isDating: boolean }) | undefined {
  const now = useNow();
  const { yearlyCost } = useOwn();
  const book = useQuery(pathQueries.rules()).data?.book;
  const exams = [...new Set(ways.flatMap(examsOfWay))];
  const colleges = [...new Set(ways.flatMap((way) => way.colleges))];
  const ofExams = useQueries({ queries: exams.map((id) => planQueries.exam(id)) });
  const ofColleges = useQueries({ queries: colleges.map((id) => planQueries.college(id)) });
  return (
    book && {
      book,
      ...now,
      /** Days are on their way: a step made now would have none. */
      isDating: ofExams.some(({ isPending }) => isPending),
      datesOf: (id) => ofExams[exams.indexOf(id)]?.data?.dates ?? [],
      stateOf: (id) => ofColleges[colleges.indexOf(id)]?.data?.location.state,
      costOf: ({ label, course }) => yearlyCost({ way: label, course }),
    }
  );
}
