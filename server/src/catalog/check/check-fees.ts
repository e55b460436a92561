/** What must hold of catalog/fees/: a source for every figure, and every course and college it speaks of there. */
import type { FeeBandRow } from '@disha/contract/fees.files';
import { defaultLanguage } from '@disha/contract/languages';
import { isUnconfirmed } from '@disha/contract/own-sources';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import { worded } from '../../http/language.ts';
import type { FeeFiles } from '../fees/fee-files.ts';
import type { Figure } from './figure.ts';

interface KnownToFees {
  courses: readonly { id: string }[];
  colleges: readonly { id: string; state?: string }[];
}

/** Whole families by how their courses are named: a new course of that name belongs there too. */
const families = { engineering: 'btech-', iti: 'iti-', design: 'bdes' } as const;
/** Named alike and paid otherwise: at sea, in dairies, on farms. */
const apart = new Set(['btech-marine-engineering', 'btech-naval-architecture', 'btech-poultry-technology', 'btech-dairy-technology']);

/** By id: the courses and families that may be named, and the colleges. */
interface Priced {
  courses: ReadonlySet<string>;
  colleges: ReadonlySet<string>;
}

/** Of one band by itself: of those that ship and of those that come in a sheet. */
export function bandFaults(band: FeeBandRow, { courses, colleges }: Priced): Said[] {
  const { courses: named, colleges: own, certainty, sources, from, to, seat, what } = band;
  const unread = sources.every(isUnconfirmed);
  return [
    ...named.filter((id) => !courses.has(id)).map((id) => say('imports.feeCourse', { id })),
    ...own.filter((id) => !colleges.has(id)).map((id) => say('imports.feeCollege', { id })),
    ...(unread && certainty !== 'C' ? [say('imports.feeUnread')] : []),
    ...(!unread && certainty === 'C' ? [say('imports.feeRead')] : []),
    ...(sources.some((source) => /https?:|www\.|\.csv|public copy|knowledge/.test(source)) ? [say('imports.feeSource')] : []),
    ...(to === 0 && seat !== 'reduced' && own.length === 0 ? [say('imports.feeNone')] : []),
    ...(from > 0 && to > 100 * from ? [say('imports.feeWide', { from, to })] : []),
    // A hostel's figure that was read is of those colleges; only what is generally known is of all.
    ...(named.length > 0 || (what === 'hostel' && (own.length > 0 || certainty === 'C')) ? [] : [say('imports.feeKind', { what })]),
  ];
}

/** What a year of one college can cost on an official list of seats by merit: anything else was read from another column. */
const listed = { least: 3000, most: 400_000 };

/** Of what official lists name for single colleges: one figure a list and college, in the list's own state, that can be true. */
function ownFaults(own: readonly FeeBandRow[], colleges: KnownToFees['colleges']): string[] {
  const stateOf = new Map(colleges.map(({ id, state }) => [id, state]));
  const seen = new Set<string>();
  return own.flatMap(({ id, colleges: [college = ''], state, year, from }) => {
    const where = `fees/colleges.csv: ${id}`;
    const isTwice = seen.has(`${college} ${year}`);
    seen.add(`${college} ${year}`);
    const at = stateOf.get(college);
    return [
      ...(isTwice ? [`${where}: ${college} has two fees of one year`] : []),
      ...(at === undefined || at === state ? [] : [`${where}: ${college} is in ${at}`]),
      ...(from >= listed.least && from <= listed.most ? [] : [`${where}: ${from} rupees a year is no fee of such a list`]),
    ];
  });
}

export function feeFaults({ bands, own, families: rows, institutes }: FeeFiles, { courses, colleges }: KnownToFees): string[] {
  const courseIds = new Set(courses.map(({ id }) => id));
  const collegeIds = new Set(colleges.map(({ id }) => id));
  const byFamily = new Map(rows.map(({ family, courses: ids }) => [family, ids]));
  const priced = { courses: new Set([...courseIds, ...byFamily.keys()]), colleges: collegeIds };
  const seen = new Set<string>();
  return [
    ...ownFaults(own, colleges),
    ...[...bands, ...own].flatMap((band) => {
      const where = `fees/${own.includes(band) ? 'colleges' : 'bands'}.csv: ${band.id}`;
      const isTwice = seen.has(band.id);
      seen.add(band.id);
      const faults = bandFaults(band, priced).map((fault) => `${where}: ${worded(fault, defaultLanguage).message}`);
      return [...(isTwice ? [`${where} stands twice`] : []), ...faults];
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

export function checkFees(files: FeeFiles, known: KnownToFees): { figures: Figure[]; problems: string[] } {
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
      {
        label: 'colleges whose own fee an official list names',
        value: String(new Set(files.own.flatMap(({ colleges }) => colleges)).size),
        ok: problems.length === 0,
      },
    ],
    problems,
  };
}
