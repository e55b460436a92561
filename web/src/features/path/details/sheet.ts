/** The student details as its form holds it: texts that may be wrong. What is wrong never replaces what was right before. */
import {
  degreeFamilies,
  degreesHeld,
  studentFacts,
  type Degree,
  type FactEntry,
  type StudentDetails,
  type SimpleFact,
  type SubjectId,
} from '@disha/contract/passport';
import type { Shape, Simple } from '@disha/contract/shape';
import { fields } from '@disha/contract/taxonomy';
import { degreeLevelOf } from '@disha/eligibility/read-degree';
import type { texts } from '../../../messages/en/details.ts';
import { streamFrom } from '../../../session/use-fact.ts';

type PassportTexts = typeof texts;

/** What a text of the form stands for, a fact of one field each, and what is put together of several. */
export interface DetailsSheet extends Readonly<Record<SimpleFact, string>> {
  /** Undefined until somebody says any: "none" is an answer too. */
  subjects: readonly SubjectId[] | undefined;
  percent10: string;
  expected10: boolean;
  percent12: string;
  expected12: boolean;
  bySubject: Readonly<Partial<Record<SubjectId, string>>>;
  degreeFamily: string;
  /** Of our catalog: it says more than the family. */
  degreeCourse: string;
  degreeField: string;
  degreePercent: string;
  degreeExpected: boolean;
  /** A second one: a master's, a B.Ed, an LLB. */
  secondFamily: string;
  secondCourse: string;
  secondPercent: string;
  secondExpected: boolean;
}

/** Named by the texts that say what is wrong. */
export type Problem = keyof PassportTexts['problems'];
type ProblemKey = Exclude<keyof DetailsSheet, 'bySubject'> | `bySubject.${SubjectId}`;
export type Problems = Readonly<Partial<Record<ProblemKey, Problem>>>;

const isSimple = (shape: Shape): shape is Simple => ['choice', 'number', 'yesNo', 'day', 'name'].includes(shape.kind);
const isSimpleEntry = (entry: FactEntry): entry is FactEntry<Simple> => isSimple(entry.shape);
type SimpleEntries = readonly (readonly [string, FactEntry<Simple>])[];
/** The facts that one field holds, whichever there are. */
export const simpleOf = (facts: Readonly<Record<string, FactEntry>>): SimpleEntries =>
  Object.entries(facts).flatMap(([name, entry]) => (isSimpleEntry(entry) ? [[name, entry] as const] : []));
const simple = simpleOf(studentFacts);

const text = (value: unknown) => (value === undefined ? '' : value === true ? 'yes' : value === false ? 'no' : String(value));

