/** The address of every screen there is, with an item for those that show one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogs } from '@disha/contract/catalogs';
import { paths } from '../web/src/paths.ts';

type FunctionKeys<T> = { [Key in keyof T]: T[Key] extends string ? never : Key }[keyof T];

const samples: { [Name in FunctionKeys<typeof paths>]: Parameters<(typeof paths)[Name]> } = {
  course: ['mbbs'],
  career: ['nurse'],
  careersOf: ['medicine'],
  college: ['iit-bombay'],
  collegesTeaching: ['mbbs'],
  collegesIn: ['Kerala'],
  collegesOfState: ['kerala'],
  collegesOfDistrict: ['kerala', 'ernakulam'],
  exam: ['neet-ug'],
  openToMe: ['/exams'],
  scholarship: ['nmmss'],
  scholarshipsIn: ['Bihar'],
  scholarshipsAt: ['after_12'],
  guide: ['caste-certificate'],
  state: ['kerala'],
  searchFor: ['computer science nagpur'],
  chancesBy: ['jee-main'],
  insteadOf: ['courses', 'mbbs'],
  coursesIn: ['field', 'medicine'],
  planFor: ['careers', 'nurse'],
  planWith: ['barch', 'iit-bombay', 'nata'],
  calendarWith: ['nda'],
  compareOf: ['colleges', 'iit-bombay', 'iit-delhi', 'iit-madras', 'iit-kanpur'],
  costsOf: ['mbbs'],
  costsAt: ['iit-bombay'],
  costsOfWay: ['A'],
  decideOf: ['colleges', 'iit-bombay,iit-delhi'],
  together: ['AAAAAAAAAAAAAAAAAAAAAA'],
  quizAttempt: ['none'],
  reportOf: ['exams', 'neet-ug'],
  deskItem: ['exams', 'neet-ug'],
  deskNew: ['scholarships'],
  deskCounselling: ['josaa'],
};

const ofTable = Object.entries(paths).map(([name, path]) =>
  typeof path === 'string' ? path : (path as (...parts: string[]) => string)(...(samples[name as FunctionKeys<typeof paths>] as string[])),
);

const lists: readonly string[] = catalogs.map(({ name }) => `/${name}`);

/** A catalog without an address in the table is found by its name, and its first item by a file of it. */
function ofCatalog(list: string): string[] {
  if (ofTable.includes(list)) return [];
  const first = readdirSync(join(import.meta.dirname, '..', 'catalog', list)).toSorted()[0];
  return [list, `${list}/${first?.replace('.json', '') ?? ''}`];
}

export const screens: readonly string[] = [...ofTable, ...lists.flatMap(ofCatalog)];

/** Those, with each list as it is without a filter: what a filter leaves of it is said and drawn by the same code. */
export const unfiltered: readonly string[] = screens.filter((path) => !lists.some((list) => path.startsWith(`${list}?`)));

/** Where a student sees something else than a visitor. */
export const own: readonly string[] = [
  paths.completeProfile,
  paths.quizStart,
  paths.quizAttempt('none'),
  paths.courses,
  paths.exam('neet-ug'),
  paths.profile,
  paths.dashboard,
  paths.pathPlan,
  paths.calendar,
];

/** A visitor is led on from these, to sign in or to the quiz's start, which is seen to be so: nothing of their own is drawn. */
export const visitorsLedOn: readonly string[] = [
  paths.completeProfile,
  paths.quiz,
  paths.quizQuestion,
  paths.quizAttempt('none'),
  paths.profile,
  paths.dashboard,
  paths.desk,
  paths.deskItem('exams', 'neet-ug'),
  paths.deskNew('scholarships'),
  paths.deskCounselling('josaa'),
];

/** A few in one test: a new page costs more than what is looked at, and all in one would take a slow machine minutes. */
export function inFews(all: readonly string[], few = 6): string[][] {
  const size = Math.ceil(all.length / Math.round(all.length / few));
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}
