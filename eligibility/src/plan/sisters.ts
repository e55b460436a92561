/** Courses of a goal's field, and what could fill up a plan. */
import type { AdmissionPart } from '@disha/contract/admission-groups';
import { degreesHeld, type DegreeFamily } from '@disha/contract/passport';
import { fieldsByStream, streams } from '@disha/contract/taxonomy';
import { teachesAny } from '../substitute-course.ts';
import type { CareerRoutes, Item } from '../types.ts';
import { isClosed, verdictRank, type PlanAsk } from './asked.ts';
import { isAnew, isBeside, isForeign, isLesser, isServiceCourse, needsAnother, ofTeaching } from './begun.ts';
import { admissionPartOf } from './parts.ts';
import type { Goal } from './proposal.ts';

/** They make a lawyer a lawyer of computers, and any other student nothing. */
const addOns: ReadonlySet<string> = new Set(['diploma-cyber-law']);
/** Trainings of one trade each: they stand in for nothing of the wide field that they are of. */
const ofOneTrade = /^diploma-(tool-die|leather|printing|plastics|textile|mining)/;
/** A student who would not teach is trained as no teacher. */
const ofTeachers = /^(itep|bed|deled|bel-ed|diploma-(early|special)|ma-education|med)(-|$)/;
const mostSisters = 24;
/** Degrees that lead anywhere, and so nowhere near. */
export const plainDegrees: ReadonlySet<string> = new Set(['ba-programme-general', 'bsc-general', 'bcom']);

/** How most come there stands before what a few do; what ends with it before what goes on from it. */
const usualBy = ({ routes }: CareerRoutes, id: string) =>
  Math.min(
    ...routes.flatMap(({ steps, usual = 1 }) => {
      const at = steps.findIndex((step) => step.id === id);
      return at < 0 ? [] : [usual + (at === steps.length - 1 ? 0 : 0.5)];
    }),
  );
const leadsTo = (id: string) => (career: CareerRoutes) => career.routes.some(({ steps }) => steps.some((step) => step.id === id));

/** Their work begins with a B.Ed, of one kind or another. */
const isByBed = (id: string) => teachesAny(id) || id === 'special-educator' || id === 'school-principal';

/** Its own routes, or its name, are those of a teacher. */
const isOfSchool = (item: Item | CareerRoutes | undefined) =>
  item?.type === 'careers' &&
  (/teach|counsellor|librarian/.test(item.id) || item.routes.some(({ steps }) => steps.some(({ id }) => ofTeachers.test(id))));

const relatives = new WeakMap<object, Map<string, readonly CareerRoutes[]>>();

/** What many others are near to is what is best known. */
const namedBy = ({ careers }: PlanAsk['book'], { id }: CareerRoutes) => careers.filter(({ related }) => related.includes(id)).length;

/** Careers that a course or an exam leads to; made once a book. */
export function careersOf({ book }: PlanAsk, id: string): readonly CareerRoutes[] {
  const known = relatives.get(book) ?? new Map<string, readonly CareerRoutes[]>();
  relatives.set(book, known);
  const before =
    known.get(id) ??
    [...book.careers.filter(leadsTo(id))].sort((a, b) => usualBy(a, id) - usualBy(b, id) || namedBy(book, b) - namedBy(book, a));
  known.set(id, before);
  return before;
}

/** Of another field, where few come so, what they begin with is not near to what the others do. */
const ofFew = 2.5;
const usuallyLeadsTo = (asked: PlanAsk, id: string) => careersOf(asked, id).filter((career) => usualBy(career, id) < ofFew);

/** Of what a course leads to, what is best known first, where not merely a few come so. */
export const bestKnownCareer = (asked: PlanAsk, id: string) =>
  careersOf(asked, id)
    .map((career) => ({
      career,
      isOfFew: Number(usualBy(career, id) > ofFew),
      isOther: Number(career.fields[0] !== asked.course(id)?.fields[0]),
      named: namedBy(asked.book, career),
    }))
    .sort((a, b) => a.isOfFew - b.isOfFew || a.isOther - b.isOther || b.named - a.named)
    .map(({ career }) => career);

