/** Kinds of faults that readings of plans found, each as what no way may be: read from the lists of the bodies, not from the engine. */
import { degreesHeld } from '@disha/contract/passport';
import { fieldsByStream, type Stream } from '@disha/contract/taxonomy';
import type { Proposed, ProposedWay } from '../plan/counsel.ts';
import type { Item } from '../types.ts';
import type { Case } from './made-up-plans.ts';

const lawUniversities = /^(?!nlu-(delhi|meghalaya)|sikkim).*(nl[isu]|nalsar|nujs|nuals|nusrl|rgnul|law)/;
/** What these open, and what they open only. */
const doors: readonly (readonly [exam: string, colleges: RegExp])[] = [
  ...([
    ['clat-pg', lawUniversities],
    ['clat-ug', lawUniversities],
    ['iiser-iat', /^ii(ser|sc)-/],
    ['ceed', /^ii/],
    ['nift', /^nift-(?!tea)/],
    // Four universities of the state, and what they keep.
    ['upcatet', /^(acharya-narendra-deva|banda-university|chandra-shekhar-azad|sardar-vallabhbhai-patel)|college-of-agriculture-/],
  ] as const),
];

/** Deemed universities, and hospitals of the nation that choose by a test of their own. */
const takesByItself = (college: string) =>
  /^(amity-university|christ-university|jamia-hamdard$|lovely-professional|postgraduate-institute-of-medical)/.test(college) ||
  /-deemed-to-be-|^bharati-vidyapeeth-pune$/.test(college);

const isAway = ({ places, beyond }: ProposedWay) => beyond === true || places[0]?.near === 'india';
const says = ({ because }: ProposedWay, kind: string) => because.some((one) => one.kind === kind);

function isOfStream(subjects: readonly string[], { fields: [home] }: Item): boolean {
  const isOf = (stream: Stream) => (fieldsByStream[stream] as readonly string[]).includes(home ?? '');
  if (subjects.includes('accountancy') || subjects.includes('business_studies')) return isOf('commerce');
  if (subjects.includes('physics') || subjects.includes('chemistry')) return isOf('science_pcm') || isOf('science_pcb');
  return isOf('arts');
}

