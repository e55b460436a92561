/** What a student could begin: no side thing, nothing that needs another first, nothing below where they stand. */
import { degreesHeld, type Degree, type DegreeFamily, type StudentDetails } from '@disha/contract/passport';
import { fieldsByStream, type Field } from '@disha/contract/taxonomy';
import { isForGraduatesToo } from '../direct-entry.ts';
import { isEarly, needsDegree } from '../rung.ts';
import type { Item } from '../types.ts';
import type { PlanAsk } from './asked.ts';

/** Of no use by itself: it stands beside a degree. */
const besides: ReadonlySet<string> = new Set(['ncc-c-certificate']);
/** Licences and services: certificates by their level, and a working life by themselves. */
const services: ReadonlySet<string> = new Set([
  ...['agniveer-army', 'agniveer-navy', 'agniveer-vayu', 'coast-guard-navik-yantrik'],
  ...['commercial-pilot-licence', 'aircraft-maintenance-engineering', 'electro-technical-officer', 'gp-rating'],
]);

export const isServiceCourse = ({ id }: Item) => services.has(id);
export const isBeside = ({ id }: Item) => besides.has(id);

/** The student's state asks for a degree first, whatever others ask for. */
const asksDegreeIn = ({ passport: { state } }: PlanAsk, { byState, ways }: Item) =>
  byState === true &&
  state !== undefined &&
  ways.some(
    (way) =>
      way.some((one) => one.kind === 'resident' && one.of.includes(state)) &&
      way.some((one) => one.kind === 'class' && one.needs === 'degree'),
  );

/** Begun by graduates alone, where they live. */
export const isForGraduates = (asked: PlanAsk, item: Item) => needsDegree(item) || asksDegreeIn(asked, item);

/** Every way into it begins with a diploma or an ITI certificate that they have not said to hold, or with a degree. */
export function needsAnother(asked: PlanAsk, item: Item): boolean {
  const { passport } = asked;
  if (passport.class !== 'graduate' && isForGraduates(asked, item)) return true;
  return item.ways.every((way) =>
    [...item.all, ...way].some((condition) => condition.kind === 'holds' && condition.needs !== passport.qualification),
  );
}

/** A certificate, or what is begun below where the student stands. */
export function isLesser(asked: PlanAsk, course: Item): boolean {
  const { passport } = asked;
  if (services.has(course.id) || isForGraduatesToo(course)) return false;
  if (course.level === 'certificate') return !(course.gives === 'iti' && passport.class === '10');
  if (passport.class === 'graduate') return !isForGraduates(asked, course);
  return passport.class === '12' && isEarly(course);
}

/** Begun again from below by a graduate. */
export const isAnew = (asked: PlanAsk, course: Item) =>
  asked.passport.class === 'graduate' && !isForGraduates(asked, course) && !isForGraduatesToo(course);

/** One of these may be of another profession altogether: a physicist and a paramedic both hold a B.Sc. */
const ofManyKinds: ReadonlySet<DegreeFamily> = new Set(['ba', 'bsc', 'other']);

/** The lower training of the same profession: a graduate with the degree has it behind them. */
function isBelow(own: DegreeFamily, course: Item): boolean {
  if (own === 'btech') return (course.gives === 'diploma' && ofTechnology.has(course.fields[0] ?? '')) || ofNumbers.test(course.id);
  return (own === 'bsc_nursing' && /^(anm|gnm)-nursing$/.test(course.id)) || (own === 'bpharm' && course.id === 'dpharm');
}
/** An engineer has studied these for years. */
const ofNumbers = /^(ba|bsc)-(physics|chemistry|mathematics|statistics|electronics|general|computer|information)|^(integrated-msc|bs-ms)-/;
const ofTechnology: ReadonlySet<string> = new Set(['engineering_technology', 'computer_it']);

/** No graduate begins a second first degree of the kind they hold: an engineer of one branch studies no other from the start. */
export const isOfHeldFamily = (asked: PlanAsk, course: Item) =>
  isAnew(asked, course) &&
  !asked.isNoted('courses', course.id) &&
  degreesHeld(asked.passport).some(({ family, course: id }) => {
    const { gives } = (id === undefined ? undefined : asked.course(id)) ?? {};
    const own = typeof gives === 'object' ? gives.family : family;
    if (own === undefined || ofManyKinds.has(own)) return false;
    return (typeof course.gives === 'object' && course.gives.family === own) || isBelow(own, course);
  });

/** Masters of the arts that every graduate goes on to: who would teach, and who would serve. */
export const ofTeaching = 'ma-education';
export const ofOffices = 'ma-public-administration';
const ownMaster: Readonly<Partial<Record<DegreeFamily, RegExp>>> = {
  ...{ ba: /^ma-/, bsc: /^msc-/, bcom: /^mcom/, bba: /^mcom/, bca: /^msc-(computer|data)/ },
};

const general: ReadonlySet<string> = new Set(['ba-programme-general', 'bsc-general']);
const schoolSubject: Readonly<Record<string, string>> = {
  ...{ 'msc-mathematics': 'mathematics', 'msc-statistics': 'mathematics', 'msc-physics': 'physics', 'msc-chemistry': 'chemistry' },
  ...{ 'msc-botany': 'biology', 'msc-zoology': 'biology', 'msc-microbiology': 'biology', 'msc-biotechnology': 'biology' },
};