export const goalItem = (asked: PlanAsk, { type, id }: Goal): Item | CareerRoutes | undefined =>
  type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : type === 'exams' ? asked.exam(id) : undefined;

/** A holder of a master's studies no other to fill up a plan. */
export const isSecondMaster = (asked: PlanAsk, course: Item) =>
  typeof course.gives === 'object' &&
  course.gives.level === 'master' &&
  !asked.isNoted('courses', course.id) &&
  degreesHeld(asked.passport).some(({ level, expected }) => level === 'master' && expected !== true);

/** Another trade, or another diploma, fills up nothing beside the one that is held. */
export const isHeldTrade = ({ passport: { class: of, qualification }, isNoted }: PlanAsk, { id, gives }: Item) =>
  of !== 'graduate' && qualification !== undefined && (gives === qualification || gives === 'iti') && !isNoted('courses', id);

/** What could fill up a plan: a course that is begun where they stand, is not closed, and is no side thing. */
export function fitsStudent(asked: PlanAsk, course: Item): boolean {
  // An ITI's trade leads to that trade: it is a way to what was wished for and fills up no other plan.
  const isTrade = asked.knowledge.anywhereOf(course.id) === 'unlisted' && !asked.isNoted('courses', course.id);
  return (
    !isTrade &&
    !addOns.has(course.id) &&
    !isForeign(asked, course) &&
    !(isAnew(asked, course) && !asked.isNoted('courses', course.id)) &&
    !isBeside(course) &&
    !needsAnother(asked, course) &&
    !isLesser(asked, course) &&
    !isSecondMaster(asked, course) &&
    !isHeldTrade(asked, course) &&
    !isClosed(asked, course)
  );
}

/** Of a goal's field, the same for every student. */
interface Sister {
  course: Item;
  kin: number;
  home: number;
  level: number;
}

function sistersOf(asked: PlanAsk, goal: Goal, begun: readonly string[]): readonly Sister[] {
  const item = goalItem(asked, goal);
  const fields: readonly string[] = item?.fields ?? [goal.id];
  // A vet's course is of agriculture too: what shares a field with the goal's own course is farther, and still near.
  const shared = new Set<string>([...fields, ...begun]);
  const stream = streams.find((one) => (fieldsByStream[one] as readonly string[]).includes(fields[0] ?? ''));
  const isOfStream = (field: string | undefined) =>
    stream !== undefined && (fieldsByStream[stream] as readonly string[]).includes(field ?? '');
  const home = (own: readonly string[]) =>
    own[0] === fields[0] ? 3 : own.includes(fields[0] ?? '') ? 2 : shared.has(own[0] ?? '') ? 1 : 0;
  const careers = item === undefined ? [] : item.type === 'careers' ? [item] : careersOf(asked, item.id);
  const kin = new Set(careers.flatMap(({ routes }) => routes.flatMap(({ steps }) => steps.map(({ id }) => id))));
  const level = item !== undefined && 'level' in item ? item.level : undefined;
  const isGeneral = (id: string) => goal.type !== 'fields' && plainDegrees.has(id);
  const isNarrow = (id: string) =>
    ofOneTrade.test(id) || (ofTeachers.test(id) && goal.type === 'careers' && !isByBed(goal.id) && !isOfSchool(item));
  const isOfTeachers = (id: string) => id === 'bed' && goal.type === 'careers' && isByBed(goal.id);
  const isNear = (own: readonly string[]) => (goal.type === 'fields' ? own[0] === goal.id : isOfStream(own[0]) && home(own) > 0);
  // What stands on the career's own routes is among its own ways.
  const isOwn = (id: string) => id === goal.id || (goal.type === 'careers' && kin.has(id));
  return asked.book.courses
    .filter(({ id, fields: own }) => !isOwn(id) && !isGeneral(id) && (kin.has(id) || isOfTeachers(id) || (isNear(own) && !isNarrow(id))))
    .map((course) => ({
      course,
      kin: Number(kin.has(course.id) || isOfTeachers(course.id) || (course.id === ofTeaching && kin.has('bed'))),
      home: home(course.fields),
      level: Number(course.level === level),
    }));
}

