/** The kinds of an institution: those its name says, and where it says none, what the register's code or a list of its programmes does. */
import { anyOf } from '../words.ts';
import { nameSays } from './kinds.ts';
import { mahavidyalaya } from './usual.ts';

/** Of services, crafts, yoga, a guru's house: not the degree college that the word alone means. */
const notGeneral = anyOf(
  /Prashask|\bYog\b|Lalita?kala|Takniki|Prash?ikshan|Vaidik|S(?:h)?ikshan|Gurukul|\bSe[vw]a Maha|Chikitsa|Abhiyant|Education Maha|Tantra/i,
  /\b(?:Society|Trust|Samiti|Mandal)(?:,[^,]*)*$/i,
);
const college = /\bColleges?\b|mahavid/i;

/** A programme that only colleges of one kind have. The first that holds; a business or computer course is taught anywhere. */
const byCourse: readonly [kind: string, course: RegExp][] = [
  ['medical', /^mbbs$/],
  ['dental', /^bds$/],
  ['engineering', /^btech-/],
  ['pharmacy', /^[bd]pharm$/],
  ['architecture', /^barch$/],
  ['hotel-management', /^(?:bhm-hotel-management|diploma-hotel-management)$/],
  ['design-fashion', /^(?:bdes\b|diploma-fashion-design)/],
  ['polytechnic', /^diploma-.*(?:engineering|information-technology|tool-die|textile|plastics|leather|mining|printing)/],
];
const businessCourses: readonly [kind: string, course: RegExp][] = [
  ['management', /^(?:mba|pgdm|bba|bms)\b/],
  ['computer-applications', /^(?:bca|mca)$/],
];

/** `listed`: courses that a list says it teaches. `register`: the letter of the register's code, I of an ITI. */
export function kindsOf(name: string, register: string, listed: readonly string[]): string[] {
  if (register === 'I') return ['iti'];
  const said = nameSays(name, register).kinds.filter((kind) => kind !== 'medical' || register !== 'S');
  if (said.length > 0) return said;
  if (register === 'C' && mahavidyalaya.test(name) && !notGeneral.test(name)) return ['degree-college'];
  const only = byCourse.find(([, course]) => listed.some((id) => course.test(id)));
  if (only) return [only[0]];
  if (college.test(name)) return [];
  return businessCourses.filter(([, course]) => listed.some((id) => course.test(id))).map(([kind]) => kind);
}
