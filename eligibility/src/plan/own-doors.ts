/**
 * Institutes of the Centre give out their first degrees by one examination of all India, whatever the state around them does with its own
 * colleges: no marks and no test of a state opens them. NTA's and JoSAA's lists of who takes part (2025): certainty B. Universities of the
 * North-East, which were let off in some years, are left to what their state's page says.
 */
import type { AdmissionPart } from '@disha/contract/admission-groups';

const institutes: readonly (readonly [RegExp, string])[] = [
  [/^iit-/, 'jee-advanced'],
  [/^(nit|iiit|manit|mnit|mnnit|svnit|vnit)-/, 'jee-main'],
];

const byCuet: ReadonlySet<string> = new Set([
  ...['babasaheb-bhimrao-ambedkar-university', 'banaras-hindu-university', 'dr-harisingh-gour-vishwavidyalaya'],
  ...['guru-ghasidas-vishwavidyalaya', 'hemvati-nandan-bahuguna-garhwal-university', 'indira-gandhi-national-tribal-university'],
  ...['jawaharlal-nehru-university', 'mahatma-gandhi-antarrashtriya-hindi-vishwavidyalaya', 'mahatma-gandhi-central-university'],
  ...['pondicherry-university', 'university-of-allahabad', 'university-of-delhi', 'university-of-hyderabad', 'visva-bharati'],
  ...['the-english-and-foreign-languages-university'],
]);
const isByCuet = (college: string) => byCuet.has(college) || college.startsWith('central-university-of-');

/** They hold tests of their own, and take part for some courses only. */
const byOwnTest: ReadonlySet<string> = new Set(['aligarh-muslim-university', 'jamia-millia-islamia']);

/** The one exam that opens a college for such a course; null where it is a test of its own; undefined where nothing is known of one. */
export function doorOf(college: string, part: AdmissionPart | undefined): string | null | undefined {
  if (part !== 'engineering' && part !== 'degree' && part !== 'bca_bba') return undefined;
  const institute = institutes.find(([ids]) => ids.test(college))?.[1];
  if (institute !== undefined) return institute;
  if (part === 'engineering') return undefined;
  return isByCuet(college) ? 'cuet-ug' : byOwnTest.has(college) ? null : undefined;
}
