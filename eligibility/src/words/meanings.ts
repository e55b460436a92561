/** What is needed to say what a rule asks, of no particular student: for the editors of the rules. */
import { byLanguage } from '@disha/contract/words/by-language';
import type { Relaxation } from '../types.ts';

export interface Meanings {
  after: Readonly<Record<'8' | '10' | '12' | 'degree', string>>;
  /** "45", "Class 12". */
  bar: (need: string, place: string) => string;
  /** `who`: "SC 40, ST 40". */
  relaxed: (sentence: string, who: string) => string;
  relaxations: Readonly<Record<Relaxation, string>>;
  byNotice: (who: string) => string;
  age: (least: string | undefined, most: string | undefined) => string;
  /** "12-31". */
  ageOn: (age: string, day: string) => string;
  /** A day of the year after the test. */
  yearAfter: (day: string) => string;
  within: (years: string) => string;
  home: string;
  some: (sentence: string) => string;
  unsure: (sentence: string) => string;
  byMarks: Readonly<Record<'most' | 'some', string>>;
}

export const meanings = await byLanguage<Meanings>((language) => import(`./${language}/meanings.ts`));
