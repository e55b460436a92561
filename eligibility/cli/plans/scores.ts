/** How well plans and candidates agree with the labels; a number each, with the misses behind it. */
import type { IdealWay, LabelledStudent, WrongWay } from './corpus.ts';
import type { PlanShape, Snapshot, WayShape } from './snapshot-shape.ts';

/** What a labelled way is compared with: a way of a plan, or a candidate. */
type Gated = Pick<WayShape, 'course' | 'career' | 'exams' | 'by'>;

/** The same course, or the same career where the label names no course, through a gate that the label accepts. */
export function isSameWay(label: IdealWay, way: Gated): boolean {
  const isSameStudy = label.course === undefined ? way.course === undefined && label.career === way.career : label.course === way.course;
  if (!isSameStudy) return false;
  const named = label.exams ?? [];
  if (named.some((exam) => way.exams.includes(exam))) return true;
  if (label.by === 'marks') return way.by === 'marks' || way.by === 'ask';
  if (label.by === 'own') return way.by === 'own' || way.by === 'ask' || (way.by === 'exam' && named.length === 0);
  if (label.by === 'distance' || label.by === 'work') return way.by === label.by;
  return named.length === 0 && (way.by === 'exam' || way.by === 'own');
}

/** A label of a later step, or of the choice of a stream, is no candidate of today. */
const isNextStep = ({ after, what }: IdealWay) => after === undefined && what === undefined;

export const candidateOf = (line: string): Gated => {
  const [course = '', career = '', exams = '', by = 'exam'] = line.split('|');
  return {
    ...(course === '' ? {} : { course }),
    ...(career === '' ? {} : { career }),
    ...{ exams: exams === '' ? [] : exams.split('+'), by: by as WayShape['by'] },
  };
};

/** Only what a program can read of a label decides: ids, roles and distances, no words and no kind of keeper. */
function breaks(wrong: WrongWay, way: WayShape): boolean {
  const { role, career, course, exams, kind, place, near, inWords } = wrong;
  if (inWords === true || kind !== undefined) return false;
  if (role !== undefined && role !== way.label) return false;
  if (career !== undefined && career !== way.career) return false;
  if (course !== undefined && course !== way.course) return false;
  if (exams !== undefined && !exams.some((exam) => way.exams.includes(exam))) return false;
  if (place !== undefined && !way.places.some(({ college }) => college === place)) return false;
  if (near !== undefined && way.places[0]?.near !== near) return false;
  return career !== undefined || course !== undefined || exams !== undefined || place !== undefined;
}

export interface Scores {
  students: number;
  /** Students whose first way is one of the two best labelled ones. */
  firstIdeal: number;
  /** Students of whose ways two are labelled, or all where the plan has fewer. */
  twoIdeal: number;
  matchedWays: number;
  /** Matched ways with named places that show at least one of them. */
  placed: number;
  withPlaces: number;
  unacceptable: number;
  /** Labelled next steps that are candidates. */
  covered: number;
  coverable: number;
  /** Students of whom the first three labelled next steps are candidates. */
  coveredStudents: number;
  medianCandidates: number;
  misses: readonly string[];
}

const described = ({ course = '-', career = '-', exams = [], by }: Gated | IdealWay) =>
  `${course} (${career}) by ${exams.join(' or ') || by}`;

function missesOf({ id, ideal, unacceptable }: LabelledStudent, plan: PlanShape) {
  const next = ideal.filter(isNextStep);
  const [first] = plan.ways;
  const isFirstIdeal = first !== undefined && ideal.slice(0, 2).some((label) => isSameWay(label, first));
  const matched = plan.ways.flatMap((way) => {
    const label = ideal.find((one) => isSameWay(one, way));
    return label === undefined ? [] : [{ way, label }];
  });
  const broken = plan.ways.flatMap((way) => unacceptable.filter((wrong) => breaks(wrong, way)).map((wrong) => ({ way, wrong })));
  return {
    ...{ next, matched, broken, isFirstIdeal },
    isTwoIdeal: matched.length >= Math.min(2, plan.ways.length) && matched.length > 0,
    lines: [
      ...(isFirstIdeal || first === undefined
        ? []
        : [`${id}: first way is ${described(first)}, labelled ${next.slice(0, 2).map(described).join('; ')}`]),
      ...broken.map(({ way }) => `${id}: ${way.label} is unacceptable: ${described(way)}`),
    ],
  };
}

export function scoresOf(students: readonly LabelledStudent[], { plans, candidates }: Snapshot): Scores {
  const sum = { firstIdeal: 0, twoIdeal: 0, matchedWays: 0, placed: 0, withPlaces: 0, unacceptable: 0 };
  let [covered, coverable, coveredStudents] = [0, 0, 0];
  const misses: string[] = [];
  for (const student of students) {
    const plan = plans[student.id];
    if (plan === undefined) throw new Error(`There is no plan of ${student.id}.`);
    const { next, matched, broken, isFirstIdeal, isTwoIdeal, lines } = missesOf(student, plan);
    const named = matched.filter(({ label }) => label.places !== undefined && label.places.length > 0);
    sum.firstIdeal += Number(isFirstIdeal);
    sum.twoIdeal += Number(isTwoIdeal);
    sum.matchedWays += matched.length;
    sum.withPlaces += named.length;
    sum.placed += named.filter(({ way, label }) => way.places.some(({ college }) => label.places?.includes(college))).length;
    sum.unacceptable += broken.length;
    const all = (candidates[student.id] ?? []).map(candidateOf);
    const missing = next.filter((label) => !all.some((one) => isSameWay(label, one)));
    covered += next.length - missing.length;
    coverable += next.length;
    coveredStudents += Number(!next.slice(0, 3).some((label) => missing.includes(label)));
    misses.push(...lines, ...missing.map((label) => `${student.id}: no candidate ${described(label)}`));
  }
  const sizes = students.map(({ id }) => candidates[id]?.length ?? 0).sort((a, b) => a - b);
  return {
    ...{ students: students.length, ...sum, covered, coverable, coveredStudents, misses },
    medianCandidates: sizes[Math.floor(sizes.length / 2)] ?? 0,
  };
}

const share = (part: number, of: number) => `${part} of ${of} (${of === 0 ? 0 : Math.round((100 * part) / of)} %)`;

export const scoreLines = (name: string, scores: Scores): readonly string[] => [
  `${name}: ${scores.students} students`,
  `  first way among the first two labelled  ${share(scores.firstIdeal, scores.students)}`,
  `  two ways labelled, or all of fewer      ${share(scores.twoIdeal, scores.students)}`,
  `  a labelled place at a matched way       ${share(scores.placed, scores.withPlaces)}`,
  `  unacceptable ways that ids tell         ${scores.unacceptable}`,
  `  labelled ways that are candidates       ${share(scores.covered, scores.coverable)}`,
  `  students with their first three         ${share(scores.coveredStudents, scores.students)}`,
  `  candidates of a student, the median     ${scores.medianCandidates}`,
];
