/** A course near home in the place of one that is taught elsewhere and is as good. */
import { fieldsByStream, type Stream } from '@disha/contract/taxonomy';
import { isOfAnyDegree, needsDegree, takesAnyDegree } from '../rung.ts';
import type { Item } from '../types.ts';
import { distanceOf, isClosed, isWithinMove, type PlanAsk } from './asked.ts';
import { isForeign, isForGraduates } from './begun.ts';
import { gatesOf, isRestricted, openedBy } from './gates.ts';
import { coreSciences } from './held.ts';
import { halfFor } from './science-half.ts';

const degreesOf = {
  science: ['bsc-general', 'ba-programme-general', 'bcom'],
  commerce: ['bcom', 'ba-programme-general'],
  arts: ['ba-programme-general', 'bcom'],
} as const;

/** Any degree, the one of what they study first; of a student who has not chosen subjects yet the one of what they want. */
export function generalDegrees({ passport: { subjects = [] } }: PlanAsk, field: string | undefined): readonly string[] {
  const has = (...some: readonly string[]) => some.some((id) => (subjects as readonly string[]).includes(id));
  const isOf = (stream: Stream) => subjects.length === 0 && (fieldsByStream[stream] as readonly string[]).includes(field ?? '');
  if (has('physics', 'chemistry') || isOf('science_pcb') || isOf('science_pcm')) return degreesOf.science;
  return has('accountancy', 'business_studies') || isOf('commerce') ? degreesOf.commerce : degreesOf.arts;
}

/** Where the student's own state asks for a degree before it, that degree is what is begun. */
export const leadsPastDegree = (asked: PlanAsk, course: Item) =>
  asked.passport.class !== 'graduate' && !needsDegree(course) && isForGraduates(asked, course);

const ofComputers = /^(btech|bvoc)-(computer|information|cyber|software)/;

/** A test for work, or a master's, that asks for a degree and not for which. */
const takesAny = (item: Item) => takesAnyDegree(item) || (item.type === 'courses' && isOfAnyDegree(item));

/** Sciences that go on from several subjects as well as from their own. */
const ofLife: ReadonlySet<string> = new Set([
  ...coreSciences,
  'bsc-statistics',
  'bsc-environmental-science',
  ...['bsc-genetics', 'bsc-biochemistry', 'bsc-microbiology', 'bsc-biotechnology'],
]);

const fewest = 3;
const subjectsOf = ({ gives }: Item): readonly string[] => (typeof gives === 'object' && gives.in !== 'any' ? gives.in : []);
/** The next is of that very subject. */
export const goesOnIn = (course: Item, next: Item | undefined) =>
  next !== undefined && subjectsOf(course).some((subject) => subjectsOf(next).includes(subject));

const isElsewhere = ({ knowledge, at, passport }: PlanAsk, id: string) =>
  passport.state !== undefined && (knowledge.reachOf(id, at)?.near ?? 'india') === 'india';