const sisters = new WeakMap<object, Map<string, readonly Sister[]>>();

/** The same for everybody with this goal: made once a book. */
function sistersOnce(asked: PlanAsk, goal: Goal, begun: readonly string[]): readonly Sister[] {
  const known = sisters.get(asked.book) ?? new Map<string, readonly Sister[]>();
  sisters.set(asked.book, known);
  const key = [goal.type, goal.id, ...begun].join(' ');
  const all = known.get(key) ?? sistersOf(asked, goal, begun);
  known.set(key, all);
  return all;
}

/** Fields in which one course is near another; others hold many kinds of work that have little to do with each other. */
const ofOneKind: ReadonlySet<string> = new Set([
  ...[
    'medicine',
    'allied_health',
    'engineering_technology',
    'computer_it',
    'agriculture_environment',
    'architecture_design',
    'biotechnology',
  ],
]);

const homeOf = (field: string | undefined) => (field === 'veterinary_science' ? 'agriculture_environment' : field);
/** Of one field in which courses are near each other. */
export const isOfOneKind = (one: string | undefined, other: string | undefined) =>
  homeOf(one) === homeOf(other) && ofOneKind.has(homeOf(one) ?? '');

const streamsOf = ({ fields: [home] }: Item) => streams.filter((one) => (fieldsByStream[one] as readonly string[]).includes(home ?? ''));
/** What is chosen in Class 11 leads to both. */
export const sharesStream = (one: Item | undefined, other: Item | undefined) =>
  one === undefined || other === undefined || streamsOf(one).some((stream) => streamsOf(other).includes(stream));

/** Of what leads anywhere all of its field is near; of any other course what is of its first field too. */
export const isNearCourse = ({ id, fields: [home] }: Item | CareerRoutes, { fields }: Item) =>
  plainDegrees.has(id) || fields.some((field) => field === home);

/** Those who nurse, those who give out medicines and those who work in laboratories and wards learn three different things. */
const wards: Readonly<Partial<Record<AdmissionPart, string>>> = {
  gnm: 'nursing',
  nursing: 'nursing',
  dpharm: 'pharmacy',
  pharmacy: 'pharmacy',
};
/** Who trains the healthy works in no ward. */
const ofSport = /fitness|yoga|sports|^bpes$/;
const wardOf = (course: Item) => wards[admissionPartOf(course) ?? 'degree'] ?? (ofSport.test(course.id) ? 'sport' : 'other');

/** A student who would give out medicines is not led to a ward, nor the other way, also where the two works are related. */
export const isApart = (one: Item | undefined, other: Item | undefined) =>
  one !== undefined && other !== undefined && (wardOf(one) === 'pharmacy') !== (wardOf(other) === 'pharmacy');

const ofAllFields: ReadonlySet<AdmissionPart> = new Set(['degree', 'polytechnic', 'iti']);

/** Of one family, and of as many subjects as there are. */
const ofManySubjects: ReadonlySet<DegreeFamily> = new Set(['ba', 'ma', 'msc', 'other']);

