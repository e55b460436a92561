/** What must hold of catalog/fees/: a source for every figure, and every course and college it speaks of there. */
import { isUnconfirmed } from '@disha/contract/own-sources';
import type { FeeFiles } from './fee-files.ts';
import type { Figure } from './check.ts';

interface Known {
  courses: readonly { id: string }[];
  colleges: readonly { id: string }[];
}

/** Whole families by how their courses are named: a new course of that name belongs there too. */
const families = { engineering: 'btech-', iti: 'iti-', design: 'bdes' } as const;
/** Named alike and paid otherwise: at sea, in dairies, on farms. */
const apart = new Set(['btech-marine-engineering', 'btech-naval-architecture', 'btech-poultry-technology', 'btech-dairy-technology']);

export function feeFaults({ bands, families: rows, institutes }: FeeFiles, { courses, colleges }: Known): string[] {
  const courseIds = new Set(courses.map(({ id }) => id));
  const collegeIds = new Set(colleges.map(({ id }) => id));
  const byFamily = new Map(rows.map(({ family, courses: ids }) => [family, ids]));
  const seen = new Set<string>();
  return [
    ...bands.flatMap(({ id, courses: named, colleges: own, certainty, sources, from, to, seat, what }) => {
      const where = `fees/bands.csv: ${id}`;
      const isTwice = seen.has(id);
      seen.add(id);
      const unread = sources.every(isUnconfirmed);
      return [
        ...(isTwice ? [`${where} stands twice`] : []),
        ...named.filter((one) => !courseIds.has(one) && !byFamily.has(one)).map((one) => `${where}: there is no course or family ${one}`),
        ...own.filter((one) => !collegeIds.has(one)).map((one) => `${where}: there is no college ${one}`),
        ...(unread && certainty !== 'C' ? [`${where}: rests on no reading and is not marked C`] : []),
        ...(!unread && certainty === 'C' ? [`${where}: is marked C beside a source that was read`] : []),
        ...(sources.some((source) => /https?:|www\.|\.csv|public copy|knowledge/.test(source))
          ? [`${where}: a source is said as body and year`]
          : []),
        ...(to === 0 && seat !== 'reduced' ? [`${where}: names no figure`] : []),
        ...(from > 0 && to > 100 * from ? [`${where}: from ${from} to ${to} says nothing`] : []),
        ...((what === 'tuition') === named.length > 0 ? [] : [`${where}: ${what} and courses do not go together`]),
      ];
    }),
    ...rows.flatMap(({ family, courses: ids }) =>
      ids.filter((one) => !courseIds.has(one)).map((one) => `fees/families.csv: ${family}: there is no course ${one}`),
    ),
    ...Object.entries(families).flatMap(([family, start]) =>
      courses
        .filter(({ id }) => id.startsWith(start) && !apart.has(id) && !byFamily.get(family)?.includes(id))
        .map(({ id }) => `fees/families.csv: ${family} lacks ${id}`),
    ),
    ...institutes.flatMap(({ type, colleges: ids }) =>
      ids.filter((one) => !collegeIds.has(one)).map((one) => `fees/institutes.csv: ${type}: there is no college ${one}`),
    ),
  ];
}

export function checkFees(files: FeeFiles, known: Known): { figures: Figure[]; problems: string[] } {
  const problems = feeFaults(files, known);
  const by = (mark: string) => files.bands.filter(({ certainty }) => certainty === mark).length;
  const inFamily = new Map(files.families.map(({ family, courses }) => [family, courses]));
  const priced = new Set(files.bands.flatMap(({ courses }) => courses.flatMap((id) => inFamily.get(id) ?? [id])));
  return {
    figures: [
      {
        label: 'fee bands',
        value: `${files.bands.length} (A ${by('A')}, B ${by('B')}, C ${by('C')}) for ${priced.size} of ${known.courses.length} courses`,
        ok: problems.length === 0,
      },
    ],
    problems,
  };
}
