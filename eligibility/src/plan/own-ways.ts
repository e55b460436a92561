/** What leads to a goal itself. */
import { fieldsByStream, type Stream } from '@disha/contract/taxonomy';
import { ownDegree } from '../own-degree.ts';
import { needsDegree } from '../rung.ts';
import type { CareerRoutes, Duty, Item, Judgement } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { needsAnother } from './begun.ts';
import { careerWays } from './candidates.ts';
import { examAlone, isUntold, waysInto, type WayCandidate } from './ways-into.ts';
import { coursesIn } from './held.ts';
import { onlyAt } from './own-doors.ts';
import type { Goal } from './proposal.ts';
import { fitsStudent, sisterCourses } from './sisters.ts';

/** Who would teach the young comes from every stream. */
export const ofEveryStream = /^(itep|deled)-/;

/** Of fields that what they study in Class 12 leads to. */
export function isOfOwnStream({ passport: { subjects = [] } }: PlanAsk, { id, fields: [home] }: Item): boolean {
  if (ofEveryStream.test(id)) return true;
  const studied = (...some: readonly string[]) => some.some((id) => (subjects as readonly string[]).includes(id));
  const isOf = (stream: Stream) => (fieldsByStream[stream] as readonly string[]).includes(home ?? '');
  if (studied('accountancy', 'business_studies')) return isOf('commerce');
  return studied('physics', 'chemistry') ? isOf('science_pcm') || isOf('science_pcb') : subjects.length > 0 && isOf('arts');
}

export const fieldsOfItem = (item: Item | CareerRoutes | undefined): readonly string[] => item?.fields ?? [];

export const isTeacher = /-teacher$/;
export const teaches = /-teacher$|^(professor|school-principal|private-tutor|special-educator)$/;
/** They teach what only few can: no student who would teach children is sent there instead. */
export const ofOneArt: ReadonlySet<string> = new Set(['art-teacher', 'physical-education-teacher']);
/** By this exam, among others of its step or alone. */
const careersBy = ({ book }: PlanAsk, exam: string) =>
  book.careers.filter(({ routes }) =>
    routes.some(({ steps, told = [] }) => steps.some(({ id }) => id === exam) || told.some(({ oneOf = [] }) => oneOf.includes(exam))),
  );

const ofSkill: ReadonlySet<Duty> = new Set(['typing', 'stenography']);
/** Other exams for work that ask for as much: those of the own state first. */
export function jobsBeside(asked: PlanAsk, exam: Item): readonly Item[] {
  const { book, passport } = asked;
  const isLike = (other: Item) =>
    other.id !== exam.id &&
    other.purpose === 'job' &&
    other.fields[0] === exam.fields[0] &&
    needsDegree(other) === needsDegree(exam) &&
    (other.state === undefined || other.state === passport.state) &&
    !needsAnother(asked, other) &&
    !isClosed(asked, other);
  const all = exam.purpose === 'job' ? book.exams.filter(isLike) : [];
  // Those that lead to the same work, then those of the own state, then those to work that is near.
  const isBeside = ({ id }: Item) =>
    book.careers.some(({ routes }) =>
      routes.some(({ told = [] }) => told.some(({ oneOf = [] }) => oneOf.includes(exam.id) && oneOf.includes(id))),
    );
  // Then what the work nearest to theirs is given by: of a constable another constable's.
  const theirs = careersBy(asked, exam.id);
  const near = theirs.flatMap(({ related }) => related.slice(0, 2));
  const around = theirs.flatMap(({ related }) => related);
  const isBy = ({ id }: Item, some: readonly string[]) => careersBy(asked, id).some((career) => some.includes(career.id));
  // What waits for a fact that was not told comes after what is open to them, and a skill of its own last.
  const isReady = ({ verdict, ...rest }: Judgement) => verdict === 'open' || (verdict === 'open_if' && isUntold({ verdict, ...rest }));
  const isOfSkill = ({ conditions }: Judgement) =>
    conditions.some(({ condition }) => condition.kind === 'duty' && ofSkill.has(condition.what));
  const rank = (other: Item) => {
    const judgement = asked.judge(other);
    if (isOfSkill(judgement)) return 12;
    // The same step, the own state, the same work by another road, then work that is near.
    const isSame = () => careersBy(asked, other.id).some((career) => theirs.includes(career));
    const distance = isBeside(other)
      ? 0
      : other.state !== undefined
        ? 1
        : isSame()
          ? 2
          : isBy(other, near)
            ? 3
            : isBy(other, around)
              ? 4
              : 5;
    return distance + 6 * Number(!isReady(judgement));
  };
  return all
    .map((other) => ({ other, rank: rank(other) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ other }) => other);
}

