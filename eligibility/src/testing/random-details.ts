/** Students there could be, the same ones each time. */
import {
  categories,
  degreeFamilies,
  degreeLevels,
  moves,
  studentFacts,
  qualifications,
  subjectIds,
  type Degree,
  type FactEntry,
  type StudentDetails,
  type RuleFact,
  type SubjectId,
} from '@disha/contract/passport';
import { studentClasses, fields, states } from '@disha/contract/taxonomy';

/** Numbers that look random and are the same each time. */
export function numbers(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const upTo = (n: number) => Math.floor(next() * n);
  const of = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const maybe = <T>(make: () => T): T | undefined => (next() < 0.7 ? make() : undefined);
  return { next, upTo, of, maybe };
}
export type Random = ReturnType<typeof numbers>;

const two = (n: number) => String(n).padStart(2, '0');
const pick = (random: Random): readonly SubjectId[] => subjectIds.filter(() => random.next() < 0.3);

const degreeBy = ({ upTo, of, maybe, next }: Random): Degree => ({
  level: of(degreeLevels),
  family: maybe(() => of(degreeFamilies)),
  field: maybe(() => of(fields)),
  percent: maybe(() => 30 + upTo(70)),
  expected: next() < 0.3,
  years: maybe(() => 1 + upTo(6)),
});

/** What rules ask of a person, by the entries of the student details. */
const askedByRules = ({ of, maybe, next }: Random): Pick<StudentDetails, RuleFact> =>
  Object.fromEntries(
    Object.entries<FactEntry>(studentFacts)
      .filter(([, { inRules }]) => inRules !== undefined)
      .map(([fact, { shape }]) => [fact, maybe(() => (shape.kind === 'choice' ? of(shape.of) : next() < 0.2))]),
  );

export function randomDetails(random: Random): StudentDetails {
  const { upTo, of, maybe, next } = random;
  const marks = () => ({ percent: 30 + upTo(70), expected: next() < 0.5 });
  const bySubject = () => Object.fromEntries(pick(random).map((id) => [id, 30 + upTo(70)]));
  const details: StudentDetails = {
    class: maybe(() => of(studentClasses)),
    passingYear: maybe(() => 2020 + upTo(10)),
    subjects: maybe(() => pick(random)),
    marks: maybe(() => ({ class10: maybe(marks), class12: maybe(() => ({ ...marks(), subjects: maybe(bySubject) })) })),
    class12State: maybe(() => of(states)),
    qualification: maybe(() => of(qualifications)),
    degrees: maybe(() => Array.from({ length: 1 + upTo(2) }, () => degreeBy(random))),
    category: maybe(() => of(categories)),
    disability: maybe(() => next() < 0.2),
    ...askedByRules(random),
    birthDate: maybe(() => `${1995 + upTo(18)}-${two(1 + upTo(12))}-${two(1 + upTo(28))}`),
    state: maybe(() => of(states)),
    move: maybe(() => of(moves)),
  };
  return details;
}
