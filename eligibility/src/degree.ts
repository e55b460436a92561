/** Compares a student's degrees with what asks for one. A student names a degree by its course, its family, or its field alone. */
import { degreesHeld, type Degree, type DegreeFamily, type StudentDetails } from '@disha/contract/passport';
import { degreeLevelOf } from './read-degree.ts';
import { easedBy, limitsFor } from './relax.ts';
import { needsDegree } from './rung.ts';
import { stood, type DegreeBook, type Seen, type Stood } from './stood.ts';
import type { Condition, Discipline, Gives, Item, SaidCondition } from './types.ts';

type Asks = Extract<Condition, { kind: 'degree' }>;

type Match =
  | { is: 'yes' }
  | { is: 'no' | 'maybe'; part: SaidCondition['part'] }
  | { is: 'unknown'; key: string; part: SaidCondition['part'] };
const yes: Match = { is: 'yes' };

/** The years of longer degrees, as the law sets them. */
const longer: Partial<Record<DegreeFamily, number>> = {
  ...{ btech: 4, bpharm: 4, bsc_nursing: 4, bsc_agri: 4, bsc_forestry: 4, bpt: 4, bot: 4, bfa: 4, bdes: 4, bel_ed: 4 },
  ...{ barch: 5, mbbs: 5, bds: 5, bams: 5, bhms: 5, bums: 5, bvsc: 5, ba_llb: 5 },
};

function familyMatch(asks: Asks, degree: Degree, family: DegreeFamily | undefined, book: DegreeBook): Match {
  const { families, not = [] } = asks;
  if (family !== undefined) {
    const isTaken = families === undefined ? !not.includes(family) : families.includes(family);
    return isTaken ? yes : { is: 'no', part: 'kind' };
  }
  if (families === undefined && not.length === 0) return yes;
  const possible = degree.field === undefined ? undefined : book.ofField(degree.field);
  if (families !== undefined && possible && !families.some((one) => possible.has(one))) return { is: 'no', part: 'kind' };
  if (families === undefined && possible && !not.some((one) => possible.has(one))) return yes;
  return { is: 'unknown', key: 'family', part: 'kind' };
}

const inName: Readonly<Partial<Record<DegreeFamily, Discipline>>> = {
  ...{ bcom: 'commerce', mcom: 'commerce', bba: 'management', bhm: 'management', mba: 'management', bca: 'computing', mca: 'computing' },
  ...{ bped: 'sports', bsw: 'social_work', bjmc: 'journalism', bdes: 'design', bed: 'education', bel_ed: 'education' },
};

/** These have no branches. A rule that names one accepts it, whatever subject it asks of the others. */
const undivided: ReadonlySet<DegreeFamily> = new Set([
  ...(['bpharm', 'bsc_nursing', 'bpt', 'bot', 'mbbs', 'bds', 'bams', 'bhms', 'bums', 'bvsc', 'bsc_agri', 'bsc_forestry', 'barch'] as const),
]);

function subjectMatch(asks: Asks, degree: Degree, family: DegreeFamily | undefined, gives: Gives | undefined, book: DegreeBook): Match {
  const isWhole = family !== undefined && asks.whole?.includes(family) === true;
  if (asks.in === undefined || isWhole || (family !== undefined && undivided.has(family) && asks.families?.includes(family))) return yes;
  // If any degree of a subject would do, a doctor's degree does not count for another subject.
  if (family !== undefined && undivided.has(family)) return { is: 'no', part: 'subject' };
  if (gives) {
    if (gives.in === 'any') return { is: 'maybe', part: 'subject' };
    return gives.in.some((one) => asks.in?.includes(one)) ? yes : { is: 'no', part: 'subject' };
  }
  // Every B.Com counts as commerce.
  const byName = family && inName[family];
  if (byName !== undefined && asks.in.includes(byName)) return yes;
  const taken = family === undefined ? asks.families : [family];
  if (degree.field !== undefined && !book.isTaughtIn(degree.field, taken, asks.in)) return { is: 'no', part: 'subject' };
  return { is: 'unknown', key: 'course', part: 'subject' };
}

