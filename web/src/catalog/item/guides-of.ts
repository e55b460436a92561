/** Which guides answer what is asked at this place: by exam, by counselling, by a step of the plan, by marks that were told. */
import type { StepKind } from '@disha/contract/plan-steps';
import type { LinkedGuide } from '../../messages/guide-links.ts';

const byExam: Readonly<Record<string, readonly LinkedGuide[]>> = {
  'jee-main': ['josaa', 'freeze-float-slide', 'csab', 'engineering-not-iit'],
  'jee-advanced': ['josaa', 'freeze-float-slide', 'engineering-not-iit'],
  'neet-ug': ['neet-counselling', 'mbbs-not-reachable', 'paid-seats'],
  'cuet-ug': ['cuet'],
  // These open the second year: no course of ours begins with them.
  jelet: ['diploma-to-degree'],
  'ap-ecet': ['diploma-to-degree'],
  'tg-ecet': ['diploma-to-degree'],
};
export const guidesOfExam = (id: string): readonly LinkedGuide[] => [
  ...((Object.hasOwn(byExam, id) && byExam[id]) || []),
  'papers-for-counselling',
];

const byCounselling: Readonly<Record<string, readonly LinkedGuide[]>> = {
  josaa: ['josaa', 'freeze-float-slide', 'csab'],
  csab: ['csab', 'josaa'],
  mcc: ['neet-counselling', 'mbbs-not-reachable'],
  du: ['cuet'],
};

/** Each way in sends somebody on to papers; where seats are sold, to what these are. */
export const guidesOfCounselling = ({ id, paid }: { id: string; paid: boolean }): readonly LinkedGuide[] => [
  ...((Object.hasOwn(byCounselling, id) && byCounselling[id]) || (['freeze-float-slide'] as const)),
  ...(paid ? (['paid-seats'] as const) : []),
  'papers-for-counselling',
];

const byStep: Readonly<Partial<Record<StepKind, readonly LinkedGuide[]>>> = {
  subjects: ['change-stream', 'after-10'],
  papers: ['papers-for-counselling'],
  marks: ['compartment-cbse', 'fake-university'],
  cost: ['scholarship-start', 'education-loan', 'fee-waiver'],
};

/** `exams`: those that the step is about. */
export function guidesOfStep(kind: StepKind | undefined, exams: readonly string[]): readonly LinkedGuide[] {
  if (kind === 'counselling') return [...new Set(exams.length === 0 ? guidesOfExam('') : exams.flatMap(guidesOfExam))];
  return (kind && byStep[kind]) ?? [];
}

const toPass = 33;
const isFailed = (typed: string) => {
  const percent = Number(typed.replace(',', '.'));
  return typed.trim() !== '' && percent >= 0 && percent < toPass;
};

/** Marks below what boards pass with: what can be done next, said at once, and only to the student with such marks. */
export function guidesOfMarks({ percent10, percent12 }: { percent10: string; percent12: string }): readonly LinkedGuide[] {
  if (isFailed(percent12)) return ['failed-12', 'compartment-cbse', 'nios'];
  return isFailed(percent10) ? ['nios', 'dropout'] : [];
}

/** From a goal that is out of reach. */
export function guidesOfGoal({ type, id }: { type: string; id: string }): readonly LinkedGuide[] {
  if (id === 'mbbs' || id === 'neet-ug') return ['mbbs-not-reachable', 'paid-seats'];
  if (id === 'jee-main' || id === 'jee-advanced' || (type === 'courses' && id.startsWith('btech'))) return ['engineering-not-iit'];
  return [];
}
