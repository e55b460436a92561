/**
 * What a college usually teaches, being of its kind. Nothing of it is kept with a college: all of one profile (kinds, letter of the code,
 * what its lists leave open) are told the same, and profiles are some hundreds.
 */
import { howUsual, type CollegeKind, type HowUsual } from './colleges.words.ts';
import type { CollegeDocument } from './colleges.files.ts';
import { isPublic } from './own-admission.ts';
import { kindRules, speaksHindi, type KindRule, type RuleGroup } from './kind-teaches.ts';

interface UsualCourse {
  courseId: string;
  how: HowUsual;
  source: string;
  /** Unconfirmed: shown as such on the college's page, and neither listed nor counted. */
  isToConfirm: boolean;
}

export interface Profile {
  /** From 0 on, in the order in which they were met. */
  number: number;
  /** The most usual first. */
  courses: readonly UsualCourse[];
  /** How usual each is that may be listed and counted: those that most or many of the kind teach, confirmed. */
  counted: ReadonlyMap<string, 'usually' | 'often'>;
}

/** Of a document that is packed, only what is asked for is read. */
type ProfiledCollege = Pick<
  CollegeDocument,
  'state' | 'kinds' | 'type' | 'aisheCode' | 'usual' | 'courses' | 'otherProgrammes' | 'sources'
>;

/** The register of all institutions knows names and places, and no courses. */
const ofNames = /^AISHE\b/;
/** Lists of everything a college teaches at that level. Any other source knows a part: technical courses, or medicine alone. */
const ofEverything = /^(TNGASA|DU CSAS|Gujarat ITI|Maharashtra ITI)/;
const ofTechnology = /^AICTE/;
/** What the list of approved institutes has to list: of who stands there and is not said to teach one of these, it is not taught. */
const technical =
  /^(btech|mtech|mba|mca|pgdm|bba|bca|bms|integrated-m[bc]a|diploma-(?!special|early|journalism|medical|dental|animal|agri)|bhm)\b/;

export const listsOf = ({ sources }: Pick<CollegeDocument, 'sources'>): string[] => sources.filter((source) => !ofNames.test(source));
export const isListed = ({ courses, otherProgrammes = [] }: Pick<CollegeDocument, 'courses' | 'otherProgrammes'>): boolean =>
  otherProgrammes.length > 0 || courses.some(({ basis = 'register' }) => basis === 'register');
export const isPartial = (doc: Pick<CollegeDocument, 'courses' | 'otherProgrammes' | 'sources'>): boolean =>
  isListed(doc) && !listsOf(doc).some((source) => ofEverything.test(source));

const alone = (course: string) => [course, new RegExp(`^${course}\\b`)] as const;

/** What a name that says which of these it teaches leaves unsaid is not to be expected there: no GNM at an ANM school. */
const saidByName: readonly { among: RegExp; named: readonly (readonly [course: string, theirs: RegExp])[] }[] = [
  {
    among: /^([bm]a|[bm]sc)-|^[bm]com\b/,
    named: [
      ['ba-programme-general', /^[bm]a-/],
      ['bsc-general', /^[bm]sc-/],
      ['bcom', /^[bm]com\b/],
    ],
  },
  { among: /^(deled|diploma-early)-/, named: [alone('diploma-early-childhood-education'), alone('deled-elementary-education')] },
  { among: /^[bd]ped$/, named: [alone('dped'), alone('bped')] },
  { among: /^[bm]sw$/, named: [alone('bsw'), alone('msw')] },
  { among: /^[ag]nm-/, named: [alone('anm-nursing'), alone('gnm-nursing')] },
  {
    among:
      /^(bsc|diploma)-(medical-lab|radiolog|radiograph|operation|optometry|dialysis|ophthalm|emergency|cardiac|respiratory)|^(baslp|bot)$/,
    named: [
      alone('bsc-medical-laboratory-technology'),
      alone('diploma-medical-laboratory-technology'),
      alone('bsc-operation-theatre-technology'),
      alone('bsc-cardiac-care-technology'),
    ],
  },
  { among: /^(bba|mba|bca|mca|pgdm)\b/, named: [alone('bba'), alone('mba'), alone('bca'), alone('mca')] },
];

/** These stand beside a polytechnic's own diplomas; any other kind says which diplomas it gives. */
const besidePolytechnic: ReadonlySet<CollegeKind> = new Set(['polytechnic', 'engineering', 'management', 'computer-applications']);

/** Engineering of these is a branch of its own: a college of agricultural engineering has no computer science to speak of. */
const ownBranch: readonly CollegeKind[] = [
  'agriculture',
  'dairy',
  'fisheries',
  'forestry',
  'maritime',
  'aviation',
  'medical',
  'veterinary',
];

