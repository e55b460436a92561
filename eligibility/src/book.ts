/** The rules and the catalog they stand beside, bound into one book. */
import { durationInMonths, type DurationInput } from '@disha/contract/duration';
import { isAfterDegree, type CourseLevel, type Entry, type Field, type State } from '@disha/contract/taxonomy';
import type { Line } from './lines.ts';
import { readRules, withoutRule, type Rules } from './read.ts';
import type { Book, Career, Certainty, Item, ItemId, Route } from './types.ts';

interface Fact {
  id: string;
  fields: readonly Field[];
  sources: readonly string[];
  /** When it is begun, or sat. */
  entries: readonly Entry[];
}

export interface CourseFact extends Fact {
  level: CourseLevel;
  duration: DurationInput;
  exams: readonly string[];
}

export interface ExamFact extends Fact {
  state?: State | undefined;
  verification: Certainty;
}

export interface CareerFact {
  id: string;
  fields: readonly Field[];
  routes: readonly { usual?: 1 | 2 | 3 | undefined; steps: readonly { kind: string; id?: string | undefined }[] }[];
  courses: readonly string[];
  related: readonly string[];
}

export type Lines = ReadonlyMap<string, readonly Line[]>;

/** Whoever must have a rule of their own: what is begun or sat before a degree. */
export const isBeforeDegree = ({ entries }: Pick<Fact, 'entries'>) => entries.some((entry) => !isAfterDegree({ entry }));

function rulesOf(fact: Fact, lines: Lines, certainty: Certainty | undefined): Rules {
  const own = lines.get(fact.id);
  return own ? readRules(own, certainty) : withoutRule(!isBeforeDegree(fact));
}

const kindsOf: Readonly<Record<string, 'courses' | 'exams' | undefined>> = { course: 'courses', exam: 'exams' };

/** A course that stands in words only, or an exam that no course comes behind, decides and cannot be judged. */
function isUnread(steps: CareerFact['routes'][number]['steps']): boolean {
  const telling = steps.filter(({ kind }) => kindsOf[kind] !== undefined);
  return telling.some(({ kind, id }, index) => id === undefined && (kind === 'course' || telling[index + 1]?.kind !== 'course'));
}

function careerOf({ id, fields, routes, courses, related }: CareerFact): Career {
  const told = routes.map(({ steps, usual }): Route => {
    const named = steps.flatMap((step): ItemId[] => {
      const type = kindsOf[step.kind];
      return type && step.id !== undefined ? [{ type, id: step.id }] : [];
    });
    return { steps: named, ...(usual === undefined ? {} : { usual }), ...(isUnread(steps) ? { unread: true } : {}) };
  });
  const withSteps = told.filter(({ steps }) => steps.length > 0);
  return {
    ...{ type: 'careers', id, fields, related },
    routes: withSteps.length > 0 ? withSteps : courses.map((course) => ({ steps: [{ type: 'courses', id: course }] })),
  };
}

export interface Facts {
  courses: readonly CourseFact[];
  exams: readonly ExamFact[];
  careers: readonly CareerFact[];
  rules: { courses: Lines; exams: Lines };
}

export function bookOf({ courses, exams, careers, rules }: Facts): Book {
  const base = ({ id, fields, sources }: Fact) => ({ id, fields, source: sources.join('; ') });
  return {
    courses: courses.map((fact): Item => {
      const own = rulesOf(fact, rules.courses, undefined);
      const months = durationInMonths(fact.duration);
      return {
        ...{ type: 'courses', ...base(fact), level: fact.level },
        ...(months === undefined ? {} : { years: months / 12 }),
        ...(fact.exams.length > 0 ? { exams: fact.exams } : {}),
        ...own,
      };
    }),
    exams: exams.map((fact): Item => {
      const own = rulesOf(fact, rules.exams, fact.verification);
      return { type: 'exams', ...base(fact), ...(fact.state === undefined ? {} : { state: fact.state }), ...own };
    }),
    careers: careers.map(careerOf),
  };
}