/** A course that could stand in another's place: to the same work, of the same degree or body, or of one narrow field. */
export function isKindred(asked: PlanAsk, one: Item | undefined, other: Item | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  if (plainDegrees.has(other.id)) return false;
  // A diploma, or a trade, can be in anything.
  const [family, others] = [one, other].map(({ gives }) => (typeof gives === 'object' ? gives.family : undefined));
  // A student who would build is no technologist of milk, though both end in a B.Tech.
  const isOfLand = ({ exams = [] }: Item) => exams.includes('cuet-icar-ug');
  if (family === 'btech' && others === 'btech' && isOfLand(one) && !isOfLand(other)) return false;
  if (family === others && family !== undefined && !ofManySubjects.has(family)) return true;
  const part = admissionPartOf(one);
  // A student who would heal may nurse: it is the other door of the same wards.
  if (part === 'nursing' && other.fields[0] === 'medicine') return true;
  if (part !== undefined && part === admissionPartOf(other) && !ofAllFields.has(part)) return true;
  if (isOfOneKind(one.fields[0], other.fields[0])) return one.fields[0] !== 'allied_health' || wardOf(one) === wardOf(other);
  const leads = one.fields[0] === other.fields[0] ? careersOf : usuallyLeadsTo;
  const theirs = new Set(leads(asked, other.id));
  return leads(asked, one.id).some((career) => theirs.has(career));
}

/** A graduate takes up one of these for its own work, or not at all. */
const ofOneProfession =
  /^(msw|blis|mlis|mph|bped|mped|mdes|mfa|march|mplan|pg-film|nis-|nsd-|diploma-|llm|mds|md-|ms-|mvsc|mpt|mpharm|msc-[na][ug])/;

/** What a profession goes on to, for those who have learned that profession. */
const mastersOf: Readonly<Partial<Record<DegreeFamily, string>>> = {
  ...{ bpt: 'mpt', bvsc: 'mvsc', bds: 'mds', bsc_nursing: 'msc-nursing', bams: 'md-ayurveda', bpharm: 'mpharm' },
  ...{ bfa: 'mfa', bdes: 'mdes', barch: 'march', bped: 'mped', bsw: 'msw', llb: 'llm', ba_llb: 'llm', blib: 'mlis-library-science' },
};
/** Of a holder of one, what it goes on to. */
export const mastersFor = ({ passport, course }: PlanAsk) =>
  degreesHeld(passport).flatMap(({ family }) => course((family && mastersOf[family]) ?? '') ?? []);
const goesOnFrom = ({ passport }: PlanAsk, { id }: Item) => degreesHeld(passport).some(({ family }) => family && mastersOf[family] === id);

// A field that is only shared is near enough for a degree.
const isDegree = ({ level }: Item) => level === 'undergraduate' || level === 'postgraduate';

/** Of the goal's field: first what leads where the goal leads, then of its level, then what is taught at most places. */
export function sisterCourses(asked: PlanAsk, goal: Goal, begun: readonly string[] = []): readonly Item[] {
  const { knowledge, passport, judge } = asked;
  return (
    sistersOnce(asked, goal, begun)
      // A licence or a service is a working life of its own, and stands in for nothing.
      .filter(({ course, kin }) => kin > 0 || !isServiceCourse(course))
      .filter(({ course, home, kin }) => home !== 1 || kin > 0 || (isDegree(course) && passport.class !== 'graduate'))
      .filter(
        ({ course, kin }) =>
          kin > 0 ||
          goal.type !== 'careers' ||
          passport.class !== 'graduate' ||
          !ofOneProfession.test(course.id) ||
          goesOnFrom(asked, course),
      )
      .filter(({ course, kin }) => fitsStudent(asked, course) || (kin > 0 && course.id === ofTeaching && passport.class === 'graduate'))
      .map((one) => ({
        ...one,
        verdict: goal.type === 'fields' ? 0 : verdictRank(judge(one.course).verdict),
        count: knowledge.countOf(one.course.id),
      }))
      .sort(
        (a, b) =>
          b.kin - a.kin ||
          b.home - a.home ||
          b.level - a.level ||
          b.verdict - a.verdict ||
          b.count - a.count ||
          (a.course.id < b.course.id ? -1 : 1),
      )
      .slice(0, mostSisters)
      .map(({ course }) => course)
  );
}
