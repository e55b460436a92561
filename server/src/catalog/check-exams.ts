/** What must hold of each exam's file beyond its schema. */
import type { ExamFile } from '@disha/contract/exams.files';

/** An address that names a year leads to last year's site before long. */
export const namesYear = (link: string): boolean => /(?<!\d)(19|20)\d\d(?!\d)/.test(link);

export function examFaults(exams: readonly Pick<ExamFile, 'id' | 'level' | 'state' | 'officialLink'>[]): string[] {
  return exams.flatMap(({ id, level, state, officialLink }) => {
    const where = `exams/${id}.json`;
    return [
      ...(level === 'state' && state === undefined ? [`${where}: does not say which state it belongs to`] : []),
      ...(level === 'national' && state !== undefined ? [`${where}: is national and yet of ${state}`] : []),
      ...(namesYear(officialLink) ? [`${where}: ${officialLink} names a year`] : []),
    ];
  });
}
