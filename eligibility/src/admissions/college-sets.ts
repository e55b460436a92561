/** What a college must be for a row of a set to be about it: `state=bihar;kind=engineering;own=private|deemed`. All must hold. */
import { hasOwnAdmission } from '@disha/contract/own-admission';
import type { CollegeKind } from '@disha/contract/colleges.words';

interface Told {
  id: string;
  state: string;
  type?: string | undefined;
  kinds?: readonly CollegeKind[] | undefined;
}

/** `own`: deemed and private universities, with their campuses. */
export const setKeys = ['state', 'type', 'kind', 'own'] as const;
type SetKey = (typeof setKeys)[number];

const valuesOf: Readonly<Record<SetKey, (college: Told) => readonly string[]>> = {
  state: ({ state }) => [state],
  type: ({ type = '' }) => [type],
  kind: ({ kinds = [] }) => kinds,
  own: (college) => (hasOwnAdmission(college) ? [college.type === 'deemed' ? 'deemed' : 'private'] : []),
};

type Wanted = readonly (readonly [key: string, values: readonly string[]])[];
const read = new Map<string, Wanted>();

/** What a set asks for, key by key. */
export function keysOf(set: string): Wanted {
  const known =
    read.get(set) ??
    set.split(';').map((part) => {
      const [key = '', values = ''] = part.split('=');
      return [key, values.split('|')] as const;
    });
  read.set(set, known);
  return known;
}

const isKey = (key: string): key is SetKey => setKeys.some((one) => one === key);

export const isOfSet = (set: string, college: Told): boolean =>
  keysOf(set).every(([key, values]) => isKey(key) && valuesOf[key](college).some((value) => values.includes(value)));

/** Whether one college could be of both. */
export const mayMeet = (one: string, other: string): boolean =>
  keysOf(one).every(([key, values]) => {
    const others = keysOf(other).find(([name]) => name === key)?.[1];
    return key === 'kind' || others === undefined || values.some((value) => others.includes(value));
  });