/** A field's text of each simple fact. */
export const textsOfFacts = (entries: SimpleEntries, values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(entries.map(([name]) => [name, text(values[name])]));

export function detailsSheetOf({ marks, ...details }: StudentDetails): DetailsSheet {
  const [degree, second] = degreesHeld(details);
  const bySubject = Object.entries(marks?.class12?.subjects ?? {}).map(([id, mark]) => [id, text(mark)]);
  return {
    ...(textsOfFacts(simple, details) as Record<SimpleFact, string>),
    stream: streamFrom(details.subjects) ?? details.stream ?? '',
    subjects: details.subjects,
    percent10: text(marks?.class10?.percent),
    expected10: marks?.class10?.expected === true,
    percent12: text(marks?.class12?.percent),
    expected12: marks?.class12?.expected === true,
    bySubject: Object.fromEntries(bySubject) as DetailsSheet['bySubject'],
    degreeFamily: degree?.family ?? '',
    degreeCourse: degree?.course ?? '',
    degreeField: degree?.field ?? '',
    degreePercent: text(degree?.percent),
    degreeExpected: degree?.expected === true,
    secondFamily: second?.family ?? '',
    secondCourse: second?.course ?? '',
    secondPercent: text(second?.percent),
    secondExpected: second?.expected === true,
  };
}

/** "47,5" and "47.5 %" are read as they are meant; undefined for nothing, NaN for what is no number. */
function numberOf(typed: string): number | undefined {
  const plain = typed.replace(/[\s%₹]/g, '');
  if (plain === '') return undefined;
  return /^\d+([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}
/** Lakhs are grouped by commas. */
const rupeesOf = (typed: string) => numberOf(typed.replaceAll(',', ''));

/** Leaves out what is empty, so that two ways of saying nothing are the same. */
function without<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}
const orNothing = <T extends object>(value: T): T | undefined => (Object.keys(without(value)).length === 0 ? undefined : without(value));

/** What is typed or chosen as the value it means, and which text says what is wrong with it. Nothing typed is nothing said. */
function valueOf(
  { shape, problem, isMoney }: FactEntry<Simple>,
  typed: string,
  today: string,
): { value: unknown; problem?: string | undefined } {
  if (shape.kind === 'number') {
    const value = isMoney ? rupeesOf(typed) : numberOf(typed);
    const isGood = value === undefined || (value >= shape.least && value <= shape.most && (!shape.isWhole || Number.isInteger(value)));
    return isGood ? { value } : { value, problem };
  }
  const value = shape.kind === 'name' ? typed.trim() : typed;
  if (value === '') return { value: undefined };
  if (shape.kind === 'yesNo') return { value: value === 'yes' };
  if (shape.kind === 'name') return value.length <= shape.longest ? { value } : { value, problem };
  if (shape.kind !== 'day') return { value };
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= '1900';
  return { value, ...(isDay ? (value <= today ? {} : { problem: 'future' }) : { problem: 'date' }) };
}

/** The simple facts of a form's texts; what is wrong keeps what was right before. */
export function factsOfTexts(
  entries: SimpleEntries,
  typed: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  today: string,
): { values: Record<string, unknown>; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const values = entries.map(([name, entry]) => {
    const { value, problem } = valueOf(entry, String(typed[name]), today);
    if (problem !== undefined) problems[name] = problem;
    return [name, problem === undefined ? value : before[name]] as const;
  });
  return { values: Object.fromEntries(values), problems };
}

interface EnteredDegree {
  family: string;
  course: string;
  field: string;
  percent: number | undefined;
  expected: boolean;
}

/** What the form does not ask (its years, the level of what has no family) stays as long as it is the same degree. */
function degreeOf({ family, course, field, percent, expected }: EnteredDegree, before: Degree | undefined): Degree | undefined {
  const known = degreeFamilies.find((one) => one === family);
  if (known === undefined && course === '' && field === '' && percent === undefined) return undefined;
  const isSame = before?.family === known && (before?.course ?? '') === course;
  // A course of the family before is none of the new one.
  const isLeft = before?.family !== known && before?.course === course;
  return without({
    level: known === undefined ? (before?.level ?? 'bachelor') : degreeLevelOf(known),
    family: known,
    course: course === '' || isLeft ? undefined : course,
    years: isSame ? before?.years : undefined,
    field: fields.find((one) => one === field),
    percent,
    expected: percent === undefined ? undefined : expected,
  });
}

interface FilledSheet {
  passport: StudentDetails;
  problems: Problems;
}

/** `before`: what is kept where a text is wrong. `today`: as YYYY-MM-DD. */
export function detailsOfSheet(sheet: DetailsSheet, before: StudentDetails, today: string): FilledSheet {
  const { values, problems } = factsOfTexts(simple, sheet as unknown as Readonly<Record<string, unknown>>, before, today);
  const percent = (key: ProblemKey, typed: string, old: number | undefined) => {
    const value = numberOf(typed);
    if (value === undefined || (value >= 0 && value <= 100)) return value;
    problems[key] = 'percent';
    return old;
  };

  const ten = percent('percent10', sheet.percent10, before.marks?.class10?.percent);
  const twelve = percent('percent12', sheet.percent12, before.marks?.class12?.percent);
  const counted = Object.entries(sheet.bySubject).filter(([id]) => sheet.subjects?.includes(id as SubjectId) === true);
  const bySubject = counted.map(([id, typed]) => {
    const name = id as SubjectId;
    return [name, percent(`bySubject.${name}`, typed, before.marks?.class12?.subjects?.[name])] as const;
  });
  const marksBySubject = orNothing<NonNullable<NonNullable<NonNullable<StudentDetails['marks']>['class12']>['subjects']>>(
    Object.fromEntries(bySubject),
  );
  const [first, second, ...others] = degreesHeld(before);
  const firstPercent = percent('degreePercent', sheet.degreePercent, first?.percent);
  const secondPercent = percent('secondPercent', sheet.secondPercent, second?.percent);
  const degrees = [
    degreeOf(
      {
        ...{ family: sheet.degreeFamily, course: sheet.degreeCourse, field: sheet.degreeField },
        ...{ percent: firstPercent, expected: sheet.degreeExpected },
      },
      first,
    ),
    degreeOf(
      { family: sheet.secondFamily, course: sheet.secondCourse, field: '', percent: secondPercent, expected: sheet.secondExpected },
      second,
    ),
    ...others,
  ].flatMap((degree) => degree ?? []);
  const details = {
    ...values,
    // Subjects that make a stream say it.
    stream: streamFrom(sheet.subjects) === undefined ? values.stream : undefined,
    subjects: sheet.subjects,
    marks: orNothing({
      class10: ten === undefined ? undefined : { percent: ten, expected: sheet.expected10 },
      class12:
        twelve === undefined
          ? undefined
          : { percent: twelve, expected: sheet.expected12, ...(marksBySubject ? { subjects: marksBySubject } : {}) },
    }),
    degrees: degrees.length === 0 ? undefined : degrees,
  };
  // The selects offer nothing but the words of the contract.
  return { passport: without(details) as StudentDetails, problems: problems as Problems };
}
