/** What must hold of catalog/admissions/prerequisites.csv: exams and courses that are there, nothing twice, a source that fits. */
import type { PrerequisiteRow } from '@disha/contract/prerequisites.files';
import { isUnconfirmed } from '@disha/contract/own-sources';
import type { Figure } from './figure.ts';

type Known = Readonly<Record<'exams' | 'courses', readonly { id: string }[]>>;

export function checkPrerequisites(rows: readonly PrerequisiteRow[], known: Known): { figures: Figure[]; problems: string[] } {
  const ids = { exam: new Set(known.exams.map(({ id }) => id)), course: new Set(known.courses.map(({ id }) => id)) };
  const seen = new Set<string>();
  const problems = rows.flatMap(({ before, of, needs, source, certainty }) => {
    const where = `prerequisites.csv: ${before}: ${needs}`;
    const isTwice = seen.has(where);
    seen.add(where);
    return [
      ...(isTwice ? [`${where} stands twice`] : []),
      ...((of === 'exam' || of === 'course') && !ids[of].has(before) ? [`${where}: there is no ${of} ${before}`] : []),
      ...(isUnconfirmed(source) && certainty !== 'C' ? [`${where}: certainty ${certainty} does not fit its source`] : []),
    ];
  });
  return {
    figures: [{ label: 'what must be done before a test or a seat', value: String(rows.length), ok: problems.length === 0 }],
    problems,
  };
}