function yearsMatch({ years }: Asks, degree: Degree, family: DegreeFamily | undefined, known: number | undefined): Match {
  if (years === undefined) return yes;
  const have = degree.years ?? (family && longer[family]) ?? known;
  if (have === undefined) return { is: 'unknown', key: 'years', part: 'years' };
  return have >= years ? yes : { is: 'no', part: 'years' };
}

function match(asks: Asks, degree: Degree, book: DegreeBook): Match {
  const of = degree.course === undefined ? undefined : book.byCourse.get(degree.course);
  const family = of?.gives.family ?? degree.family;
  const level = family === undefined || family === 'other' ? degree.level : degreeLevelOf(family);
  // A holder of a master's degree has a bachelor's, but this degree does not say which.
  if (asks.level !== undefined && level !== asks.level) return { is: 'no', part: 'level' };
  const parts = [
    familyMatch(asks, degree, family, book),
    subjectMatch(asks, degree, family, of?.gives, book),
    yearsMatch(asks, degree, family, of?.years),
  ];
  const first = (is: Match['is']) => parts.find((part) => part.is === is);
  return first('no') ?? first('unknown') ?? first('maybe') ?? yes;
}

/** Degrees that are no example of any other: a rule that asks for one means exactly that one. */
const own: readonly DegreeFamily[] = [
  ...(['btech', 'barch', 'bpharm', 'bsc_nursing', 'bpt', 'bot', 'mbbs', 'bds', 'bams', 'bhms', 'bums', 'bvsc'] as const),
  ...(['bsc_agri', 'bsc_forestry', 'llb', 'ba_llb', 'bed', 'bel_ed', 'bped', 'blib', 'mca', 'mtech'] as const),
];
const lawyers: readonly DegreeFamily[] = ['llb', 'ba_llb'];
/** BCA and B.Sc count alike if the work is with computers. */
const ofComputing: readonly DegreeFamily[] = ['bca', 'bsc'];
const isOfComputing = ({ family, in: of }: Gives) => ofComputing.includes(family) && of !== 'any' && of.includes('computing');
/** The degrees of science: one may stand for another, but not for an arts degree. */
const sciences: readonly DegreeFamily[] = [
  ...([
    'bsc',
    'btech',
    'bpharm',
    'bsc_nursing',
    'bpt',
    'bot',
    'mbbs',
    'bds',
    'bams',
    'bhms',
    'bums',
    'bvsc',
    'bsc_agri',
    'bsc_forestry',
  ] as const),
  ...(['bca', 'msc', 'mca', 'mtech'] as const),
];

/** Whether a degree is of nature, health or machines, as a laboratory asks. */
export const isOfScience = (family: DegreeFamily) => sciences.includes(family) && family !== 'bca' && family !== 'mca';

/** Whether a graduate has the degree that a step of a route ends in, or one that will do as well. */
export function hasDegree(details: StudentDetails, gives: Gives, book: DegreeBook): 'yes' | 'no' | 'unknown' {
  const isScience = gives.family === 'bsc' || gives.family === 'msc';
  const level = gives.level === 'master' ? { level: gives.level } : {};
  if (!isScience && gives.level === 'bachelor' && !own.includes(gives.family)) return 'yes';
  const isOwn = isScience || own.includes(gives.family);
  const families = isScience ? sciences : lawyers.includes(gives.family) ? lawyers : [gives.family];
  const within = gives.family === 'btech' && gives.in !== 'any' && gives.in.length > 0 ? { in: gives.in } : {};
  const asks: Asks = { kind: 'degree', ...(isOwn ? { families } : {}), ...level, ...within, relaxed: {}, rule: 'degree', certainty: 'A' };
  const judged = degreesHeld(details).map((degree) => match(asks, degree, book).is);
  if (judged.includes('yes') || judged.includes('maybe')) return 'yes';
  return judged.length === 0 || judged.includes('unknown') ? 'unknown' : 'no';
}

