/** Which careers a course leads to, and which of them one of its jobs is. */
import type { CareerLink } from '@disha/contract/careers';
import type { CareerFile } from '@disha/contract/careers.files';
import { interestLetters } from '@disha/contract/careers.words';
import { foldText } from '@disha/search/text';
import { remembered } from '../../catalog/view/steady.ts';

interface LeadsTo {
  careers: (courseId: string) => CareerLink[];
  /** The letters of the interests that those careers ask for, each once. */
  interests: (courseId: string) => string;
  /** The career that is the same work; nothing where several could be meant, or none. */
  sameWork: (courseId: string, jobTitle: string) => string | undefined;
}

/** "Nurse (B.Sc Nursing)" is a nurse too. */
export const careerNamesOf = remembered(({ name, otherNames }: CareerFile) =>
  [name, name.replace(/ *\(.*\)/, ''), ...otherNames].map(foldText),
);

/** The same for as long as no career changes. */
export const careersByCourse = remembered((careers: readonly CareerFile[]): LeadsTo => {
  const byCourse = new Map<string, CareerFile[]>();
  const byName = new Map<string, CareerFile[]>();
  const note = (map: Map<string, CareerFile[]>, key: string, career: CareerFile) => {
    const list = map.get(key);
    if (list) list.push(career);
    else map.set(key, [career]);
  };
  for (const career of careers) {
    for (const courseId of career.courses) note(byCourse, courseId, career);
    for (const name of new Set(careerNamesOf(career))) note(byName, name, career);
  }
  return {
    careers: (courseId) => (byCourse.get(courseId) ?? []).map(({ id, name }) => ({ careerId: id, name })),
    interests: (courseId) => {
      const asked = new Set((byCourse.get(courseId) ?? []).flatMap(({ interests }) => [...interests]));
      return interestLetters.filter((letter) => asked.has(letter)).join('');
    },
    sameWork: (courseId, jobTitle) => {
      const called = byName.get(foldText(jobTitle)) ?? [];
      const near = called.filter(({ courses }) => courses.includes(courseId));
      const [only, ...others] = near.length > 0 ? near : called;
      return others.length === 0 ? only?.id : undefined;
    },
  };
});
