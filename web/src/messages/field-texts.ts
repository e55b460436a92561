import { textsOf, type LocaleTexts } from './locale.ts';

/** The names of a catalog's fields, for those who correct them. */
export interface FieldTexts {
  /** By the field's path, as the schema has it; a part of it behind one more dot. */
  fields: Readonly<Record<string, string>>;
  /** Words for values that are codes, by the same path. Of what is held by id, for the parts of the id. */
  values: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
  /** How a value is written, where the field's name does not say it. */
  hints: Readonly<Record<string, string>>;
}

const files = import.meta.glob('./*/*-fields.ts');
const nameOf = (file: string) => /([^/]+)-fields\.ts$/.exec(file)?.[1] ?? '';
const ofCatalog = (name: string) => Object.fromEntries(Object.entries(files).filter(([file]) => nameOf(file) === name));

/** By the catalog's name. A catalog without has its fields shown by their own names. */
export const fieldTexts: ReadonlyMap<string, LocaleTexts<FieldTexts>> = new Map(
  [...new Set(Object.keys(files).map(nameOf))].map((name) => [name, textsOf<FieldTexts>(ofCatalog(name))]),
);