type Holding = { is: 'yes'; isExpected: boolean; asks: Asks } | { is: 'unknown'; missing: string; part: SaidCondition['part']; asks: Asks };

/** A degree in one of these is the whole profession, whatever its branch. Only the course identifies an engineer's or a scientist's. */
const isWholeProfession = (family: DegreeFamily) => own.includes(family) && family !== 'btech' && family !== 'mtech';
/** No professional register asks for these degrees, so a further course can replace them. */
const unlicensed: readonly DegreeFamily[] = ['bped', 'bsc_agri', 'bsc_forestry', 'mca'];
export const isLicensed = (family: DegreeFamily) => isWholeProfession(family) && !unlicensed.includes(family);

function isMainly({ in: wanted }: Gives, { course }: Degree, { byCourse }: DegreeBook): boolean {
  const of = course === undefined ? undefined : byCourse.get(course)?.gives.in;
  return of === undefined || of[0] === wanted[0];
}

/** Whether a graduate has the very degree that a course ends in, so that nothing of it is left; undefined if they do not. */
export function holding(details: StudentDetails, course: Item & { gives: Gives }, book: DegreeBook): Holding | undefined {
  const { id, gives, fields } = course;
  const isProfession = isWholeProfession(gives.family);
  const isNamed = !isProfession && gives.in !== 'any' && gives.in.length > 0;
  const families = lawyers.includes(gives.family) ? lawyers : isOfComputing(gives) ? ofComputing : [gives.family];
  const within = isNamed && gives.in !== 'any' ? { in: gives.in } : {};
  const asks: Asks = { kind: 'degree', level: gives.level, families, ...within, relaxed: {}, rule: 'degree', certainty: 'B' };
  const judged = degreesHeld(details).flatMap((degree, at): Holding[] => {
    const isExpected = degree.expected === true;
    if (degree.course === id) return [{ is: 'yes', isExpected, asks }];
    // "Another degree" may be any. A B.Ed is for teachers of older children than the course that begins after school.
    if (gives.family === 'other' || (gives.family === 'bed' && !needsDegree(course))) return [];
    const found = match(asks, degree, book);
    // A degree in the same subject counts, whatever its course is called: physics with mathematics is physics.
    if (found.is === 'yes' && (isProfession || (isNamed && isMainly(gives, degree, book)))) return [{ is: 'yes', isExpected, asks }];
    if (found.is !== 'unknown' || !(isNamed || isProfession || degree.field === fields[0])) return [];
    return [{ is: 'unknown', missing: `degrees.${at}.${found.key}`, part: found.part, asks }];
  });
  return judged.find(({ is }) => is === 'yes') ?? judged[0];
}

/** Compares the per cent of a degree of the right kind with the rule. */
function barOf(asks: Asks, seen: Seen, degree: Degree | undefined, key: string): Stood {
  if (degree?.expected === true && asks.held) return stood(asks, 'later', { part: 'held' });
  if (asks.least === undefined) return stood(asks, 'met');
  const limits = limitsFor(seen, asks.least, asks.relaxed, Math.min);
  const have = degree?.percent;
  const compared = { need: limits.certain, have, expected: degree?.expected === true };
  if (limits.certain <= 0) return stood(asks, 'met');
  if (asks.about) return have === undefined || have >= limits.certain ? stood(asks, 'met') : stood(asks, 'later', compared);
  if (have === undefined) return stood(asks, 'unknown', { need: limits.certain }, [key]);
  if (have >= limits.certain) return stood(asks, 'met', compared);
  if (compared.expected || limits.isOpenEnded) return stood(asks, 'later', compared);
  if (have < limits.possible) return stood(asks, 'unmet', compared);
  const { part, state } = easedBy(limits.missing, seen.item);
  return stood(asks, 'unknown', { ...compared, ...(part === 'home' ? { part, state } : {}) }, limits.missing);
}

