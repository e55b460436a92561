/**
 * Routes name one example of a degree. Where any would do, the student's own stands for it: a graduate in Physics goes on to an M.Sc in
 * Physics, and a student of science begins a B.Sc where the page says "any degree, for example BA".
 */
import { degreesHeld, type StudentDetails } from '@disha/contract/passport';
import { finderOf } from './careers.ts';
import { isOfScience } from './degree.ts';
import { ownDegree, type OwnDegree } from './own-degree.ts';
import { takesAnyDegree } from './rung.ts';
import type { Book, CareerRoutes, ItemId, StepRoute, Telling } from './types.ts';

/** Teachers teach what they have studied. */
const teachers: readonly string[] = ['professor', 'secondary-teacher', 'senior-secondary-teacher', 'school-principal', 'private-tutor'];
const ofAnyStream: ReadonlySet<string> = new Set(teachers);
/** Careers whose routes name a subject, or a branch of engineering, only as an example. */
const ofAnySubject: ReadonlySet<string> = new Set([
  ...teachers,
  'research-scientist',
  'government-engineer',
  'junior-engineer-government',
  'railway-engineer',
  'patent-agent',
  'space-scientist',
  'defence-scientist',
]);

const ofResearch: ReadonlySet<string> = new Set(['professor', 'research-scientist']);

const anyDegree = 'ba-programme-general';
const teaching = 'bed';

/** BA and B.Sc in one subject are taken alike; law is not such a subject. */
function twinOf(id: string): string | undefined {
  const [, of, subject] = /^(ba|bsc)-(?!llb)(.+)$/.exec(id) ?? [];
  return subject === undefined ? undefined : `${of === 'ba' ? 'bsc' : 'ba'}-${subject}`;
}

const bachelors = /^(ba|bsc|bcom|btech)(-|$)/;
const masters = /^(ma|msc|mcom)(-|$)/;

function replaced(route: StepRoute, change: (id: string, next: string | undefined) => string | undefined): StepRoute {
  const courses = route.steps.filter(({ type }) => type === 'courses');
  const changes = new Map(courses.map(({ id }, at) => [id, change(id, courses[at + 1]?.id) ?? id]));
  if ([...changes].every(([from, to]) => from === to)) return route;
  const put = <T extends Partial<ItemId>>(step: T): T =>
    step.type === 'courses' && step.id !== undefined ? { ...step, id: changes.get(step.id) ?? step.id } : step;
  return { ...route, steps: route.steps.map(put), ...(route.told === undefined ? {} : { told: route.told.map(put) }) };
}

const subjects = /^(ba|bsc|bcom)(-|$)/;
const generals: ReadonlySet<string> = new Set([anyDegree, 'bsc-general', 'bcom']);
interface Stream {
  general: string;
  is: RegExp;
  /** A subject of it, with the master's degree behind it: an example like the page's own. */
  example: readonly [string, string];
}
const streams = {
  mathematics: { general: 'bsc-general', is: /^bsc-/, example: ['bsc-mathematics', 'msc-mathematics'] },
  biology: { general: 'bsc-general', is: /^bsc-/, example: ['bsc-zoology', 'msc-zoology'] },
  commerce: { general: 'bcom', is: /^bcom/, example: ['bcom', 'mcom'] },
  arts: { general: anyDegree, is: /^ba-/, example: ['ba-history', 'ma-history'] },
} as const satisfies Record<string, Stream>;
type StreamId = keyof typeof streams;

/** By what is studied in Class 12. */
function streamOf({ class: of, subjects: studied = [] }: StudentDetails): StreamId | undefined {
  if (of !== '12' || studied.length === 0) return undefined;
  const has = (...some: readonly string[]) => some.some((id) => (studied as readonly string[]).includes(id));
  if (has('physics', 'chemistry')) return has('mathematics') ? 'mathematics' : 'biology';
  return has('accountancy', 'business_studies') ? 'commerce' : 'arts';
}

const byGate = (bachelor: string, mtech: string): StepRoute => ({
  steps: [
    { type: 'courses', id: bachelor },
    { type: 'exams', id: 'gate' },
    { type: 'courses', id: mtech },
  ],
  usual: 1,
});

const isEngineering = (id: string) => id.startsWith('btech');