/** Where it is taught in other states alone and the B.Sc of several subjects at home, a route that goes on from either begins at home. */
export function nearerOf(asked: PlanAsk, course: Item, next: Item | undefined): Item {
  const { passport, knowledge, at, isNoted } = asked;
  if (leadsPastDegree(asked, course)) return asked.course(generalDegrees(asked, course.fields[0])[0] ?? '') ?? course;
  const mca = asked.course('mca');
  // A graduate whose degree goes on to the MCA begins no B.Tech in computers.
  if (passport.class === 'graduate' && ofComputers.test(course.id) && mca && !isNoted('courses', course.id))
    return isClosed(asked, mca) || isForeign(asked, mca) ? course : mca;
  const [, family = 'bsc-general'] = /^(mba|bba|bcom)-(?!llb)/.exec(course.id) ?? [];
  const general = family === 'bsc-general' ? halfFor(asked.book, course.id) : asked.course(family);
  const isWithinReach = (id: string) => isWithinMove(asked, knowledge.reachOf(id, at)?.near ?? null);
  // At the other end of India is not at hand, also for a student who would go there, where the like of it is taught in the own state.
  const isAtHand = (id: string, like: string) =>
    isWithinReach(id) && !(isElsewhere(asked, id) && isWithinReach(like) && !isElsewhere(asked, like));
  // In the own district, or next to it, before the other end of the state.
  const isClose = (id: string) => ['district', 'next'].includes(knowledge.reachOf(id, at)?.near ?? '');
  const isFartherThan = (id: string, like: string) => isClose(like) && !isClose(id);
  // Law in five years is the same door to the bar, whatever is studied beside it.
  const law = /^(bba|bcom|bsc)-llb$/.test(course.id) && !isNoted('courses', course.id) ? asked.course('ba-llb') : undefined;
  if (law !== undefined && passport.class !== 'graduate') return isAtHand(course.id, law.id) || !isWithinReach(law.id) ? course : law;
  // An MBA has the same fields to choose from, wherever it is, and so have a BBA and a B.Com.
  // Of one or two colleges that have the field in its name, and of hundreds that teach it.
  const isOfFew = () =>
    family === 'mba' && knowledge.isPlaced?.(course.id) !== false && knowledge.placesOf(course.id, at, asked.farthest).length < fewest;
  if (family !== 'bsc-general' && general !== undefined && !isNoted('courses', course.id))
    return (isAtHand(course.id, family) && !isFartherThan(course.id, family) && !isOfFew()) || (family !== 'mba' && !isWithinReach(family))
      ? course
      : general;
  // Before a test that takes every graduate a BA at a college is better than one of a subject that is only taught elsewhere.
  const isExample =
    /^ba-|^bsc-(?!general)|^(bpes|bsw|bcom|bca|bba)$/.test(course.id) &&
    next !== undefined &&
    takesAny(next) &&
    !isNoted('courses', course.id);
  const [plain = ''] = next !== undefined && next.id.startsWith('ma-') ? ['ba-programme-general'] : generalDegrees(asked, course.fields[0]);
  if (passport.class !== 'graduate' && isExample) {
    const isFar = !isAtHand(course.id, plain);
    // The same subject in the arts, or the sciences, is nearer to it than several.
    const twin = asked.course(course.id.replace(/^(bsc|ba)-/, (_, of: string) => (of === 'ba' ? 'bsc-' : 'ba-')));
    if (isFar && twin !== undefined && isAtHand(twin.id, plain) && asked.judge(twin).verdict === 'open') return twin;
    // A subject that nothing behind it goes on from is no reason to live away from home.
    const isOfOneKind = course.id.startsWith(plain.slice(0, 3));
    if (isFar || (isOfOneKind && isFartherThan(course.id, plain) && !goesOnIn(course, next))) return asked.course(plain) ?? course;
    return course;
  }
  if (passport.class === 'graduate' || !ofLife.has(course.id) || isNoted('courses', course.id)) return course;
  // An environment is studied as one subject of several only where a master's goes on from it.
  if (course.id === 'bsc-environmental-science' && next === undefined) return course;
  // At home is what is given at home by more than a test of universities of the Centre.
  const isHome = (id: string) => {
    if ((knowledge.reachOf(id, at)?.near ?? 'india') === 'india') return false;
    const item = asked.course(id);
    if (item === undefined || knowledge.isPlaced?.(id) === false) return true;
    return gatesOf(asked, item, distanceOf(asked, id)).some(
      (gate) => !isRestricted(gate) && knowledge.placesOf(id, at, 'state', openedBy(asked, gate, item)).length > 0,
    );
  };
  if (general === undefined || passport.state === undefined || isClosed(asked, general) || !isHome(general.id)) return course;
  return isHome(course.id) && !isFartherThan(course.id, general.id) ? course : general;
}
