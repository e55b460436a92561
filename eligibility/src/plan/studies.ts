/** What a student could begin next, and how near it is to what they wish: courses, tests for posts, and work. Read from tables alone. */
import { degreesHeld } from '@disha/contract/passport';
import { isForGraduatesToo } from '../direct-entry.ts';
import { ownDegree } from '../own-degree.ts';
import { isEarly, isOfAnyDegree, needsDegree } from '../rung.ts';
import type { Kin, Lead } from '../counsel-facts.ts';
import type { CareerRoutes, Item } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { careersBy } from './led-careers.ts';
import type { Goal } from './proposal.ts';
import { plainStreamOf } from './stream-of.ts';

/** `plain`: what keeps doors open, whatever is wished. */
type Relation = 'plain' | 'kin' | 'noted' | 'goal';

export interface PlanStudy {
  relation: Relation;
  /** How near: 3 is the wish itself, 2 and 1 are kin, 0 leads anywhere. */
  grade: 0 | 1 | 2 | 3;
  /** Of kin: its place in the table of what is near, the nearest first. */
  row?: number;
  /** 1 where most come so. */
  usual: 1 | 2 | 3;
  /** Among all that leads to the work, the most usual first. */
  place?: number;
  career?: string;
  /** Absent where a test or nothing leads to the work. */
  course?: Item;
  /** Tests that give the post. */
  posts?: readonly Item[];
  /** Nothing is left to study or to sit. */
  isWork?: true;
  /** The words that tell a test or a training which no catalog holds. */
  words?: string;
  /** What comes behind it. */
  then: readonly Item[];
}

type Aim = Pick<PlanStudy, 'relation' | 'grade' | 'row'>;
type Usual = PlanStudy['usual'];

export const isAnew = ({ passport }: PlanAsk, item: Item) =>
  passport.class === 'graduate' && !needsDegree(item) && item.type === 'courses' && !isForGraduatesToo(item);

/** Of Class 8 or 10, for a student past Class 12. */
export const isBelow = ({ passport }: PlanAsk, item: Item) => passport.class !== '10' && item.type === 'courses' && isEarly(item);

const isOfOtherState = ({ passport: { state } }: PlanAsk, item: Item) =>
  item.state !== undefined && state !== undefined && item.state !== state;

/** What must be held before it and is not: begun later, so nothing of today. */
export function isLater({ judge, passport }: PlanAsk, item: Item): boolean {
  // What a graduate has been trained and registered for is asked nowhere.
  const isTrained = passport.class === 'graduate';
  if (!isTrained && needsDegree(item)) return true;
  return judge(item).conditions.some(
    ({ condition, standing }) =>
      standing === 'later' &&
      (condition.kind === 'holds' ||
        (condition.kind === 'class' && condition.needs === 'degree') ||
        (condition.kind === 'duty' && !isTrained && !askedNowhere.has(condition.what))),
  );
}
/** Of these nobody is asked; all other duties are trainings, registrations and years of work. */
export const askedNowhere: ReadonlySet<string> = new Set(['branch', 'local_language', 'typing']);
const isAfterDegree = ({ judge, passport }: PlanAsk, item: Item) =>
  (passport.class !== 'graduate' && needsDegree(item)) ||
  judge(item).conditions.some(
    ({ condition, standing }) => standing === 'later' && condition.kind === 'class' && condition.needs === 'degree',
  );

const isHeld = ({ passport }: PlanAsk, id: string) => degreesHeld(passport).some(({ course }) => course === id);

const isDegreeOf = (course: Item | undefined) => course !== undefined && typeof course.gives === 'object';

class Collector {
  readonly all = new Map<string, PlanStudy>();
  private readonly asked: PlanAsk;
  private readonly open: readonly Kin[];
  /** Degrees of no profession, the one of their own subjects first. */
  readonly plain: readonly Item[];

  constructor(asked: PlanAsk, field: string | undefined) {
    this.asked = asked;
    this.open = asked.book.kin[`streams/${plainStreamOf(asked, field)}`] ?? [];
    this.plain = this.open.flatMap(({ type, id, grade }) => (type === 'courses' && grade === 2 ? (asked.course(id) ?? []) : []));
  }

  /** What keeps doors open, whatever is wished. */
  keepOpen(): void {
    const { passport, book } = this.asked;
    const ofTen = passport.class === '10' ? (book.kin['streams/class_10'] ?? []) : [];
    for (const { type, id, grade } of [...this.open, ...ofTen]) {
      const career = type === 'careers' ? this.asked.career(id) : undefined;
      if (career !== undefined && !isClosed(this.asked, career)) this.career(career, plainAim, grade === 2 ? 2 : 1);
      if (type === 'courses') this.course(id, grade === 2 ? 1 : 2, plainAim);
    }
  }