function forGraduate(
  { id: career, routes }: CareerRoutes,
  own: OwnDegree,
  known: IdFinder,
  isScience: (id: string | undefined) => boolean,
): readonly StepRoute[] {
  const { bachelor, general, master, mtech, isExample } = own;
  // Colleges and laboratories of engineering take holders of an M.Tech: no test of the universities is asked for.
  if (ofResearch.has(career) && bachelor !== undefined && known(mtech) !== undefined) return [byGate(bachelor, mtech ?? '')];
  const isTeacher = ofAnyStream.has(career);
  // Of the arts the page's own example is as good as another.
  const isTheirs = (id: string) => isExample && id.startsWith('ma-') && general?.startsWith('ba-');
  // A science stands for another; no art and no commerce makes a scientist.
  const mayStand = (id: string, theirs: string | undefined) => isTeacher || !/^(bsc|msc)-/.test(id) || isScience(theirs);
  const masterFor = (id: string) => (isTheirs(id) || (isExample && !isTeacher) || !mayStand(id, master) ? undefined : known(master));
  const ownBachelor = known(bachelor ?? (isTeacher ? general : undefined));
  // A branch stands for another branch; no other degree makes an engineer.
  const bachelorFor = (id: string) =>
    (isEngineering(id) && !isEngineering(ownBachelor ?? '')) || !mayStand(id, ownBachelor) ? undefined : ownBachelor;
  return routes.map((route) => {
    // The degree that a route ends in is what is asked for, and no example; but a teacher teaches their own.
    const told = route.told ?? route.steps;
    const isAsked = (id: string) => !isTeacher && told[told.length - 1]?.id === id;
    const theirs = replaced(route, (id) =>
      isAsked(id) ? undefined : bachelors.test(id) ? bachelorFor(id) : masters.test(id) ? masterFor(id) : undefined,
    );
    return isExample && isTeacher ? { ...theirs, isExample } : theirs;
  });
}

function forSchool(
  { id: career, routes }: CareerRoutes,
  { general, is, example: [bachelor, master] }: Stream,
  known: IdFinder,
  takesAny: (exam: string | undefined) => boolean,
): readonly StepRoute[] {
  const isOf = (route: StepRoute, of: RegExp) => route.steps.some(({ id }) => of.test(id));
  const isForeign = (route: StepRoute) => isOf(route, subjects) && !isOf(route, is);
  // Before a test that takes every graduate one degree is as good as another: of no subject, or of a stream that is not theirs.
  const isAny = ({ steps, told = steps }: StepRoute, id: string) => {
    const all: readonly Partial<Telling>[] = told;
    const next = all[all.findIndex((step) => step.id === id) + 1];
    if (next?.type !== 'exams') return false;
    return generals.has(id) || (subjects.test(id) && !is.test(id) && takesAny(next.id ?? next.oneOf?.[0]));
  };
  const all = routes.map((route) =>
    replaced(route, (id, next) => {
      const isBefore = next === teaching && subjects.test(id) && !is.test(id);
      return id === anyDegree || isBefore || (next === undefined && isAny(route, id)) ? general : undefined;
    }),
  );
  if (!ofAnyStream.has(career) || !all.some(isForeign)) return all;
  // Of several examples those of what they study, where there is one; else one of theirs for the page's own.
  if (all.some((route) => isOf(route, is))) return all.filter((route) => !isForeign(route));
  return all.map((route) => replaced(route, (id) => (subjects.test(id) ? known(bachelor) : masters.test(id) ? known(master) : undefined)));
}

type IdFinder = (id: string | undefined) => string | undefined;

/** Law in five years is for students from school: a graduate studies the three of the LLB, through another door. */
function inThreeYears(route: StepRoute): StepRoute {
  const five = /^(ba|bba|bcom|bsc)-llb$/;
  const courses = route.steps.filter(({ type }) => type === 'courses');
  const at = courses.findIndex(({ id }) => five.test(id));
  // Before a profession of its own (company secretary) it is not what a graduate needs.
  if (at < 0 || (courses[at + 1] !== undefined && !/^(llm|diploma-)/.test(courses[at + 1]?.id ?? ''))) return route;
  const change = <T extends Partial<ItemId>>(steps: readonly T[]): readonly T[] =>
    steps
      .filter((_, index) => steps[index]?.type !== 'exams' || !five.test(steps[index + 1]?.id ?? ''))
      .map((step) => (step.type === 'courses' && five.test(step.id ?? '') ? { ...step, id: 'llb' } : step));
  return { ...route, steps: change(route.steps), ...(route.told === undefined ? {} : { told: change(route.told) }) };
}