/** Whom the institutes of accountants and secretaries are the next step for. */
const commerce: ReadonlySet<DegreeFamily> = new Set(['bcom', 'bba', 'mcom', 'mba', 'llb', 'ba_llb']);
const isOfCommerce = (family: DegreeFamily | undefined, field: Field | undefined) =>
  family === undefined ? field === undefined || (fieldsByStream.commerce as readonly Field[]).includes(field) : commerce.has(family);

/** Masters of one subject: a graduate who studied another does not go on to them, though their rule may let them. */
const ofOneSubject: ReadonlySet<string> = new Set([
  ...['ma-economics', 'ma-english', 'ma-geography', 'ma-hindi', 'ma-history', 'ma-political-science', 'ma-psychology', 'ma-sociology'],
  ...['msc-physics', 'msc-chemistry', 'msc-mathematics', 'msc-botany', 'msc-zoology'],
]);

export const isOfOneSubject = ({ id }: Item) => ofOneSubject.has(id);

/** As far as both say what they are in. */
function sharesSubject(one: Item, other: Item): boolean {
  const [own, theirs] = [one.gives, other.gives].map((gives) => (typeof gives === 'object' ? gives.in : 'any'));
  if (own === undefined || theirs === undefined || own === 'any' || theirs === 'any') return true;
  // Botany and zoology are both of life, and still two.
  const named = own.length > 1 && theirs.length > 1 ? own.filter((subject) => subject !== 'life_science') : own;
  return own.length === 0 || theirs.length === 0 || named.some((subject) => theirs.includes(subject));
}

/** Who goes on to design. */
const draws: ReadonlySet<DegreeFamily> = new Set(['bdes', 'bfa', 'barch', 'btech', 'other']);

/** Law is three more years: for a student who wants it, or holds it already. */
function wantsLaw({ student: { wishes }, career, course, exam }: PlanAsk): boolean {
  const isOfLaw = (field: string | undefined) => field?.startsWith('law') === true;
  const items = wishes.noted.map(({ type, id }) => (type === 'careers' ? career(id) : type === 'courses' ? course(id) : exam(id)));
  return items.some((item) => item?.fields.some(isOfLaw)) || (wishes.result?.fields.some(isOfLaw) ?? false);
}

export const isEngineer = (passport: StudentDetails) =>
  degreesHeld(passport).length > 0 && degreesHeld(passport).every(({ family }) => family === 'btech' || family === 'mtech');

/** Their profession has a master's of its own. */
const ofHealth = /^(bpharm|bpt|bot|bds|mbbs|b[ahu]ms|bvsc)$/;

/** A master's degree of another subject than the one they studied: open by its rule, and not what comes next. */
export function isForeign(asked: PlanAsk, course: Item): boolean {
  const { passport, course: find } = asked;
  if (passport.class === 'graduate' && course.id === 'llb') return !wantsLaw(asked);
  if (passport.class === 'graduate' && course.id === 'mdes')
    return !degreesHeld(passport).some(({ family }) => family === undefined || draws.has(family));
  if (passport.class === 'graduate' && isForGraduatesToo(course))
    return !degreesHeld(passport).some(({ family, field }) => isOfCommerce(family, field));
  const families = degreesHeld(passport).flatMap(({ family }) => family ?? []);
  if (passport.class === 'graduate' && /^m(sc|tech)-/.test(course.id) && families.some((one) => ofHealth.test(one))) return true;
  // A master's of science is what few engineers go on to.
  if (passport.class === 'graduate' && /^msc-/.test(course.id) && isEngineer(passport)) return true;
  // Social work is what few of commerce, management and science go on to.
  if (passport.class === 'graduate' && course.id === 'msw')
    return degreesHeld(passport).every(({ family }) => family !== undefined && ['bcom', 'bba', 'bca', 'btech', 'bsc'].includes(family));
  // An MCA goes on from computers or a science; an engineer's next degree it is not.
  if (passport.class === 'graduate' && course.id === 'mca')
    return degreesHeld(passport).every(({ family }) => family !== undefined && !['bca', 'bsc'].includes(family));
  if (passport.class !== 'graduate' || !/^(ma-|msc-|mcom)/.test(course.id)) return false;
  const degrees = degreesHeld(passport);
  const isOwn = ({ field, family, course: id }: Degree) => {
    const told = id === undefined ? undefined : find(id);
    // A graduate who studied Hindi does not go on in economics.
    if (told !== undefined && !general.has(told.id))
      return ofOneSubject.has(course.id) ? sharesSubject(told, course) : told.fields.some((one) => course.fields.includes(one));
    return field === undefined ? family === undefined || (ownMaster[family]?.test(course.id) ?? false) : course.fields.includes(field);
  };
  if (degrees.length > 0 && !degrees.some(isOwn)) return true;
  // Until the subject of the degree is told, what was studied at school tells what it cannot be.
  const needed = schoolSubject[course.id];
  const isTold = degrees.some((one) => one.course !== undefined) || passport.subjects === undefined;
  return needed !== undefined && !isTold && !(passport.subjects as readonly string[]).includes(needed);
}

/** A master's of the arts goes on from arts: an open university takes others too, a counsellor does not send them. */
const ofArts: ReadonlySet<DegreeFamily | undefined> = new Set(['ba', 'bsw', 'bjmc', 'ba_llb', 'bel_ed']);
export function goesOnFrom({ passport }: PlanAsk, { id, gives }: Item): boolean {
  if (id === ofTeaching || id === ofOffices || typeof gives !== 'object' || gives.family !== 'ma') return true;
  return degreesHeld(passport).some(({ family }) => ofArts.has(family));
}
