/** What must hold of catalog/rules: no student is judged by a rule that no author has written. */
import type { Lines } from '@disha/eligibility/book';
import type { Figure } from './figure.ts';

interface Ruled {
  courses: readonly { id: string }[];
  exams: readonly { id: string; entry?: string | undefined; otherEntries?: readonly string[] | undefined }[];
}

/** Whoever comes by a diploma has been through a course first, as with a degree: NORCET takes a GNM. */
const afterCourse: readonly string[] = ['', 'degree', 'diploma'];

/** A way in from school is told by an exam that is said to be sat after a degree: Paper 1 of a TET takes Class 12 and a D.El.Ed. */
function saidAfterDegreeAlone({ exams }: Ruled, rules: Lines): string[] {
  return exams
    .filter(({ id, entry, otherEntries = [] }) => {
      const [base, ...ways] = rules.get(id) ?? [];
      const isLower = base?.after === '' && ways.some(({ after }) => !afterCourse.includes(after));
      return isLower && [entry, ...otherEntries].every((one) => one === 'after graduation');
    })
    .map(({ id }) => `exams/${id}.json is said to be sat after a degree alone, and its rule has a way without one`);
}

/** Said to be mainly sat after a degree, and no way of it asks for one. */
const saidAfterNoDegree = ({ exams }: Ruled, rules: Lines) =>
  exams
    .filter(({ id, entry }) => {
      const lines = rules.get(id) ?? [];
      return entry === 'after graduation' && lines.length > 0 && lines.every(({ after, degree }) => after !== 'degree' && degree === '');
    })
    .map(({ id }) => `exams/${id}.json is said to be sat after a degree, and no way of its rule asks for one`);

export function checkRules(rules: Readonly<Record<keyof Ruled, Lines>>, content: Ruled): { figures: Figure[]; problems: string[] } {
  const without = (['courses', 'exams'] as const).flatMap((type) =>
    content[type].filter(({ id }) => !rules[type].has(id)).map(({ id }) => `rules/${type}.csv has no line for ${id}`),
  );
  const misplaced = [...saidAfterDegreeAlone(content, rules.exams), ...saidAfterNoDegree(content, rules.exams)];
  return {
    figures: [
      { label: 'courses and exams without a rule', value: String(without.length), ok: without.length === 0 },
      { label: 'exams said to be for graduates that are not', value: String(misplaced.length), ok: misplaced.length === 0 },
    ],
    problems: [...without, ...misplaced],
  };
}
