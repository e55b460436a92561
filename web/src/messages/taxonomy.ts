import {
  states,
  type CollegeType,
  type CourseLevel,
  type Entry,
  type Field,
  type StudentClass,
  type Stream,
} from '@disha/contract/taxonomy';
import { intlTag } from '@disha/contract/languages';
import { textsOf, useLocale, useText } from './locale.ts';

export interface TaxonomyTexts {
  streams: Record<Stream, string>;
  fields: Record<Field, string>;
  classes: Record<StudentClass, string>;
  levels: Record<CourseLevel, string>;
  entries: Record<Entry, string>;
  collegeTypes: Record<CollegeType, string>;
  /** Where they are called otherwise than they are written on the wire. */
  states: Partial<Record<string, string>>;
}

/** Names of the shared words. */
export const taxonomyTexts = textsOf<TaxonomyTexts>({
  // English has its own: its states are called as they are written, and its other names are in every page's code already.
  ...import.meta.glob('./en/taxonomy.ts'),
  ...import.meta.glob(['../../../contract/src/words/*/taxonomy.ts', '!**/en/taxonomy.ts']),
});

/** A state as the page's language calls it; one we do not know as it was given. */
export function useStateName(): (state: string) => string {
  const { states } = useText(taxonomyTexts);
  return (state) => states[state] ?? state;
}

/** For a select: every state by its name, in the order of this language's letters. */
export function useStateOptions(among: readonly string[] = states): { value: string; label: string }[] {
  const nameOf = useStateName();
  const { compare } = new Intl.Collator(intlTag(useLocale()));
  return among.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => compare(a.label, b.label));
}