/** Engineers of computers go by the tests of engineers, and are most of them. */
const isOfTechnology = ({ fields: [home], gives }: Item, { fields }: Item) =>
  fields[0] === 'engineering_technology' && home === 'computer_it' && typeof gives === 'object' && gives.family === 'btech';

/** For a graduate with a first degree alone. */
const isAfterMaster = (asked: PlanAsk, exam: Item) =>
  asked.passport.class === 'graduate' &&
  asked.judge(exam).conditions.some(({ condition, part }) => condition.kind === 'degree' && part === 'level');

/** An exam that opens no more than so many courses is one institute's own. */
const mostAtOne = 6;

export function ownWays(asked: PlanAsk, goal: Goal): readonly WayCandidate[] {
  if (goal.type === 'careers') {
    const career = asked.career(goal.id);
    return career === undefined ? [] : careerWays(asked, career, asked.isNoted('careers', goal.id));
  }
  if (goal.type === 'courses') {
    const course = asked.course(goal.id);
    if (course === undefined) return [];
    return waysInto(asked, course);
  }
  if (goal.type === 'exams') {
    const exam = asked.exam(goal.id);
    if (exam === undefined) return [];
    const wished = new Set(
      asked.student.wishes.noted.flatMap(({ type, id }) =>
        type === 'courses' ? [id] : type === 'careers' ? (asked.career(id)?.routes.flatMap(coursesIn) ?? []) : [],
      ),
    );
    const own = asked.passport.class === 'graduate' ? ownDegree(asked.book, asked.passport) : undefined;
    // A test that takes a master's is sat after it.
    const master = isAfterMaster(asked, exam) && own?.master !== undefined ? asked.course(own.master) : undefined;
    if (master !== undefined)
      return waysInto(asked, master).map((one) => ({ ...one, then: [exam], ...(own?.isExample ? { isExample: true } : {}) }));
    const isOfMany = asked.book.courses.filter(({ exams = [] }) => exams.includes(exam.id)).length > mostAtOne;
    const opened = asked.book.courses
      .filter(({ exams = [] }) => exams.includes(exam.id))
      .filter((course) => fitsStudent(asked, course))
      .map((course) => ({
        course,
        // A graduate goes on in what they have studied.
        own: Number(course.id === own?.master || course.id === own?.mtech),
        // What another of their wishes begins with; then what an institute's own test is named for first.
        wished: Number(wished.has(course.id)),
        first: Number(isOfMany || course.exams?.[0] === exam.id),
        home: Number(isOfTechnology(course, exam) || course.fields[0] === exam.fields[0]),
        stream: Number(isOfOwnStream(asked, course)),
        // The test of some institutes opens what they teach, wherever a page names it.
        at: Number(onlyAt[exam.id] === undefined && (course.exams ?? []).indexOf(exam.id) > 1),
      }))
      .sort(
        (a, b) =>
          b.wished - a.wished ||
          b.own - a.own ||
          b.first - a.first ||
          b.stream - a.stream ||
          b.home - a.home ||
          a.at - b.at ||
          // What is open before what asks for a subject that some ask for.
          Number(asked.judge(a.course).verdict === 'open_if') - Number(asked.judge(b.course).verdict === 'open_if') ||
          asked.knowledge.countOf(b.course.id) - asked.knowledge.countOf(a.course.id),
      )
      .map(({ course }) => course);
    const through = opened.flatMap((course) => waysInto(asked, course).filter(({ gate }) => gate.exams.includes(exam)));
    return through.length > 0 ? through : examAlone(asked, exam);
  }
  // A field is begun by what is taught at most places; one course alone is the goal, the others are its sisters.
  const courses = sisterCourses(asked, goal);
  return courses.flatMap((course) => waysInto(asked, course));
}