  /** The nearest mention of one thing counts. */
  add(one: PlanStudy): void {
    const { course, posts = [], isWork, words, career } = one;
    const key = course?.id ?? [posts.map(({ id }) => id).join('+'), isWork ?? words, career].join('|');
    const known = this.all.get(key);
    const isNearer = known === undefined || one.grade > known.grade || (one.grade === known.grade && one.usual < known.usual);
    if (isNearer) this.all.set(key, one);
  }

  course(id: string, usual: Usual, aim: Aim, { isOnly = true, ...more }: Partial<PlanStudy> & { isOnly?: boolean } = {}): void {
    const { asked } = this;
    const course = asked.course(id);
    if (course === undefined || isHeld(asked, id) || isClosed(asked, course)) return;
    if (isAfterDegree(asked, course)) return isOnly ? this.first(course, usual, aim, more.career) : undefined;
    if (isLater(asked, course) && aim.relation !== 'goal') return;
    if (isAnew(asked, course) && aim.relation === 'kin' && aim.grade < 2) return;
    this.add({ ...aim, usual, course, then: [], ...more });
  }

  /** A test for a post; of a test that asks for a degree, the degree first. */
  post(id: string, usual: Usual, aim: Aim, career: string, place = 0): void {
    const { asked } = this;
    const exam = asked.exam(id);
    if (exam === undefined || isOfOtherState(asked, exam) || isClosed(asked, exam)) return;
    if (isAfterDegree(asked, exam)) return this.first(exam, usual, aim, career);
    if (!isLater(asked, exam) || asked.isNoted('exams', id)) this.add({ ...aim, usual, place, career, posts: [exam], then: [] });
  }

  /** A degree that is no profession, and then what asks for one. */
  first(next: Item, usual: Usual, aim: Aim, career: string | undefined): void {
    const { asked } = this;
    if (asked.passport.class === 'graduate' || !isOfAnyDegree(next)) return;
    const isDirect = ({ id, usual: often, after }: Lead) => often === 1 && after === undefined && id !== next.id;
    const least = usual === 1 && career !== undefined && asked.career(career)?.leads.some(isDirect) ? 2 : usual;
    for (const [at, { id }] of this.plain.entries())
      this.course(id, at === 0 ? least : 3, aim, { then: [next], ...(career === undefined ? {} : { career }) });
  }

  lead({ type, id, usual, after }: Lead, aim: Aim, career: string, { isOnly, place }: { isOnly: boolean; place: number }): void {
    const { asked } = this;
    if (type === 'exams') return this.post(id, usual, aim, career, place);
    if (after !== undefined && after !== 'degree' && !isHeld(asked, after)) {
      const then = asked.course(id);
      return this.course(after, usual, aim, { career, then: then === undefined ? [] : [then] });
    }
    this.course(id, usual, aim, { career, isOnly, place });
  }

  career(career: CareerRoutes, aim: Aim, leastUsual: Usual = 3): void {
    const { asked } = this;
    // The test before a course is the gate of that course.
    const gates = new Set(career.leads.flatMap(({ type, id }) => (type === 'courses' ? (asked.course(id)?.exams ?? []) : [])));
    // Where a degree of its own leads there, no other stands before a course for graduates.
    const hasDegree = career.leads.some(
      ({ type, id, after, usual }) => type === 'courses' && usual < 3 && after === undefined && isDegreeOf(asked.course(id)),
    );
    for (const [place, lead] of career.leads.entries())
      if (lead.usual <= leastUsual && !(lead.type === 'exams' && gates.has(lead.id)))
        this.lead(lead, aim, career.id, { isOnly: !hasDegree, place });
    for (const { steps, told = [], usual = 2 } of career.routes) {
      const [first] = told;
      if (usual > leastUsual || steps.length > 0 || first?.words === undefined || first.oneOf !== undefined) continue;
      this.add({ ...aim, usual, career: career.id, words: first.words, then: [] });
    }
    if (career.atWork || canWork(asked, career)) this.add({ ...aim, usual: 2, career: career.id, isWork: true, then: [] });
  }

  kin(key: string, fallback: () => readonly { type: 'careers' | 'courses'; id: string; grade: 1 | 2 }[]): void {
    const { asked } = this;
    const told = asked.book.kin[key] ?? [];
    const all = told.length > 0 ? told : fallback();
    for (const [row, { type, id, grade }] of all.entries()) {
      const aim: Aim = { relation: 'kin', grade, row };
      const career = type === 'careers' ? asked.career(id) : undefined;
      if (career !== undefined && !isClosed(asked, career)) this.career(career, aim, grade === 2 ? 3 : 2);
      if (type === 'courses') this.course(id, 2, aim);
    }
  }
}

/** A graduate who holds all that a career asks for, and a holder of the trade. */
function canWork(asked: PlanAsk, career: CareerRoutes): boolean {
  const { passport } = asked;
  // Who gives the post or the licence holds a test: nobody is taken for a degree alone.
  const isByTest =
    career.leads.some(({ type, usual }) => type === 'exams' && usual === 1) ||
    career.routes.some(({ told = [], usual = 1 }) => usual === 1 && told[told.length - 1]?.type === 'exams');
  if (isByTest) return false;
  if (passport.class === 'graduate')
    return asked.done(career).some(({ judgement }) => judgement.verdict === 'open' || judgement.verdict === 'open_if');
  return (
    passport.qualification !== undefined &&
    career.leads.some(({ type, id }) => type === 'courses' && asked.course(id)?.gives === passport.qualification)
  );
}

