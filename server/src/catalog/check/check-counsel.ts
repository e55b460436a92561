/** What must hold of catalog/counsel: ids that are there, nothing twice, a lead to every career, and for each goal something near. */
import type { CareerFile } from '@disha/contract/careers.files';
import type { CounselFiles, KinRow, LadderRow, LeadRow } from '@disha/contract/counsel.files';
import { kinStreams } from '@disha/contract/counsel.words';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamFile } from '@disha/contract/exams.files';
import { isUnconfirmed } from '@disha/contract/own-sources';
import { entryAfter } from '@disha/contract/taxonomy';
import { isLearnedAtWork } from '@disha/eligibility/book';
import { leadsMaker } from '@disha/eligibility/leads';
import type { Figure } from './figure.ts';

interface Known {
  courses: readonly Pick<CourseFile, 'id' | 'eligibility'>[];
  exams: readonly Pick<ExamFile, 'id' | 'purpose' | 'qualification'>[];
  careers: readonly Pick<CareerFile, 'id' | 'routes' | 'courses'>[];
}
type Ids = Readonly<Record<keyof Known, ReadonlySet<string>>>;

/** Of the commonest wishes as many are asked for, and of each so many that are near. */
const [goals, nearEach] = [60, 3];

const missing = (ids: Ids, type: keyof Known, id: string) => (ids[type].has(id) ? [] : [`there is no ${type}/${id}`]);
const missingStream = (goal: string) => (kinStreams.some((one) => one === goal) ? [] : [`nobody stands at ${goal}`]);
const unfit = ({ source, certainty }: Pick<LeadRow, 'source' | 'certainty'>) =>
  isUnconfirmed(source) && certainty !== 'C' ? [`certainty ${certainty} does not fit its source`] : [];

/** Each row with its name, in which it may stand once. */
function faultsOf<Row>(rows: readonly Row[], nameOf: (row: Row) => string, faults: (row: Row) => readonly string[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const name = nameOf(row);
    const isTwice = seen.has(name);
    seen.add(name);
    return [...(isTwice ? ['stands twice'] : []), ...faults(row)].map((fault) => `${name}: ${fault}`);
  });
}

const leadName = ({ career, type, id }: LeadRow) => `leads.csv: ${career} ${type}/${id}`;
const leadFaults = (ids: Ids) => (row: LeadRow) => [
  ...missing(ids, 'careers', row.career),
  ...missing(ids, row.type, row.id),
  ...(row.after === undefined || row.after === 'degree' ? [] : missing(ids, 'courses', row.after)),
  ...unfit(row),
];

const kinName = ({ goal_type: goalType, goal, type, id }: KinRow) => `kin.csv: ${goalType}/${goal} ${type}/${id}`;
const kinFaults = (ids: Ids) => (row: KinRow) => [
  ...(row.goal_type === 'streams' ? missingStream(row.goal) : missing(ids, row.goal_type, row.goal)),
  ...missing(ids, row.type, row.id),
  ...(row.goal_type === row.type && row.goal === row.id ? ['is near itself'] : []),
  ...unfit(row),
];

const ladderName = ({ course }: LadderRow) => `ladder.csv: ${course}`;
const ladderFaults = (ids: Ids) => (row: LadderRow) => [...missing(ids, 'courses', row.course), ...unfit(row)];

export function checkCounsel({ leads, kin, ladder }: CounselFiles, known: Known): { figures: Figure[]; problems: string[] } {
  const setOf = (type: keyof Known) => new Set(known[type].map(({ id }) => id));
  const ids: Ids = { courses: setOf('courses'), exams: setOf('exams'), careers: setOf('careers') };
  const courses = known.courses.map(({ id, eligibility }) => ({ id, entries: [entryAfter(eligibility.minimumClass)] }));
  const leadsOf = leadsMaker({ courses, exams: known.exams, leads });
  const unled = known.careers.filter((career) => leadsOf(career).length === 0 && !career.routes.some(isLearnedAtWork));
  const byGoal = new Map<string, number>();
  for (const { goal_type: goalType, goal } of kin) byGoal.set(`${goalType}/${goal}`, (byGoal.get(`${goalType}/${goal}`) ?? 0) + 1);
  const thin = [...byGoal].filter(([, count]) => count < nearEach);
  const problems = [
    ...faultsOf(leads, leadName, leadFaults(ids)),
    ...faultsOf(kin, kinName, kinFaults(ids)),
    ...faultsOf(ladder, ladderName, ladderFaults(ids)),
    ...unled.map(({ id }) => `leads.csv: nothing leads to ${id}`),
    ...thin.map(([goal, count]) => `kin.csv: ${goal} has ${count} that are near, not ${nearEach}`),
  ];
  return {
    figures: [
      { label: 'courses and posts that lead to a career, beside its page', value: String(leads.length), ok: unled.length === 0 },
      { label: 'goals of which it is said what is near', value: `${byGoal.size} (at least ${goals})`, ok: byGoal.size >= goals },
      { label: 'courses by how hard a seat is to get', value: String(ladder.length), ok: ladder.length > 0 },
    ],
    problems,
  };
}
