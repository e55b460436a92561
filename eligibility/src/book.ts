/** The rules and the catalog they stand beside, bound into one book. */
import { durationInMonths, type DurationInput } from '@disha/contract/duration';
import { isAfterDegree, type CourseLevel, type Entry, type Field, type State } from '@disha/contract/taxonomy';
import { admissionParts, type AdmissionPart, type AdmissionWay } from '@disha/contract/admission-groups';
import type { CounselFiles, KinRow } from '@disha/contract/counsel.files';
import type { Kin, Lead } from './counsel-facts.ts';
import { leadsMaker } from './leads.ts';
import type { RuleText } from './lines.ts';
import { parseRules, wayName, withoutRule, type ParsedRules } from './read.ts';
import type { Admission, Admissions, Book, CareerRoutes, Certainty, Item, StepRoute, RouteStep, Telling } from './types.ts';

interface Fact {
  id: string;
  fields: readonly Field[];
  sources: readonly string[];
  /** When it is begun, or sat. */
  entries: readonly Entry[];
}

interface CourseFact extends Fact {
  level: CourseLevel;
  duration: DurationInput;
  exams: readonly string[];
}

interface ExamFact extends Fact {
  state?: State | undefined;
  purpose?: string | undefined;
  qualification?: string | undefined;
  alsoFor?: readonly string[] | undefined;
  verification: Certainty;
}

interface CareerFact {
  id: string;
  fields: readonly Field[];
  routes: readonly {
    usual?: 1 | 2 | 3 | undefined;
    years?: number | undefined;
    steps: readonly { kind: string; id?: string | undefined; oneOf?: readonly string[] | undefined; way?: string | undefined }[];
  }[];
  courses: readonly string[];
  related: readonly string[];
}

export type Lines = ReadonlyMap<string, readonly RuleText[]>;

/** Items that must have a rule of their own: what is begun or sat before a degree. */
const isBeforeDegree = ({ entries }: Pick<Fact, 'entries'>) => entries.some((entry) => !isAfterDegree({ entry }));

function rulesOf(fact: Fact, lines: Lines, certainty: Certainty | undefined): ParsedRules {
  const own = lines.get(fact.id);
  return own ? parseRules(own, certainty) : withoutRule(!isBeforeDegree(fact));
}

const kindsOf: Readonly<Record<string, 'courses' | 'exams' | undefined>> = { course: 'courses', exam: 'exams' };

const byWay = (way: string | undefined) => (way === undefined ? {} : { way: wayName(way) });

/** Steps that are an exam or a course, where one of them is not simply one of ours. */
function tellings(career: string, route: number, steps: CareerFact['routes'][number]['steps']): readonly Telling[] | undefined {
  const all = steps.flatMap(({ kind, id, oneOf, way }, step): Telling[] => {
    const type = kindsOf[kind];
    if (type === undefined) return [];
    if (id !== undefined) return [{ type, id, ...byWay(way) }];
    return [{ type, ...(oneOf === undefined ? {} : { oneOf }), words: wordsAt('careers', career, route, step) }];
  });
  return all.every(({ id }) => id !== undefined) ? undefined : all;
}

/** A route from school straight to the work: no course or test of ours, and what training there is takes some months. */
export const isLearnedAtWork = ({ steps, years = 2 }: CareerFact['routes'][number]) =>
  steps.every(({ id, oneOf }) => id === undefined && oneOf === undefined) && (years <= 1 || !steps.some(({ kind }) => kind === 'course'));

