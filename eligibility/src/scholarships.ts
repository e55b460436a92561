/**
 * Whether a scholarship may be for a student. What the student details does not hold, or what stands only in words, never says no: it is
 * something to check.
 */
import type { IncomeBand, StudentDetails } from '@disha/contract/passport';
import type { ScholarshipCategory, ScholarshipStage } from '@disha/contract/scholarships.words';
import type { State, StudentClass } from '@disha/contract/taxonomy';

/** What it asks, as its catalog says it. */
export interface ScholarshipAsks {
  states: readonly State[];
  stages: readonly ScholarshipStage[];
  incomeCeiling: number | null;
  incomeNote: string | null;
  minimumMarks: string | null;
  forGirls: boolean;
  categories: readonly ScholarshipCategory[];
}

const fitParts = ['home', 'stage', 'girls', 'group', 'income', 'marks'] as const;
type FitPart = (typeof fitParts)[number];
/** `later`: not yet, but it comes. `unknown`: the student details does not say. `check`: only the student can tell. */
export type FitStanding = 'met' | 'unmet' | 'later' | 'unknown' | 'check';
export type Fit = 'fits' | 'may_fit' | 'does_not';

export interface ScholarshipFit {
  fit: Fit;
  parts: readonly { part: FitPart; standing: FitStanding }[];
}

/** Rupees a year: above the first, up to the second. */
const bands: Readonly<Record<IncomeBand, readonly [number, number]>> = {
  under_1l: [0, 100_000],
  '1l_2_5l': [100_000, 250_000],
  '2_5l_4_5l': [250_000, 450_000],
  '4_5l_8l': [450_000, 800_000],
  over_8l: [800_000, Number.POSITIVE_INFINITY],
};

/** The stages a student is at, or comes to next summer. */
const stagesOf: Readonly<Record<StudentClass, readonly ScholarshipStage[]>> = {
  '10': ['class_9_12', 'after_10'],
  '12': ['class_9_12', 'after_10', 'after_12'],
  graduate: ['graduate'],
};
const ahead: Readonly<Record<StudentClass, readonly ScholarshipStage[]>> = {
  '10': ['after_12', 'graduate'],
  '12': ['graduate'],
  graduate: [],
};

function home({ states }: ScholarshipAsks, { state }: StudentDetails): FitStanding | undefined {
  if (states.length === 0) return undefined;
  if (state === undefined) return 'unknown';
  return states.includes(state) ? 'met' : 'unmet';
}

function stage({ stages }: ScholarshipAsks, details: StudentDetails): FitStanding {
  const at = details.class;
  if (at === undefined) return 'unknown';
  const isAmong = (some: readonly ScholarshipStage[]) => stages.some((each) => some.includes(each));
  if (isAmong(stagesOf[at])) return 'met';
  if (isAmong(ahead[at])) return 'later';
  // Some help a second degree as well as the first, others do not.
  return at === 'graduate' && stages.includes('after_12') ? 'check' : 'unmet';
}

function girls({ forGirls }: ScholarshipAsks, { gender }: StudentDetails): FitStanding | undefined {
  if (!forGirls) return undefined;
  if (gender === undefined) return 'unknown';
  return gender === 'female' ? 'met' : gender === 'male' ? 'unmet' : 'check';
}

/** Groups that no student details tells of: a student who belongs to one knows it. */
const ownKnowledge: readonly ScholarshipCategory[] = ['ebc', 'dnt', 'minority', 'orphan', 'forces', 'workers'];
const groupOf = { sc: 'sc', st: 'st', obc_ncl: 'obc', ews: 'ews', general: undefined } as const;

function group({ categories }: ScholarshipAsks, { category, disability }: StudentDetails): FitStanding | undefined {
  if (categories.length === 0) return undefined;
  const own = category && groupOf[category];
  if ((own && categories.includes(own)) || (disability === true && categories.includes('disability'))) return 'met';
  if (categories.some((each) => ownKnowledge.includes(each))) return 'check';
  const isOpen =
    (category === undefined && categories.some((each) => each !== 'disability')) ||
    (disability === undefined && categories.includes('disability'));
  return isOpen ? 'unknown' : 'unmet';
}

function income({ incomeCeiling, incomeNote }: ScholarshipAsks, { incomeBand }: StudentDetails): FitStanding | undefined {
  if (incomeCeiling === null) return incomeNote === null ? undefined : 'check';
  if (incomeBand === undefined) return 'unknown';
  const [above, upTo] = bands[incomeBand];
  if (above >= incomeCeiling) return 'unmet';
  // A ceiling with a note is the highest of several.
  return upTo <= incomeCeiling && incomeNote === null ? 'met' : 'check';
}

export function scholarshipFitOf(asks: ScholarshipAsks, details: StudentDetails): ScholarshipFit {
  const standings: Record<FitPart, FitStanding | undefined> = {
    home: home(asks, details),
    stage: stage(asks, details),
    girls: girls(asks, details),
    group: group(asks, details),
    income: income(asks, details),
    // In words, and often of an examination that the student details does not hold.
    marks: asks.minimumMarks === null ? undefined : 'check',
  };
  const parts = fitParts.flatMap((part) => {
    const standing = standings[part];
    return standing === undefined ? [] : [{ part, standing }];
  });
  const is = (standing: FitStanding) => parts.some((each) => each.standing === standing);
  return { fit: is('unmet') ? 'does_not' : parts.every(({ standing }) => standing === 'met') ? 'fits' : 'may_fit', parts };
}