/** Undefined where nothing is wrong. */
function wrongIn(
  { student: { passport: details, wishes } }: Case,
  { ways, goal }: Proposed,
  way: ProposedWay,
  courses: ReadonlyMap<string, Item>,
) {
  const course = courses.get(way.course ?? '');
  const { gives } = course ?? {};
  const [a] = ways;
  const opened = (exam: string, colleges: RegExp) => way.places.every(({ college }) => colleges.test(college)) || !way.exams.includes(exam);
  if (doors.some(([exam, colleges]) => !opened(exam, colleges))) return 'a place that its exam does not open';
  if (way.byMarks && way.places.some(({ college }) => takesByItself(college))) return 'a place by marks that takes by itself';
  if (way.course === 'bpt' && way.sure) return 'physiotherapy without NEET, for sure';
  if (way.course === 'llb' && way.exams.includes('clat-ug')) return 'law in three years by the test of five';
  const isOf = (of: RegExp) => way.places.some(({ college }) => of.test(college));
  if (/^(mba|pgdm)/.test(way.course ?? '') && isOf(/^iim-/) && !way.exams.includes('cat')) return 'an IIM without CAT';
  if (isOf(/^iiser-/) && !way.exams.includes('iiser-iat')) return 'an IISER without its own test';
  if (isOf(/^icar-national-dairy/) && !way.exams.includes('cuet-icar-ug') && gives !== 'diploma' && course?.level === 'undergraduate')
    return 'an institute of ICAR by another test';
  const { percent } = details.marks?.class12 ?? {};
  const isNoted = wishes.noted.some(({ id }) => id === 'jee-main' || id === 'jee-advanced');
  if (isOf(/^(nit|iiit)-/) && way.exams.includes('jee-main') && percent !== undefined && percent < 50 && !isNoted)
    return 'an institute of the nation with half of the marks';
  if (way.exams.includes('comedk') && isOf(/^government-/)) return 'a college of the state by COMEDK';
  if (/^iti-/.test(way.course ?? '') && isOf(/./) && isAway(way) && way.beyond !== true) return 'an ITI in another state';
  const isHeld = degreesHeld(details).some(({ family, course: id }) => {
    const own = courses.get(id ?? '')?.gives;
    return (
      typeof gives === 'object' &&
      !['ba', 'bsc', 'other'].includes(gives.family) &&
      gives.family === (typeof own === 'object' ? own.family : family)
    );
  });
  const isWished = wishes.noted.some(({ id }) => id === way.course);
  if (says(way, 'anew') && isHeld && !isWished) return 'the same kind of degree from the start';
  if (
    way.words === 'work' &&
    ((details.class !== 'graduate' && details.qualification === undefined) || ways.filter(({ words }) => words === 'work').length > 1)
  )
    return 'work';
  if (way.words === 'work' && way.label !== 'A' && !way.sure && !says(way, 'goal')) return 'work that may not be theirs';
  const isFilled = goal?.type === 'careers' && way.label === 'B' && says(way, 'sister') && course !== undefined;
  if (isFilled && a?.course !== undefined && isAway(way) && !isAway(a)) return 'filled up from far away';
  const isFill = says(way, 'sister') || says(way, 'related');
  if (isFill && gives === 'iti' && courses.get(a?.course ?? '')?.gives !== 'iti') return 'a trade beside what is none';
  const isFillUp = says(way, 'sister') || says(way, 'related') || says(way, 'onward');
  if (isFillUp && way.course === 'dped' && isAway(way)) return 'a diploma of sports in another state';
  if (isOf(/for-(the-)?(hearing-impaired|physically-handicapped|visually-impaired|blind|deaf)/) && details.disability !== true)
    return 'a place for students with a disability';
  if (
    way.exams.includes('cuet-icar-ug') &&
    /^btech-/.test(way.course ?? '') &&
    isOf(/engineering-management|institute-technology|school-of-tech/)
  )
    return 'a private college by ICAR';
  if (isFillUp && details.class !== 'graduate' && details.qualification === 'diploma' && gives === 'iti' && a?.course === undefined)
    return 'a trade for a holder of a diploma';
  if (way.label === 'B' && way.words === 'distance') return 'from home as the second way';
  const isTeaching = /teach|professor|tutor|principal|educator|counsellor|librarian/.test(goal?.id ?? '') || /tet$/.test(goal?.id ?? '');
  if (goal?.type === 'careers' && says(way, 'sister') && way.course === 'itep-integrated-bed' && !isTeaching && a?.course !== 'bed')
    return 'a teacher of a student who would not teach';
  const isThird = way.label === 'C' && ways.length === 3;
  if (isThird && isAway(way) && !way.beyond && ways.some((one) => one !== way && one.sure && one.places[0] && !isAway(one)))
    return 'a third in another state beside what is sure at home';
  if (
    isThird &&
    way.byMarks &&
    says(way, 'anyDegree') &&
    ways.some((one) => one !== way && one.course === way.course && says(one, 'anyDegree'))
  )
    return 'one degree twice';
  const took = (...some: readonly string[]) => some.some((id) => (details.subjects as readonly string[] | undefined)?.includes(id));
  const isOfSome = details.class === '12' && details.subjects !== undefined;
  if (way.course === 'bsc-llb' && isOfSome && !took('physics', 'chemistry', 'biology') && !isWished)
    return 'law with sciences for a student of none';
  const isEngineer = degreesHeld(details).some(({ family }) => family === 'btech');
  if (
    isEngineer &&
    says(way, 'anew') &&
    /^(bsc-(physics|chemistry|mathematics|statistics|general)|integrated-msc|bs-ms)/.test(way.course ?? '') &&
    !isWished
  )
    return 'a science from the start for an engineer';
  const isPhysician = a?.course === 'mbbs' || a?.course === 'bds';
  if (
    isFilled &&
    ((isPhysician && way.course === 'bnys') || (way.course === 'diploma-tool-die-making' && courses.get(a?.course ?? '')?.gives === 'iti'))
  )
    return 'of the same field alone';
  if (way.byMarks && /^bsc-/.test(way.course ?? '') && isOf(/^(christian-medical-college-vellore|postgraduate-institute-of-medical)/))
    return 'by marks where they hold a test of their own';
  const isNursing = (id: string | undefined) => /-nursing$/.test(id ?? '');
  if (isFilled && /^(d|b)pharm/.test(a?.course ?? '') && isNursing(way.course)) return 'nursing for a pharmacist';
  const isFiller = way.label === 'C' && (says(way, 'sister') || says(way, 'related')) && details.class === '12';
  // A student who wants what is of another stream finds what is near it there too.
  const begun = courses.get(a?.course ?? '');
  const isOfTheirs = (one: Item) =>
    details.subjects === undefined || isOfStream(details.subjects, one) || (isTeaching && /^(itep|deled)-/.test(one.id));
  if (isFiller && course && !isOfTheirs(course) && (begun === undefined || isOfTheirs(begun))) return 'of another stream';
  const after = way.because.flatMap((one) => (one.kind === 'then' ? one.items.map(({ id }) => id) : []));
  return after.some((id) => /^(ba-programme|bsc)-general$|^bcom$/.test(id)) ? 'a first degree after another' : undefined;
}

export const wrongWays = (one: Case, courses: ReadonlyMap<string, Item>): readonly string[] =>
  one.plan.ways.flatMap((way) => wrongIn(one, one.plan, way, courses) ?? []);