function careerOf({ id, fields, routes, courses, related }: CareerFact, leads: readonly Lead[]): CareerRoutes {
  const all = routes.map(({ steps, usual }, index): StepRoute => {
    const named = steps.flatMap((step): RouteStep[] => {
      const type = kindsOf[step.kind];
      return type && step.id !== undefined ? [{ type, id: step.id, ...byWay(step.way) }] : [];
    });
    const told = tellings(id, index, steps);
    return { steps: named, ...(usual === undefined ? {} : { usual }), ...(told === undefined ? {} : { told }) };
  });
  const withSteps = all.filter(({ steps, told = [] }) => steps.length > 0 || told.some(({ oneOf }) => oneOf !== undefined));
  const byCourse = courses.map((course): StepRoute => ({ steps: [{ type: 'courses', id: course }] }));
  // A training or a test that no catalog holds opens and shuts nothing; a plan tells of it.
  const inWords = all.filter((route) => !withSteps.includes(route) && route.told?.[0]?.words !== undefined);
  return {
    ...{ type: 'careers', id, fields, related },
    ...(routes.some(isLearnedAtWork) ? { atWork: true as const } : {}),
    routes: [...(withSteps.length > 0 ? withSteps : byCourse), ...inWords],
    leads,
  };
}

/** How a state admits, as its file says it. */
interface StateFact {
  name: State;
  slug: string;
  routes: readonly { examId?: string | undefined; gates?: Readonly<Partial<Record<AdmissionPart, AdmissionWay>>> | undefined }[];
}

/** The name by which words of the catalog are asked for. */
export const wordsAt = (kind: 'careers' | 'states' | 'prerequisites', id: string, ...at: readonly number[]) =>
  `${kind}/${id}/${at.join('/')}`;

function admissionsOf(states: readonly StateFact[]): Admissions {
  const of = ({ slug, routes }: StateFact) => {
    const parts: Partial<Record<AdmissionPart, Admission[]>> = {};
    for (const [index, { examId, gates = {} }] of routes.entries())
      for (const part of admissionParts) {
        const how = gates[part];
        if (how === undefined) continue;
        (parts[part] ??= []).push({
          how,
          ...(examId === undefined ? {} : { exam: examId }),
          ...(how === 'other' ? { words: wordsAt('states', slug, index) } : {}),
        });
      }
    return parts;
  };
  return Object.fromEntries(states.map((state) => [state.name, of(state)]));
}

function kinOf(rows: readonly KinRow[]): Readonly<Record<string, readonly Kin[]>> {
  const kin: Record<string, Kin[]> = {};
  for (const { goal_type: goalType, goal, type, id, grade, why } of rows)
    (kin[`${goalType}/${goal}`] ??= []).push({ type, id, grade, why });
  for (const near of Object.values(kin)) near.sort((a, b) => b.grade - a.grade);
  return kin;
}

const counselOf = ({ kin, ladder, prerequisites }: CounselFiles): Pick<Book, 'kin' | 'ladder' | 'prerequisites'> => ({
  kin: kinOf(kin),
  ladder: ladder.map(({ course }) => course),
  prerequisites: prerequisites.map(({ before, of, kind, when, certainty }, at) => ({
    ...{ before, of, kind, when, certainty },
    needs: wordsAt('prerequisites', before, at),
  })),
});

const noCounsel: CounselFiles = { leads: [], kin: [], ladder: [], prerequisites: [] };

export interface BookFacts {
  /** What leads where, what is near what, what comes first; nothing is known of any unless given. */
  counsel?: CounselFiles | undefined;
  states?: readonly StateFact[] | undefined;
  courses: readonly CourseFact[];
  exams: readonly ExamFact[];
  careers: readonly CareerFact[];
  rules: { courses: Lines; exams: Lines };
}

const purposeOf = ({ purpose, alsoFor = [] }: ExamFact): Pick<Item, 'purpose' | 'opensMore'> => ({
  ...(purpose === 'job' || purpose === 'eligibility' ? { purpose } : {}),
  ...(alsoFor.length > 0 ? { opensMore: true as const } : {}),
});

export function buildBook({ courses, exams, careers, rules, states, counsel = noCounsel }: BookFacts): Book {
  const leadsOf = leadsMaker({ courses, exams, leads: counsel.leads });
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
      const home = fact.state === undefined ? {} : { state: fact.state };
      return { type: 'exams', ...base(fact), ...home, ...purposeOf(fact), ...own };
    }),
    careers: careers.map((career) => careerOf(career, leadsOf(career))),
    ...(states === undefined ? {} : { admissions: admissionsOf(states) }),
    ...counselOf(counsel),
  };
}