/** What CSIR holds its NET in; UGC holds the others. */
const ofCsir = /^msc-(physics|chemistry|mathematics|statistics|botany|zoology|microbiology|biotechnology|geology|marine|atmospheric)/;
const ofUgc = /^(ma-|mcom|msw|llm|mlis|msc-(computer|home))/;

function ofOwnNet(route: StepRoute): StepRoute {
  const has = (of: RegExp) => route.steps.some(({ id }) => of.test(id));
  const [from, to] = has(ofCsir) ? ['ugc-net', 'csir-net'] : has(ofUgc) ? ['csir-net', 'ugc-net'] : [];
  if (to === undefined || !route.steps.some(({ id }) => id === from)) return route;
  const put = <T extends Partial<ItemId>>(step: T): T => (step.id === from ? { ...step, id: to } : step);
  return { ...route, steps: route.steps.map(put), ...(route.told === undefined ? {} : { told: route.told.map(put) }) };
}

function routesFor(book: Book, career: CareerRoutes, { stream, degree, isGraduate, isLawyer }: Own): readonly StepRoute[] {
  const find = finderOf(book);
  const known: IdFinder = (id) => (id !== undefined && find({ type: 'courses', id }) !== undefined ? id : undefined);
  const takesAny = (id: string | undefined) => {
    const exam = id === undefined ? undefined : find({ type: 'exams', id });
    return exam !== undefined && takesAnyDegree(exam);
  };
  if (isGraduate) {
    const routes = isLawyer ? career.routes : career.routes.map(inThreeYears);
    const isScience = (id: string | undefined) => {
      const gives = id === undefined ? undefined : find({ type: 'courses', id })?.gives;
      return typeof gives === 'object' && isOfScience(gives.family);
    };
    if (degree === undefined || !ofAnySubject.has(career.id)) return routes;
    return forGraduate({ ...career, routes }, degree, known, isScience).map(ofOwnNet);
  }
  const own = stream === undefined ? career.routes : forSchool(career, streams[stream], known, takesAny).map(ofOwnNet);
  // A student of science is not sent to a BA beside the B.Sc.
  const isScience = stream === 'mathematics' || stream === 'biology';
  return own.flatMap((route) => {
    const twin = replaced(route, (id) => (isScience && id.startsWith('bsc-') ? undefined : known(twinOf(id))));
    return twin === route ? [route] : [route, twin];
  });
}

interface Own {
  isGraduate: boolean;
  isLawyer: boolean;
  stream?: StreamId | undefined;
  degree?: OwnDegree | undefined;
}

const made = new WeakMap<Book, Map<string, Map<CareerRoutes, readonly StepRoute[]>>>();

/** The routes of a career as this student would walk them; made once for all who stand alike. */
export function routesOf(book: Book, details: StudentDetails): (career: CareerRoutes) => readonly StepRoute[] {
  const isGraduate = details.class === 'graduate';
  // Who studied law in three years has behind them what a page names in five.
  const isLawyer = degreesHeld(details).some(({ family, course = '' }) => family === 'ba_llb' || /-llb$/.test(course));
  const own: Own = { isGraduate, isLawyer, ...(isGraduate ? { degree: ownDegree(book, details) } : { stream: streamOf(details) }) };
  const all = made.get(book) ?? new Map<string, Map<CareerRoutes, readonly StepRoute[]>>();
  made.set(book, all);
  const { bachelor, general, master, isExample } = own.degree ?? {};
  const key = [isGraduate, isLawyer, own.stream, bachelor, general, master, isExample].join(' ');
  const known = all.get(key) ?? new Map<CareerRoutes, readonly StepRoute[]>();
  all.set(key, known);
  return (career) => {
    const routes = known.get(career) ?? routesFor(book, career, own);
    known.set(career, routes);
    return routes;
  };
}
