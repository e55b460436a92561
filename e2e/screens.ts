/** The address of every screen there is, with an item for those that show one. */
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
  scholarship: ['nmmss'],
  scholarshipsIn: ['Bihar'],
  scholarshipsAt: ['after_12'],
  state: ['kerala'],
  quizAttempt: ['none'],
};

export const screens: readonly string[] = Object.entries(paths).map(([name, path]) =>
  typeof path === 'string' ? path : (path as (...parts: string[]) => string)(...samples[name as FunctionKeys<typeof paths>]),
);