/** Which groups of rules hold of it. */
function groupsOf(kinds: readonly CollegeKind[], { usual = '', type }: Pick<CollegeDocument, 'usual' | 'type'>): RuleGroup[] {
  if (usual === 'none' || kinds.includes('research-institute')) return [];
  if (kinds.length === 0) return usual === 'college' || usual === 'mahavidyalaya' ? [usual] : [];
  // A university of one subject is not what universities usually are.
  if (kinds.includes('university')) return kinds.length > 1 ? [] : [isPublic({ type }) ? 'public-university' : 'university'];
  return (
    kinds
      .filter((kind) => kind !== 'polytechnic' || kinds.every((other) => besidePolytechnic.has(other)))
      .filter((kind) => kind !== 'engineering' || !kinds.some((other) => ownBranch.includes(other)))
      // And it is of neither alone: no B.Sc in agriculture, no cabin crew.
      .filter((kind) => !kinds.includes('engineering') || (kind !== 'agriculture' && kind !== 'aviation'))
      // Who trains teachers of children with a disability is no school of teachers for all.
      .filter((kind) => kind !== 'teacher-education' || !kinds.includes('special-education'))
      // One that trains teachers of Sanskrit gives their B.Ed., and no Shastri.
      .filter((kind) => kind !== 'sanskrit' || !kinds.includes('teacher-education'))
      .map((kind) => (kind === 'degree-college' && usual === 'mahavidyalaya' ? usual : kind))
  );
}

/** The level of what it gives: the letter of its code, unless its name says otherwise. */
function levelOf({ aisheCode = '', usual = '' }: Pick<CollegeDocument, 'aisheCode' | 'usual'>): string {
  return usual === 'diploma' ? 'S' : aisheCode === '' ? 'C' : aisheCode.charAt(0);
}

const rulesOf = new Map<RuleGroup, KindRule[]>();
for (const rule of kindRules) rulesOf.set(rule.of, [...(rulesOf.get(rule.of) ?? []), rule]);

export class KindTeaching {
  private readonly byKey = new Map<string, Profile>();
  private readonly byNumber: Profile[] = [];

  /** In the order of their numbers. */
  get profiles(): readonly Profile[] {
    return this.byNumber;
  }

  get count(): number {
    return this.byNumber.length;
  }

  at(number: number): Profile | undefined {
    return this.byNumber[number];
  }

  of(doc: ProfiledCollege): Profile {
    const { kinds = [], courses, state } = doc;
    const groups = groupsOf(kinds, doc);
    const lists = isListed(doc) ? listsOf(doc) : [];
    const isWhole = lists.some((source) => ofEverything.test(source));
    if (groups.length === 0 || isWhole) return this.made('', () => []);
    const byName = new Set(courses.filter(({ basis }) => basis === 'name').map(({ courseId }) => courseId));
    const said = saidByName.flatMap(({ among, named }) => {
      const theirs = named.filter(([course]) => byName.has(course));
      return theirs.length === 0 ? [] : [{ among, theirs }];
    });
    const isTechnical = lists.some((source) => ofTechnology.test(source));
    const [level, hindi] = [levelOf(doc), speaksHindi(state)];
    const key = [
      groups.join('|'),
      level,
      said.flatMap(({ theirs }) => theirs.map(([course]) => course)).join('|'),
      isTechnical,
      hindi,
    ].join(' ');
    return this.made(key, () => {
      const found = new Map<string, UsualCourse>();
      const rules = groups
        .flatMap((group) => rulesOf.get(group) ?? [])
        .filter(
          ({ of, code, speaking }) =>
            (of === 'university' || of === 'public-university' || level === 'C' || level === 'S') &&
            (code === 'any' || code === level) &&
            (speaking === undefined || (speaking === 'hindi') === hindi),
        )
        .sort((a, b) => howUsual.indexOf(a.how) - howUsual.indexOf(b.how) || Number(a.certainty === 'C') - Number(b.certainty === 'C'));
      for (const { courses: ids, how, source, certainty } of rules)
        for (const courseId of ids) {
          const isOther = said.some(({ among, theirs }) => among.test(courseId) && !theirs.some(([, are]) => are.test(courseId)));
          if (isOther || (isTechnical && technical.test(courseId)) || found.has(courseId)) continue;
          found.set(courseId, { courseId, how, source, isToConfirm: certainty === 'C' });
        }
      return [...found.values()];
    });
  }

  /** Without what is known to be taught there. */
  usualOf(doc: ProfiledCollege): UsualCourse[] {
    const known = new Set(doc.courses.map(({ courseId }) => courseId));
    return this.of(doc).courses.filter(({ courseId }) => !known.has(courseId));
  }

  private made(key: string, make: () => UsualCourse[]): Profile {
    const there = this.byKey.get(key);
    if (there) return there;
    const courses = make();
    const counted = courses.flatMap(({ courseId, how, isToConfirm }) =>
      isToConfirm || how === 'sometimes' ? [] : [[courseId, how] as const],
    );
    const profile = { number: this.count, courses, counted: new Map(counted) };
    this.byKey.set(key, profile);
    this.byNumber.push(profile);
    return profile;
  }
}
