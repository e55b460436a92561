/** A student before the book: what is asked of every part of a proposal. */
import type { StudentDetails } from '@disha/contract/passport';
import type { Field } from '@disha/contract/taxonomy';
import { finderOf } from '../careers.ts';
import { judging } from '../check.ts';
import type { Book, CareerRoutes, Item, Judgement, Verdict } from '../types.ts';
import { verdicts } from '../types.ts';
import { nears, type Knowledge, type Near, type Whereabouts } from './knowledge.ts';
import { choices } from './choices.ts';
import type { NotedItem } from './proposal.ts';

export interface Student {
  /** `{}` where the student has said nothing. */
  passport: StudentDetails;
  /** Bookmarks, the newest first, and where the quiz pointed, the best first. */
  wishes: {
    noted: readonly NotedItem[];
    result: { fields: readonly Field[]; careers: readonly string[]; courses: readonly string[] } | null;
  };
  /** Of the admission that comes next. */
  year: number;
  /** The day in India, YYYY-MM-DD. */
  today: string;
}

export interface PlanAsk {
  book: Book;
  student: Student;
  passport: StudentDetails;
  knowledge: Knowledge;
  at: Whereabouts;
  /** As far as the student would go. */
  farthest: Near;
  judge: (item: Item | CareerRoutes) => Judgement;
  walks: ReturnType<typeof judging>['walks'];
  judged: ReturnType<typeof judging>['judged'];
  done: ReturnType<typeof judging>['done'];
  /** With five points less than is hoped for. */
  judgeLower: (item: Item | CareerRoutes) => Judgement;
  course: (id: string) => Item | undefined;
  exam: (id: string) => Item | undefined;
  career: (id: string) => CareerRoutes | undefined;
  isNoted: (type: NotedItem['type'], id: string) => boolean;
}

/** What the student has not told shuts nothing out: without a home there is no distance, without a district none within the state. */
function farthestOf({ state, district, move }: StudentDetails): Near {
  if (state === undefined || move === undefined) return 'india';
  return move === 'district' ? (district === undefined ? 'state' : 'next') : move;
}

const spare = 5;

/** Marks that are only hoped for, with five points less. */
function lowered(passport: StudentDetails): StudentDetails {
  const { class10, class12 } = passport.marks ?? {};
  const less = <T extends { percent: number; expected?: boolean | undefined }>(marks: T | undefined): T | undefined =>
    marks?.expected === true ? { ...marks, percent: Math.max(0, marks.percent - spare) } : marks;
  const ofSubjects = class12?.expected === true && class12.subjects;
  const subjects =
    ofSubjects &&
    Object.fromEntries(Object.entries(ofSubjects).map(([id, percent]) => [id, percent === undefined ? undefined : percent - spare]));
  return {
    ...passport,
    marks: { class10: less(class10), class12: class12 && { ...less(class12)!, ...(subjects ? { subjects } : {}) } },
    ...(passport.degrees
      ? {
          degrees: passport.degrees.map((one) =>
            one.expected === true && one.percent !== undefined ? { ...one, percent: Math.max(0, one.percent - spare) } : one,
          ),
        }
      : {}),
  };
}

const careersOf = new WeakMap<Book, ReadonlyMap<string, CareerRoutes>>();

function careerFinder(book: Book): (id: string) => CareerRoutes | undefined {
  const byId = careersOf.get(book) ?? new Map(book.careers.map((career) => [career.id, career]));
  careersOf.set(book, byId);
  return (id) => byId.get(id);
}

/** A student who tells a stream has told its subjects; arts are so many that no subject is guessed. */
const ofStream: Readonly<Partial<Record<string, StudentDetails['subjects']>>> = {
  science_pcm: [...choices.pcm],
  science_pcb: [...choices.pcb],
  commerce: choices.commerce.filter((subject) => subject !== 'mathematics'),
};
function withSubjects(passport: StudentDetails): StudentDetails {
  const subjects = passport.subjects ?? ofStream[passport.stream ?? ''];
  return subjects === undefined || subjects === passport.subjects ? passport : { ...passport, subjects };
}

/** A degree that is told by its course alone is of that course's family. */
function withFamilies(passport: StudentDetails, find: ReturnType<typeof finderOf>): StudentDetails {
  const { degrees } = passport;
  if (degrees === undefined || degrees.every(({ course, family }) => course === undefined || family !== undefined)) return passport;
  const familyOf = (course: string | undefined) => {
    const gives = course === undefined ? undefined : find({ type: 'courses', id: course })?.gives;
    return typeof gives === 'object' ? { family: gives.family } : {};
  };
  return { ...passport, degrees: degrees.map((one) => ({ ...one, ...(one.family === undefined ? familyOf(one.course) : {}) })) };
}

const isHopedOf = ({ marks, degrees = [] }: StudentDetails) =>
  [marks?.class10, marks?.class12, ...degrees].some((one) => one?.expected === true);

export function askedOf(book: Book, student: Student, knowledge: Knowledge): PlanAsk {
  const { wishes, year } = student;
  const find = finderOf(book);
  const passport = withFamilies(withSubjects(student.passport), find);
  const { judge, walks, judged, done } = judging(book, passport, { year });
  const judgeLower = isHopedOf(passport) ? judging(book, lowered(passport), { year }).judge : judge;
  const noted = new Set(wishes.noted.map(({ type, id }) => `${type}/${id}`));
  const isNoted: PlanAsk['isNoted'] = (type, id) => noted.has(`${type}/${id}`);
  // What is probably closed is no way, but for who wishes it by name.
  const asClosed =
    (of: PlanAsk['judge']): PlanAsk['judge'] =>
    (item) => {
      const told = of(item);
      return told.probably === undefined || isNoted(item.type, item.id) ? told : { ...told, verdict: 'closed' };
    };
  return {
    ...{ book, student, passport, knowledge, judge: asClosed(judge), walks, judged, done },
    at: { state: passport.state, district: passport.district, gender: passport.gender },
    farthest: farthestOf(passport),
    judgeLower: asClosed(judgeLower),
    course: (id) => find({ type: 'courses', id }),
    exam: (id) => find({ type: 'exams', id }),
    career: careerFinder(book),
    isNoted,
  };
}

export const verdictRank = (verdict: Verdict) => verdicts.indexOf(verdict);
export const isClosed = ({ judge }: Pick<PlanAsk, 'judge'>, item: Item | CareerRoutes) => judge(item).verdict === 'closed';

export const isWithinMove = ({ farthest }: PlanAsk, near: Near | null) => near !== null && nears.indexOf(near) <= nears.indexOf(farthest);
