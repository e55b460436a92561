/** The passport as its form holds it: texts that may be wrong. What is wrong never replaces what was right before. */
import { limits } from '@disha/contract/limits';
import { degreeFamilies, degreesOf, maxBudget, type Degree, type Passport, type SubjectId } from '@disha/contract/passport';
import { fields } from '@disha/contract/taxonomy';
import { levelOf } from '@disha/eligibility/read-degree';
import { streamFrom } from '../../../session/use-fact.ts';

type YesNo = '' | 'yes' | 'no';

export interface Sheet {
  class: string;
  passingYear: string;
  stream: string;
  /** Undefined until somebody says any: "none" is an answer too. */
  subjects: readonly SubjectId[] | undefined;
  percent10: string;
  expected10: boolean;
  percent12: string;
  expected12: boolean;
  bySubject: Readonly<Partial<Record<SubjectId, string>>>;
  class12State: string;
  qualification: string;
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
  category: string;
  disability: YesNo;
  gender: string;
  married: YesNo;
  birthDate: string;
  state: string;
  district: string;
  incomeBand: string;
  budget: string;
  move: string;
}

export type Problem = 'percent' | 'year' | 'date' | 'future' | 'budget' | 'district';
type ProblemKey = Exclude<keyof Sheet, 'bySubject'> | `bySubject.${SubjectId}`;
export type Problems = Readonly<Partial<Record<ProblemKey, Problem>>>;

const text = (value: number | undefined) => (value === undefined ? '' : String(value));
const yesNo = (value: boolean | undefined): YesNo => (value === undefined ? '' : value ? 'yes' : 'no');

export function sheetOf({ marks, ...passport }: Passport): Sheet {
  const [degree, second] = degreesOf(passport);
  const bySubject = Object.entries(marks?.class12?.subjects ?? {}).map(([id, mark]) => [id, text(mark)]);
  return {
    class: passport.class ?? '',
    passingYear: text(passport.passingYear),
    stream: streamFrom(passport.subjects) ?? passport.stream ?? '',
    subjects: passport.subjects,
    percent10: text(marks?.class10?.percent),
    expected10: marks?.class10?.expected === true,
    percent12: text(marks?.class12?.percent),
    expected12: marks?.class12?.expected === true,
    bySubject: Object.fromEntries(bySubject) as Sheet['bySubject'],
    class12State: passport.class12State ?? '',
    qualification: passport.qualification ?? '',
    degreeFamily: degree?.family ?? '',
    degreeCourse: degree?.course ?? '',
    degreeField: degree?.field ?? '',
    degreePercent: text(degree?.percent),
    degreeExpected: degree?.expected === true,
    secondFamily: second?.family ?? '',
    secondCourse: second?.course ?? '',
    secondPercent: text(second?.percent),
    secondExpected: second?.expected === true,
    category: passport.category ?? '',
    disability: yesNo(passport.disability),
    gender: passport.gender ?? '',
    married: yesNo(passport.married),
    birthDate: passport.birthDate ?? '',
    state: passport.state ?? '',
    district: passport.district ?? '',
    incomeBand: passport.incomeBand ?? '',
    budget: text(passport.budget),
    move: passport.move ?? '',
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

interface Told {
  family: string;
  course: string;
  field: string;
  percent: number | undefined;
  expected: boolean;
}

/** What the form does not ask (its years, the level of what has no family) stays as long as it is the same degree. */
function degreeOf({ family, course, field, percent, expected }: Told, before: Degree | undefined): Degree | undefined {
  const known = degreeFamilies.find((one) => one === family);
  if (known === undefined && course === '' && field === '' && percent === undefined) return undefined;
  const isSame = before?.family === known && (before?.course ?? '') === course;
  // A course of the family before is none of the new one.
  const isLeft = before?.family !== known && before?.course === course;
  return without({
    level: known === undefined ? (before?.level ?? 'bachelor') : levelOf(known),
    family: known,
    course: course === '' || isLeft ? undefined : course,
    years: isSame ? before?.years : undefined,
    field: fields.find((one) => one === field),
    percent,
    expected: percent === undefined ? undefined : expected,
  });
}

export interface Filled {
  passport: Passport;
  problems: Problems;
}

/** `before`: what is kept where a text is wrong. `today`: as YYYY-MM-DD. */
export function passportOf(sheet: Sheet, before: Passport, today: string): Filled {
  const problems: Partial<Record<ProblemKey, Problem>> = {};
  const checked = <T>(key: ProblemKey, value: T | undefined, isGood: (given: T) => boolean, problem: Problem, old: T | undefined) => {
    if (value === undefined || isGood(value)) return value;
    problems[key] = problem;
    return old;
  };
  const isPercent = (value: number) => value >= 0 && value <= 100;
  const percent = (key: ProblemKey, typed: string, old: number | undefined) => checked(key, numberOf(typed), isPercent, 'percent', old);
  const chosen = (value: string) => (value === '' ? undefined : value);
  const said = (value: YesNo) => (value === '' ? undefined : value === 'yes');

  const ten = percent('percent10', sheet.percent10, before.marks?.class10?.percent);
  const twelve = percent('percent12', sheet.percent12, before.marks?.class12?.percent);
  const counted = Object.entries(sheet.bySubject).filter(([id]) => sheet.subjects?.includes(id as SubjectId) === true);
  const bySubject = counted.map(([id, typed]) => {
    const name = id as SubjectId;
    return [name, percent(`bySubject.${name}`, typed, before.marks?.class12?.subjects?.[name])] as const;
  });
  const marksBySubject = orNothing<NonNullable<NonNullable<NonNullable<Passport['marks']>['class12']>['subjects']>>(
    Object.fromEntries(bySubject),
  );
  const [first, second, ...others] = degreesOf(before);
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
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= '1900';
  const birth = checked('birthDate', chosen(sheet.birthDate), isDay, 'date', before.birthDate);
  const passport = {
    class: chosen(sheet.class),
    passingYear: checked(
      'passingYear',
      numberOf(sheet.passingYear),
      (year) => Number.isInteger(year) && year >= 1950 && year <= 2100,
      'year',
      before.passingYear,
    ),
    // Subjects that make a stream say it.
    stream: streamFrom(sheet.subjects) === undefined ? chosen(sheet.stream) : undefined,
    subjects: sheet.subjects,
    marks: orNothing({
      class10: ten === undefined ? undefined : { percent: ten, expected: sheet.expected10 },
      class12:
        twelve === undefined
          ? undefined
          : { percent: twelve, expected: sheet.expected12, ...(marksBySubject ? { subjects: marksBySubject } : {}) },
    }),
    class12State: chosen(sheet.class12State),
    qualification: chosen(sheet.qualification),
    degrees: degrees.length === 0 ? undefined : degrees,
    category: chosen(sheet.category),
    disability: said(sheet.disability),
    gender: chosen(sheet.gender),
    married: said(sheet.married),
    birthDate: checked('birthDate', birth, (day) => day <= today, 'future', before.birthDate),
    state: chosen(sheet.state),
    district: checked(
      'district',
      chosen(sheet.district.trim()),
      (name) => name.length <= limits.path.district,
      'district',
      before.district,
    ),
    incomeBand: chosen(sheet.incomeBand),
    budget: checked('budget', rupeesOf(sheet.budget), (rupees) => rupees >= 0 && rupees <= maxBudget, 'budget', before.budget),
    move: chosen(sheet.move),
  };
  // The selects offer nothing but the words of the contract.
  return { passport: without(passport) as Passport, problems };
}
