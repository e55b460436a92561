import { createContext, use } from 'react';
import { fieldTexts, type FieldTexts } from '../../messages/field-texts.ts';
import { useLocale } from '../../messages/locale.ts';

/** What an item's fields and their values are called. What has no name is shown as it is written. */
export interface FieldWords {
  label: (path: string) => string;
  /** Undefined where the value is no code. */
  value: (path: string, value: string) => string | undefined;
  hint: (path: string) => string | undefined;
  /** The parts of a value in the order in which they are named. */
  inOrder: (path: string, names: readonly string[]) => string[];
}

export function fieldWordsOf(texts: FieldTexts | undefined): FieldWords {
  /** Of what is held by id (`dates.2027-1-exam`), the path by which its parts are known (`dates`), and the id. */
  const split = (path: string): { base: string; id: string } => {
    const end = path.indexOf('.');
    return { base: path.slice(0, Math.max(end, 0)), id: path.slice(end + 1) };
  };
  const known = (path: string): string => {
    if (texts === undefined || texts.fields[path] !== undefined) return path;
    const { base, id } = split(path);
    const end = id.indexOf('.');
    return texts.fields[base] === undefined ? path : end < 0 ? base : `${base}${id.slice(end)}`;
  };
  return {
    label: (path) => {
      const name = texts?.fields[path];
      if (name !== undefined) return name;
      const { base, id } = split(path);
      const above = texts?.fields[base];
      if (above === undefined) return path;
      if (id.includes('.')) return texts?.fields[known(path)] ?? path;
      // A number at the end tells two of a kind apart, and is no code.
      const [, code = '', count = ''] = /^(.*?)(-\d)?$/.exec(id) ?? [];
      const words = code.split('-').map((part) => texts?.values[base]?.[part] ?? part);
      return `${above}: ${[...words, ...(count === '' ? [] : [count.slice(1)])].join(' · ')}`;
    },
    value: (path, value) => texts?.values[known(path)]?.[value],
    hint: (path) => texts?.hints[known(path)],
    inOrder: (path, names) => {
      const all = Object.keys(texts?.fields ?? {});
      const place = (name: string) => all.indexOf(known(`${path}.${name}`));
      return [...names].sort((a, b) => place(a) - place(b));
    },
  };
}

/** By the catalog's name; null where the entry is about none. */
export function useFieldWords(catalog: string | null): FieldWords {
  const locale = useLocale();
  const texts = catalog === null ? undefined : fieldTexts.get(catalog);
  return fieldWordsOf(texts && use(texts.load(locale)));
}

/** The words for what is shown and typed below. */
export const FieldWordsContext = createContext<FieldWords>(fieldWordsOf(undefined));
