/**
 * What an institute or a programme is called here, whatever a year's list calls it: lists add addresses, shorten and misspell. What
 * was said to be one stays one; by its code alone an institute is only known where the names agree too.
 */
import type { Published } from './published.ts';
import type { Dictionary, Institute, Named } from './types.ts';

/** That a published name, perhaps only with this code, is one of ours. */
export interface GivenName {
  what: 'institute' | 'programme';
  published: string;
  code: string;
  name: string;
}

type DictionaryNames = Pick<Dictionary, 'institutes' | 'programmes'>;

const coded = (name: string, code: string) => `${name}\t${code}`;
const wordsOf = (name: string) => new Set(name.toLowerCase().match(/[a-z]{3,}/g));

/** At least half of the words of the shorter one. */
function isAlike(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  const common = [...few].filter((word) => many.has(word)).length;
  return few.size > 0 && 2 * common >= few.size;
}

/** Published name -> name; one that means two is none. */
function byPublished(named: readonly Named[]): Map<string, string> {
  const names = new Map<string, string | undefined>();
  for (const { name, was = [] } of named)
    for (const one of [name, ...was]) names.set(one, names.has(one) && names.get(one) !== name ? undefined : name);
  for (const { name } of named) names.set(name, name);
  return new Map([...names].flatMap(([one, name]) => (name === undefined ? [] : [[one, name]])));
}

export class Naming {
  private readonly institutes: Map<string, string>;
  private readonly programmes: Map<string, string>;
  private readonly byCode: Map<string, string>;

  constructor({ institutes, programmes }: DictionaryNames, given: readonly GivenName[] = []) {
    this.institutes = byPublished(institutes);
    this.programmes = byPublished(programmes);
    this.byCode = new Map(institutes.flatMap(({ ownCode, name }) => (ownCode === undefined ? [] : [[ownCode, name]])));
    for (const institute of institutes) this.remember(institute);
    for (const { what, published, code, name } of given) {
      if (what === 'programme') this.programmes.set(published, name);
      else this.give(published, code, name, given);
    }
  }

  institute({ institute, code }: Pick<Published, 'institute' | 'code'>): string {
    const known = this.institutes.get(coded(institute, code)) ?? this.institutes.get(institute);
    if (known !== undefined) return known;
    const ofCode = this.byCode.get(code);
    return ofCode !== undefined && isAlike(ofCode, institute) ? ofCode : institute;
  }

  programme(published: string): string {
    return this.programmes.get(published) ?? published;
  }

  placed<Row extends Pick<Published, 'institute' | 'code' | 'programme'>>(row: Row): Row {
    return { ...row, institute: this.institute(row), programme: this.programme(row.programme) };
  }

  /** A name that two codes bear means neither of them where no code is told. */
  private give(published: string, code: string, name: string, given: readonly GivenName[]): void {
    const isOne = code === '' || given.every((other) => other.published !== published || other.name === name);
    if (isOne) this.institutes.set(published, name);
    if (code === '') return;
    this.institutes.set(coded(published, code), name);
    this.byCode.set(code, name);
  }

  private remember({ name, was = [], ownCode }: Institute): void {
    if (ownCode !== undefined) for (const one of was) this.institutes.set(coded(one, ownCode), name);
  }
}
