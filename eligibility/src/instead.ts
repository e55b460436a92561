/** What else there is in the field of a goal that is closed or out of reach: courses a student could begin, those by another gate first. */
import type { StudentDetails } from '@disha/contract/passport';
import { finderOf } from './careers.ts';
import { gateOf } from './plan/gate.ts';
import type { CollegesNearby } from './plan/places.ts';
import { isEarly, needsDegree } from './rung.ts';
import { verdicts, type Book, type CareerRoutes, type Item, type ItemId, type Judgement } from './types.ts';

export interface Other {
  course: Item;
  /** Exams by which it is begun that a student of their state may sit and that are not closed to them; none where marks decide. */
  gates: readonly Item[];
  byMarks: boolean;
  /** Begun only by what the goal is begun by, too. */
  bySameGate: boolean;
}

interface AroundGoal {
  passport: StudentDetails;
  judge: (item: Item | CareerRoutes) => Judgement;
  /** Where courses are taught, once that is here. */
  places?: Pick<CollegesNearby, 'reachOf' | 'countOf' | 'anywhere'> | undefined;
}

const most = 12;
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The courses that a career's routes begin with. */
function begunFor(book: Book, { routes }: CareerRoutes): readonly string[] {
  const find = finderOf(book);
  return routes.flatMap(({ steps }) => find(steps.find((step) => step.type === 'courses') ?? { type: 'courses', id: '' })?.id ?? []);
}

/** The courses a goal stands for: by itself, by its routes, or by what an exam opens. */
function coursesOf(book: Book, of: Item | CareerRoutes): readonly string[] {
  if (of.type === 'careers') return begunFor(book, of);
  if (of.type === 'courses') return [of.id];
  return book.courses.filter(({ exams }) => exams?.includes(of.id)).map(({ id }) => id);
}

/** The fields beside one: those that most of its courses count for too, as nursing stands beside medicine. */
function besides(book: Book, home: string | undefined): ReadonlySet<string> {
  const shared = new Map<string, number>();
  for (const { fields } of book.courses)
    if (fields.some((field) => field === home))
      for (const field of fields) if (field !== home) shared.set(field, (shared.get(field) ?? 0) + 1);
  const most = Math.max(0, ...shared.values());
  return new Set([...shared].filter(([, count]) => count >= most / 2).map(([field]) => field));
}

/** How near a course is to the goal: what leads to the same, what leads to what is related, its field, and the fields beside it. */
function nearnessTo(book: Book, of: Item | CareerRoutes): (course: Item) => number {
  const own = new Set<string>(of.fields);
  const home = of.fields[0];
  const beside = besides(book, home);
  const same = new Set(of.type === 'courses' ? [] : coursesOf(book, of));
  const careers =
    of.type === 'careers' ? [of] : book.careers.filter(({ routes }) => routes.some(({ steps }) => steps.some(({ id }) => id === of.id)));
  const related = new Set(careers.flatMap((career) => career.related));
  const nextTo = new Set(book.careers.filter(({ id }) => related.has(id)).flatMap((career) => begunFor(book, career)));
  return ({ id, fields }) => {
    const inField = fields[0] === home ? 2 : fields.some((field) => own.has(field)) ? 1 : 0;
    if (same.has(id)) return 5 + inField;
    if (inField > 0) return inField + (nextTo.has(id) ? 2 : 1);
    return Number(nextTo.has(id)) + Number(beside.has(fields[0] ?? ''));
  };
}

/** None that is closed, that begins after what they do not have yet, or that lies below where they stand. */
function isAWay({ passport: details, judge }: AroundGoal, course: Item): boolean {
  if (course.level === 'certificate' || (details.class !== '10' && isEarly(course))) return false;
  if (details.class !== 'graduate' && needsDegree(course)) return false;
  const { verdict, conditions } = judge(course);
  return verdict !== 'closed' && !conditions.some(({ condition: { kind } }) => kind === 'class' || kind === 'holds');
}

export function insteadOf(book: Book, of: ItemId, around: AroundGoal): readonly Other[] {
  const find = finderOf(book);
  const goal = of.type === 'careers' ? book.careers.find(({ id }) => id === of.id) : find(of);
  if (goal === undefined) return [];
  const { passport: details, judge, places } = around;
  const nearness = nearnessTo(book, goal);
  const examOf = (id: string) => find({ type: 'exams', id });
  // What a goal hangs on: its own exams, the one it is, or those that its routes name.
  const [first] = coursesOf(book, goal);
  const own = goal.type === 'exams' ? [goal.id] : (find({ type: 'courses', id: first ?? '' })?.exams ?? []);
  // A student who does not reach JEE Advanced may still be taken by JEE Main; who does not sit JEE Main cannot sit the other.
  const isSame = (exam: Item) => own.includes(exam.id) || own.includes(gateOf(exam, undefined) ?? '');
  const gatesOf = ({ exams = [] }: Item) =>
    exams
      .flatMap((id) => examOf(id) ?? [])
      .filter((exam) => (exam.state === undefined || exam.state === details.state) && judge(exam).verdict !== 'closed')
      .sort((a, b) => Number(b.state !== undefined) - Number(a.state !== undefined));
  const others = book.courses
    .filter((course) => course.id !== goal.id && nearness(course) > 0 && isAWay(around, course))
    .map((course): Other => {
      const all = gatesOf(course);
      const another = all.filter((exam) => !isSame(exam));
      const byMarks = course.exams === undefined;
      const bySameGate = !byMarks && another.length === 0 && all.length > 0;
      return { course, gates: bySameGate ? all : another, byMarks, bySameGate };
    })
    // A course whose every exam is closed, or is another state's, is no way.
    .filter(({ byMarks, gates }) => byMarks || gates.length > 0);
  const rank = ({ course }: Other) => verdicts.indexOf(judge(course).verdict);
  // Near home before far from it, where home is known.
  const isNear = ({ course: { id } }: Other) =>
    Number(places?.anywhere(id) !== undefined || !['india', undefined].includes(places?.reachOf(id, details)?.near));
  const isAnywhere = ({ course: { id } }: Other) => places === undefined || places.anywhere(id) !== undefined || places.countOf(id) > 0;
  const level = goal.type === 'courses' ? goal.level : 'undergraduate';
  const isLevel = ({ course }: Other) => Number(course.level === level);
  // A graduate goes on rather than begins again.
  const goesOn = ({ course }: Other) => Number(details.class === 'graduate' && needsDegree(course));
  return others
    .filter(isAnywhere)
    .sort(
      (a, b) =>
        Number(a.bySameGate) - Number(b.bySameGate) ||
        isNear(b) - isNear(a) ||
        goesOn(b) - goesOn(a) ||
        nearness(b.course) - nearness(a.course) ||
        isLevel(b) - isLevel(a) ||
        rank(b) - rank(a) ||
        (places?.countOf(b.course.id) ?? 0) - (places?.countOf(a.course.id) ?? 0) ||
        // What is begun by many exams is taught in many places, too.
        (b.course.exams?.length ?? 0) - (a.course.exams?.length ?? 0) ||
        byText(a.course.id, b.course.id),
    )
    .slice(0, most);
}