/** The standings from best to worst: what one degree does not open, another may. */
const order = ['met', 'later', 'unknown', 'unmet'] as const;
const rank = ({ said }: Stood) => order.indexOf(said.standing as (typeof order)[number]);

function ofOne(asks: Asks, seen: Seen, degree: Degree, at: number, book: DegreeBook): Stood {
  const matched = match(asks, degree, book);
  const key = (name: string) => `degrees.${at}.${name}`;
  switch (matched.is) {
    case 'no':
      // The student may still take a master's degree.
      return stood(asks, matched.part === 'level' && asks.level === 'master' ? 'later' : 'unmet', { part: matched.part });
    case 'unknown': {
      // If the marks are below the rule, no other answer opens it.
      const bar = barOf(asks, seen, degree, key('percent'));
      return bar.said.standing === 'unmet' ? bar : stood(asks, 'unknown', { part: matched.part }, [key(matched.key)]);
    }
    case 'maybe': {
      const bar = barOf(asks, seen, degree, key('percent'));
      return bar.said.standing === 'met' ? stood(asks, 'later', { part: matched.part }) : bar;
    }
    case 'yes':
      return barOf(asks, seen, degree, key('percent'));
  }
}

/** A degree from an earlier step of the route: it is passed, and nothing else is known of it. */
function isPassed(asks: Asks, { passed }: Seen, book: DegreeBook): boolean {
  return (passed?.degrees ?? []).some((gives) => {
    const made: Degree = { level: gives.level, family: gives.family };
    const family = familyMatch(asks, made, gives.family, book).is === 'yes' && (asks.level === undefined || asks.level === gives.level);
    // If the degree leaves its subject open, the student chooses it.
    const isWhole = asks.whole?.includes(gives.family) === true;
    return family && (asks.in === undefined || isWhole || gives.in === 'any' || gives.in.some((one) => asks.in?.includes(one)));
  });
}

export function degreeStanding(asks: Asks, seen: Seen): Stood {
  const { passport: details, degrees: book, reaches } = seen;
  if (isPassed(asks, seen, book)) return stood(asks, 'met');
  // The condition before this one says that the class is unknown.
  if (details.class === undefined && seen.passed === undefined) return stood(asks, 'note');
  const isNamed = asks.families !== undefined;
  if (details.class !== 'graduate') {
    if (!isNamed)
      return asks.level === 'master' && seen.passed !== undefined ? stood(asks, 'later', { part: 'level' }) : stood(asks, 'met');
    return stood(asks, reaches(asks.families ?? [], asks.in) ? 'later' : 'unmet', { part: 'kind' });
  }
  const judged = degreesHeld(details);
  const levels = judged.map(({ level }) => level);
  // If there are two degrees, the one of the required level counts.
  const meant = judged
    .map((degree, at) => ({ degree, at }))
    .filter(({ degree }) => !levels.includes(asks.level ?? degree.level) || degree.level === (asks.level ?? degree.level));
  const all = meant.map(({ degree, at }) => ofOne(asks, seen, degree, at, book));
  const hasBachelor = judged.some(({ level }) => level === 'bachelor');
  // A graduate has a bachelor's degree, even if they have not named it.
  if (asks.level === 'bachelor' && !hasBachelor) all.push(untold(asks, seen, judged.length));
  if (judged.length === 0 && asks.level !== 'bachelor') return untold(asks, seen, 0);
  return all.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

function untold(asks: Asks, seen: Seen, at: number): Stood {
  const missing =
    asks.families !== undefined ? 'family' : asks.level === 'master' ? 'level' : asks.in ? 'course' : asks.years ? 'years' : undefined;
  if (missing !== undefined)
    return stood(asks, 'unknown', { part: missing === 'course' ? 'subject' : 'kind' }, [`degrees.${at}.${missing}`]);
  return barOf(asks, seen, undefined, `degrees.${at}.percent`);
}
