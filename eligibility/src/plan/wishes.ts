/** What a student would like, as far as they have shown it, and the courses that lead there: the best first, none of them closed. */
import type { Passport } from '@disha/contract/passport';
import { fieldsByStream, streams, type Field } from '@disha/contract/taxonomy';
import type { judging } from '../check.ts';
import { isAfterSchool } from '../doors.ts';
import { isEarly, needsDegree } from '../rung.ts';
import { verdicts, type Book, type Career, type Item } from '../types.ts';

export interface Wishes {
  /** Bookmarks, the newest first. */
  careers: readonly string[];
  courses: readonly string[];
  exams: readonly string[];
  colleges: readonly string[];
  /** Where the quiz pointed, the best first. */
  result: { fields: readonly Field[]; courses: readonly string[]; careers: readonly string[] } | null;
}

export type Goal = { type: 'careers' | 'courses' | 'exams' | 'fields'; id: string };

export interface Asked {
  book: Book;
  wishes: Wishes;
  passport: Passport;
  judge: ReturnType<typeof judging>['judge'];
  walks: ReturnType<typeof judging>['walks'];
}

export const isClosed = ({ judge }: Asked, item: Parameters<Asked['judge']>[0]) => judge(item).verdict === 'closed';

/** The newest wish that is not closed; else the career, then the field, that the quiz pointed to. */
export function goalOf(asked: Asked): Goal | null {
  const { book, wishes } = asked;
  const openOf = (type: 'careers' | 'courses' | 'exams') =>
    wishes[type]
      .map((id) => [...book[type]].find((item) => item.id === id))
      .find((item) => item !== undefined && !isClosed(asked, item) && (item.type !== 'courses' || isForThem(asked, item)));
  const career = openOf('careers');
  if (career) return { type: 'careers', id: career.id };
  const course = openOf('courses');
  if (course) return { type: 'courses', id: course.id };
  const exam = openOf('exams');
  if (exam) return { type: 'exams', id: exam.id };
  const pointed = (wishes.result?.careers ?? []).find((id) => book.careers.some((one) => one.id === id && !isClosed(asked, one)));
  if (pointed !== undefined) return { type: 'careers', id: pointed };
  const field = wishes.result?.fields[0];
  return field === undefined ? null : { type: 'fields', id: field };
}

/** Every way into it begins with a diploma or an ITI certificate that they have not said to hold. */
const isAfterAnother = ({ qualification }: Passport, { all, ways }: Item) =>
  ways.every((way) => [...all, ...way].some((condition) => condition.kind === 'holds' && condition.needs !== qualification));

/** Begun at the time of life they are in; what they bookmarked themselves they may also mean for later. */
export function isForThem({ passport, wishes }: Asked, item: Item): boolean {
  if (passport.class === 'graduate') return needsDegree(item) || wishes.courses.includes(item.id);
  if (!isAfterSchool(item)) return false;
  const isNow = !isAfterAnother(passport, item) && (passport.class === '10' || !isEarly(item));
  return isNow || wishes.courses.includes(item.id);
}

function routesTo({ book }: Asked, careers: readonly string[]): readonly string[] {
  const meant = careers.flatMap((id) => book.careers.find((career) => career.id === id) ?? []);
  return meant.flatMap(({ routes }) => routes.flatMap(({ steps }) => steps).flatMap(({ type, id }) => (type === 'courses' ? [id] : [])));
}

/** Courses of the careers that are near those the goal means. */
function kinOf(asked: Asked, goal: Goal): readonly string[] {
  const means = ({ id, fields, routes }: Career) =>
    goal.type === 'careers'
      ? id === goal.id
      : goal.type === 'fields'
        ? fields[0] === goal.id
        : routes.some(({ steps }) => steps.some((step) => step.id === goal.id));
  return routesTo(
    asked,
    asked.book.careers.filter(means).flatMap(({ id, related }) => [id, ...related]),
  );
}

function fieldsOf({ book }: Asked, goal: Goal): readonly string[] {
  if (goal.type === 'fields') return [goal.id];
  return [...book[goal.type]].find(({ id }) => id === goal.id)?.fields ?? [];
}

/** How much speaks for a course; 0 where nothing does. */
function weight(asked: Asked, lists: Readonly<Record<'leading' | 'pointed' | 'kin', readonly string[]>>, fields: readonly string[]) {
  const near = streams.filter((stream) => fieldsByStream[stream].some((field) => fields.includes(field)));
  const isNear = (field: Field) => near.some((stream) => (fieldsByStream[stream] as readonly Field[]).includes(field));
  return ({ id, exams = [], fields: own }: Item): number =>
    (lists.leading.includes(id) ? 8 : 0) +
    (asked.wishes.courses.includes(id) ? 6 : 0) +
    (lists.pointed.includes(id) ? 3 : 0) +
    (lists.kin.includes(id) ? 1.5 : 0) +
    (exams.some((exam) => asked.wishes.exams.includes(exam)) && own.some((field) => fields.includes(field)) ? 2 : 0) +
    (own[0] === fields[0] ? 2 : own.some((field) => fields.includes(field)) ? 1 : own.some(isNear) ? 0.25 : 0);
}

/** A certificate fills no way, unless it was noted itself. */
const isAside = ({ wishes }: Asked, { id, level }: Item) => level === 'certificate' && !wishes.courses.includes(id);

const isDegree = ({ level }: Item) => Number(level === 'undergraduate' || level === 'postgraduate');

export function coursesFor(asked: Asked, goal: Goal): readonly Item[] {
  const { book, wishes, judge } = asked;
  const opened = book.courses.filter(({ exams = [] }) => goal.type === 'exams' && exams.includes(goal.id)).map(({ id }) => id);
  const leading = goal.type === 'courses' ? [goal.id] : goal.type === 'careers' ? routesTo(asked, [goal.id]) : opened;
  const pointed = [...routesTo(asked, wishes.careers), ...(wishes.result?.courses ?? []), ...routesTo(asked, wishes.result?.careers ?? [])];
  const weigh = weight(asked, { leading, pointed, kin: kinOf(asked, goal) }, fieldsOf(asked, goal));
  const place = new Map([...leading, ...wishes.courses, ...pointed].reverse().map((id, index) => [id, index]));
  return (
    book.courses
      .map((item) => ({ item, weight: weigh(item), place: place.get(item.id) ?? -1 }))
      .filter(({ item, weight }) => weight > 0 && isForThem(asked, item) && !isClosed(asked, item) && !isAside(asked, item))
      .map((each) => ({ ...each, rank: verdicts.indexOf(judge(each.item).verdict) }))
      // Of equal courses a degree before a certificate.
      .sort(
        (a, b) =>
          b.weight - a.weight ||
          isDegree(b.item) - isDegree(a.item) ||
          b.rank - a.rank ||
          b.place - a.place ||
          (a.item.id < b.item.id ? -1 : 1),
      )
      .map(({ item }) => item)
  );
}
