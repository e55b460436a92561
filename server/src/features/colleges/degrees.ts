/** The degrees a college teaches, in short, from its courses: "B.Tech", "MBBS", "Diploma". */
import type { CourseFile } from '@disha/contract/courses.files';
import type { CourseLevel } from '@disha/contract/taxonomy';

/** The catalog writes these with dots; a course added later may not. */
const spelling: Record<string, string> = { BSc: 'B.Sc', MSc: 'M.Sc', BDes: 'B.Des', BVoc: 'B.Voc', BCom: 'B.Com', MCom: 'M.Com' };
/** The first word says it all for these; the second is the branch. */
const general = new Set([
  'B.Tech',
  'M.Tech',
  'B.Sc',
  'M.Sc',
  'BA',
  'MA',
  'BBA',
  'MBA',
  'B.Com',
  'M.Com',
  'B.Des',
  'M.Des',
  'B.Voc',
  'Diploma',
  'ITI',
  'Certificate',
  'MD',
  'MS',
  'B.Ed',
]);
const ownName = /\b(LLB|Nursing)\b/;
const levels: readonly CourseLevel[] = ['undergraduate', 'postgraduate', 'diploma', 'certificate'];

export function degreeOf({ shortName }: Pick<CourseFile, 'shortName'>): string {
  const [first = '', ...rest] = shortName.split(' ');
  const degree = spelling[first] ?? first;
  if (shortName.startsWith('PG Diploma')) return 'PG Diploma';
  if (ownName.test(shortName)) return [degree, ...rest].join(' ');
  return general.has(degree) ? degree : shortName;
}

/** Undergraduate ones first, each once. */
export function degreesTaught(courses: readonly Pick<CourseFile, 'shortName' | 'level'>[]): string[] {
  const inOrder = courses.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  return [...new Set(inOrder.map(degreeOf))];
}