const relatedOf = (career: CareerRoutes) =>
  career.related.map((id, index) => ({ type: 'careers' as const, id, grade: index < 3 ? (2 as const) : (1 as const) }));

const sistersOf = ({ book }: PlanAsk, { id, fields, level }: Item) =>
  book.courses
    .filter((one) => one.id !== id && one.fields[0] === fields[0] && one.level === level)
    .map((one) => ({ type: 'courses' as const, id: one.id, grade: 1 as const }));

const placeIn = (all: readonly string[], id: string) => (all.includes(id) ? all.indexOf(id) : all.length);
const plainAim: Aim = { relation: 'plain', grade: 0 };
const ownGoal: Aim = { relation: 'goal', grade: 3 };

/** The hardest first where a ladder says so, else what is of the test's own field and taught at most places. */
function openedBy({ book, knowledge, judge }: PlanAsk, exam: Item): readonly Item[] {
  const ladder = book.ladder;
  const isOfField = ({ fields }: Item) => Number(fields.some((field) => exam.fields.includes(field)));
  return book.courses
    .filter(({ exams = [] }) => exams.includes(exam.id))
    .filter((course) => judge(course).verdict !== 'closed')
    .sort(
      (a, b) =>
        placeIn(ladder, a.id) - placeIn(ladder, b.id) || isOfField(b) - isOfField(a) || knowledge.countOf(b.id) - knowledge.countOf(a.id),
    );
}

function around(to: Collector, asked: PlanAsk, { type, id }: Goal, aim: Aim): void {
  if (type === 'careers') {
    const career = asked.career(id);
    if (career === undefined) return;
    to.career(career, aim);
    if (aim.relation === 'goal') to.kin(`careers/${id}`, () => relatedOf(career));
    return;
  }
  if (type === 'courses') {
    const course = asked.course(id);
    if (course === undefined) return;
    to.course(id, 1, aim);
    if (aim.relation !== 'goal') return;
    const [career] = careersBy(asked, id);
    to.kin(`courses/${id}`, () => [
      ...(career === undefined ? [] : [{ type: 'careers' as const, id: career.id, grade: 2 as const }, ...relatedOf(career)]),
      ...sistersOf(asked, course),
    ]);
    return;
  }
  if (type === 'exams') {
    const exam = asked.exam(id);
    if (exam === undefined) return;
    const near = (asked.book.kin[`exams/${id}`] ?? []).map((one) => one.id);
    const careers = [...careersBy(asked, id)].sort((a, b) => placeIn(near, a.id) - placeIn(near, b.id));
    for (const [place, career] of careers.entries()) to.post(id, 1, aim, career.id, place);
    if (careers.length === 0 && exam.purpose !== undefined) to.add({ ...aim, usual: 1, posts: [exam], then: [] });
    for (const [at, course] of openedBy(asked, exam).entries()) to.course(course.id, at === 0 ? 1 : 2, aim);
    if (aim.relation !== 'goal') return;
    to.kin(`exams/${id}`, () =>
      careers.flatMap((career, at) => [
        { type: 'careers' as const, id: career.id, grade: 2 as const },
        ...(at < 2 ? relatedOf(career) : []),
      ]),
    );
    return;
  }
  for (const course of asked.book.courses) if (course.fields[0] === id) to.course(course.id, 2, aim);
}

/** Of a graduate: the master's of the own subject. */
function ofOwnSubject(to: Collector, asked: PlanAsk): void {
  const { master, mtech } = ownDegree(asked.book, asked.passport) ?? {};
  for (const id of [master, mtech]) if (id !== undefined) to.course(id, 2, plainAim);
}

export const fieldOf = (asked: PlanAsk, { type, id }: Goal): string | undefined =>
  type === 'fields' ? id : (type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : asked.exam(id))?.fields[0];

function isShut(asked: PlanAsk, type: Goal['type'], id: string): boolean {
  const item = type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : asked.exam(id);
  return item === undefined || isClosed(asked, item);
}

export function studiesFor(asked: PlanAsk, goal: Goal): readonly PlanStudy[] {
  const to = new Collector(asked, fieldOf(asked, goal));
  around(to, asked, goal, ownGoal);
  for (const { type, id } of asked.student.wishes.noted)
    if (type !== 'colleges' && !(type === goal.type && id === goal.id) && !isShut(asked, type, id))
      around(to, asked, { type, id }, { relation: 'noted', grade: 1 });
  to.keepOpen();
  if (asked.passport.class === 'graduate') ofOwnSubject(to, asked);
  return [...to.all.values()];
}
