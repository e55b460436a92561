/** By what the ways of a plan are ordered: named levels, in order. A reason that is told is the name of the one that decided. */
import type { StudentDetails } from '@disha/contract/passport';
import { nears } from './knowledge.ts';
import type { WeighedWay } from './features.ts';
import type { Label } from './proposal.ts';
import type { WaySeat } from './seat.ts';

export type CriterionId =
  | ('goal' | 'within' | 'seat' | 'budget' | 'usual' | 'kept' | 'nearer' | 'taught')
  | ('sure' | 'kin' | 'degree' | 'fit' | 'home');

export interface PlanCriterion {
  id: CriterionId;
  says: string;
  /** The key of the student details without which it tells nothing apart. */
  asks?: (passport: StudentDetails) => string | undefined;
  /** The higher, the better; what is not known stands between yes and no. */
  level: (way: WeighedWay, first: WeighedWay | undefined) => number;
}

/** What nobody knows stands between what is possible and what is a reach. */
const bands: Readonly<Record<WaySeat['band'], number>> = { likely: 4, possible: 4, reach: 2, hard: 1, rare: 0 };
const bandUnknown = 3;

const isOpen = ({ features: { verdict, isUntold } }: WeighedWay) => verdict === 'open' || isUntold;
const goal: PlanCriterion = {
  id: 'goal',
  says: 'It leads to the wish itself, and nothing stands in the way.',
  level: (way) => way.grade * 2 + Number(isOpen(way)),
};
const within: PlanCriterion = {
  id: 'within',
  says: 'A place lies within what the student would go.',
  level: ({ features }) => Number(features.isWithin),
};
const seat: PlanCriterion = {
  id: 'seat',
  says: 'A seat is likely or possible, or less of a reach.',
  asks: ({ class: of, marks }) =>
    (of === '10' ? marks?.class10 : of === '12' ? marks?.class12 : marks) === undefined
      ? of === '10'
        ? 'marks.class10.percent'
        : 'marks.class12.percent'
      : undefined,
  level: ({ features }) => (features.seat === null ? bandUnknown : bands[features.seat.band]),
};
const budget: PlanCriterion = {
  id: 'budget',
  says: 'It is within what the family can pay.',
  asks: ({ budget: told }) => (told === undefined ? 'budget' : undefined),
  level: ({ features: { isWithinBudget, cost } }) =>
    isWithinBudget === true ? 0 : isWithinBudget === null && cost !== null ? 0 : cost === null ? -1e9 : -cost,
};
const usual: PlanCriterion = { id: 'usual', says: 'Most come to it so.', level: ({ usual: often }) => -often };
/** The table of what leads to the work names the most usual first. */
const first: PlanCriterion = { ...usual, level: ({ usual: often, place = 0 }) => -100 * often - place };
const kept: PlanCriterion = {
  id: 'kept',
  says: 'This gate opens public places, or most of those that teach it.',
  level: ({ gate, course, features: { isPublic, share } }) =>
    gate.isPicked
      ? 100
      : gate.kind === 'ask' || gate.kind === 'distance'
        ? -1
        : gate.kind === 'marks' && course?.exams && course.byMarks !== 'most'
          ? 0
          : Number(isPublic) * 20 + share,
};
const nearer: PlanCriterion = {
  id: 'nearer',
  says: 'It is nearer home.',
  asks: ({ state, district }) => (state === undefined ? 'state' : district === undefined ? 'district' : undefined),
  level: ({ features: { near } }) => (near === null ? -2.5 : -nears.indexOf(near)),
};
const needsTest = ({ gate: { kind } }: WeighedWay) => kind === 'exam' || kind === 'own';
const sure: PlanCriterion = {
  id: 'sure',
  says: 'It is sure; where nothing is, a seat is likely or possible, or no test stands before it.',
  level: (way) => {
    const { isSure, seat: there } = way.features;
    if (isSure) return bands.likely + 1;
    if (there !== null) return bands[there.band];
    return needsTest(way) ? bandUnknown : bands.possible;
  },
};
const kin: PlanCriterion = { id: 'kin', says: 'It is near what the student wishes.', level: ({ grade }) => grade };
const nearest: PlanCriterion = { ...kin, says: 'The table of what is near names it first.', level: ({ row = 0 }) => -row };
const degree: PlanCriterion = {
  id: 'degree',
  says: 'It ends in a degree.',
  level: ({ course }, first) =>
    Number(typeof course?.gives === 'object' && (first?.course === undefined || typeof first.course.gives === 'object')),
};
const home: PlanCriterion = {
  id: 'home',
  says: 'It can be done from home, at a college rather than alone.',
  level: ({ gate, course, features: { near } }) =>
    Number(course === undefined || near === 'district' || near === 'next' || gate.kind === 'direct'),
};
const fit: PlanCriterion = { id: 'fit', says: 'It goes on from the subjects the student studies.', level: ({ features }) => features.fit };
const taught: PlanCriterion = { id: 'taught', says: 'More places teach it.', level: ({ features }) => features.taught };

export const planCriteria: Readonly<Record<Label, readonly PlanCriterion[]>> = {
  A: [goal, within, first, taught, kept, seat, budget],
  B: [kin, budget, usual, kept, seat, nearer, nearest],
  C: [sure, degree, home, kin, fit, kept, budget],
};
