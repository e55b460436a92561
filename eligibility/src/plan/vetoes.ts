/** What no plan proposes: a table. Criteria prefer; only these rows remove. */
import type { PlanAsk } from './asked.ts';
import type { WeighedWay } from './features.ts';
import { testsBefore } from './first-exams.ts';
import type { Label } from './proposal.ts';

interface Veto {
  id: string;
  /** In plain words, for a counsellor. */
  says: string;
  strikes: (way: WeighedWay, asked: PlanAsk, label: Label, taken: readonly WeighedWay[]) => boolean;
}

/** Also by a test that stands before it. */
const testsOf = (asked: PlanAsk, { exams }: WeighedWay['gate']) =>
  exams.flatMap(({ id }) => [id, ...testsBefore(id, asked.passport.state)]);
const sharesTest = (asked: PlanAsk, { gate }: WeighedWay, other: WeighedWay['gate']) => {
  const own = testsOf(asked, gate);
  return testsOf(asked, other).some((id) => own.includes(id));
};
const isSameStudy = (a: WeighedWay, b: WeighedWay) => a.course !== undefined && a.course === b.course;

/** A list of marks and a college's own are told alike. */
const shownAs = ({ gate: { kind, exams } }: WeighedWay) =>
  exams.length > 0 ? exams.map(({ id }) => id).join() : kind === 'list' ? 'marks' : kind;

export const vetoes: readonly Veto[] = [
  {
    id: 'no-call',
    says: 'A seat that fewer than 15 in 100 with this rank were called for is no way.',
    strikes: ({ features: { chance } }) => chance !== null && chance.probability < 0.15,
  },
  {
    id: 'same-way',
    says: 'No two ways share study and gate.',
    strikes: (way, _asked, _label, taken) =>
      taken.some(
        (one) =>
          one.id === way.id ||
          (way.course === undefined && one.course === undefined && one.gate.key === way.gate.key) ||
          (isSameStudy(one, way) && shownAs(one) === shownAs(way)),
      ),
  },
  {
    id: 'same-gate',
    says: 'The second way does not hang on a test of the first.',
    strikes: ({ gate }, asked, label, [first]) =>
      label === 'B' && first !== undefined && (first.gate.key === gate.key || sharesTest(asked, first, gate)),
  },
  {
    id: 'same-test-unsure',
    says: 'What is not sure does not stand as the third way behind a test of the others.',
    strikes: (way, asked, label, taken) => label === 'C' && !way.features.isSure && taken.some(({ gate }) => sharesTest(asked, way, gate)),
  },
  {
    id: 'same-study-sure',
    says: 'A sure way of the same course stands beside none of it.',
    strikes: (way, _asked, label, taken) => label === 'C' && taken.some((one) => one.features.isSure && isSameStudy(one, way)),
  },
  {
    id: 'beyond',
    says: 'The second and the third way lie within what the student would go.',
    strikes: ({ features: { isWithin } }, _asked, label) => label === 'B' && !isWithin,
  },
  {
    id: 'below',
    says: 'What is begun after Class 10 stands in no plan of Class 12, but for the wish or the nearest to it.',
    strikes: ({ relation, grade, features: { isBelow } }, _asked, label) => isBelow && relation !== 'goal' && (grade < 2 || label === 'C'),
  },
  {
    id: 'same-study-ask',
    says: 'The same course where the college is asked stands beside none.',
    strikes: (way, _asked, label, [first]) =>
      label === 'B' && first !== undefined && isSameStudy(way, first) && way.gate.kind !== 'exam' && way.gate.kind !== 'list',
  },
  {
    id: 'distance-second',
    says: 'Distance learning is not the second way.',
    strikes: ({ gate }, { passport }, label) => gate.kind === 'distance' && (label === 'B' || passport.class === '10'),
  },
  {
    id: 'anew',
    says: 'Nothing that begins again below a degree fills up a plan.',
    strikes: ({ relation, features: { isAnew } }, _asked, label) => isAnew && (label !== 'A' || relation !== 'goal'),
  },
];
