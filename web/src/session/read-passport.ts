/** What of anything is a passport: from this browser's memory or from a file, unchecked. Without zod: it runs on many pages. */
import { limits } from '@disha/contract/limits';
import {
  categories,
  degreeFamilies,
  degreeLevels,
  genders,
  incomeBands,
  maxBudget,
  maxDegrees,
  moves,
  qualifications,
  streamAnswers,
  subjectIds,
  type Degree,
  type Marks,
  type Passport,
} from '@disha/contract/passport';
import { classes, fields, states } from '@disha/contract/taxonomy';

/** Undefined for what is not understood. */
type Read<T> = (value: unknown, unread: (key: string) => void) => T | undefined;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf =
  <T extends string>(list: readonly T[]): Read<T> =>
  (value) =>
    list.find((known) => known === value);
const within =
  (least: number, most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;
const percent = within(0, 100);
const yesOrNo: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const year: Read<number> = (value, unread) => (Number.isInteger(value) ? within(1950, 2100)(value, unread) : undefined);

/** A day that has been. */
const pastDate: Read<string> = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isReal && date.getTime() <= Date.now() ? value : undefined;
};

const district: Read<string> = (value) => {
  const name = typeof value === 'string' ? value.trim() : '';
  return name !== '' && name.length <= limits.path.district ? name : undefined;
};

const subjects: Read<Passport['subjects']> = (value, unread) => {
  if (!Array.isArray(value)) return undefined;
  const known = subjectIds.filter((id) => value.includes(id));
  if (known.length < new Set(value).size) unread('');
  return known;
};

/** Of an object what its parts understand; the others are told by their dotted key. */
function parts<T extends object>(readers: { [Key in keyof T]-?: Read<T[Key]> }, needed?: keyof T): Read<T> {
  return (value, unread) => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).flatMap(([key, own]) => {
      if (own === undefined) return [];
      const reader = Object.entries<Read<unknown>>(readers).find(([name]) => name === key)?.[1];
      const part = reader?.(own, (below) => unread(below === '' ? key : `${key}.${below}`));
      if (part !== undefined) return [[key, part] as const];
      unread(key);
      return [];
    });
    const read = Object.fromEntries(entries) as T;
    return needed === undefined || needed in read ? read : undefined;
  };
}

type Class12 = NonNullable<NonNullable<Passport['marks']>['class12']>;
const bySubject = parts<NonNullable<Class12['subjects']>>(
  Object.fromEntries(subjectIds.map((id) => [id, percent])) as { [Key in keyof NonNullable<Class12['subjects']>]-?: Read<number> },
);

const oneDegree = parts<Degree>(
  {
    level: oneOf(degreeLevels),
    family: oneOf(degreeFamilies),
    course: (value) => (typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value) ? value : undefined),
    field: oneOf(fields),
    percent,
    expected: yesOrNo,
    years: (value, unread) => (Number.isInteger(value) ? within(1, 6)(value, unread) : undefined),
  },
  'level',
);

/** One that cannot be read does not take the others along. */
const degrees: Read<Passport['degrees']> = (value, unread) => {
  if (!Array.isArray(value)) return undefined;
  const read = value.map((one, at) => oneDegree(one, (below) => unread(`${at}.${below}`)));
  for (const [at, one] of read.entries()) if (one === undefined) unread(String(at));
  return read.flatMap((one) => one ?? []).slice(0, maxDegrees);
};

const whole = parts<Passport>({
  class: oneOf(classes),
  passingYear: year,
  stream: oneOf(streamAnswers),
  subjects,
  marks: parts<NonNullable<Passport['marks']>>({
    class10: parts<Marks>({ percent, expected: yesOrNo }, 'percent'),
    class12: parts<Class12>({ percent, expected: yesOrNo, subjects: bySubject }, 'percent'),
  }),
  class12State: oneOf(states),
  qualification: oneOf(qualifications),
  degree: parts<NonNullable<Passport['degree']>>({ field: oneOf(fields), percent, expected: yesOrNo }),
  degrees,
  category: oneOf(categories),
  disability: yesOrNo,
  gender: oneOf(genders),
  married: yesOrNo,
  birthDate: pastDate,
  state: oneOf(states),
  district,
  incomeBand: oneOf(incomeBands),
  budget: within(0, maxBudget),
  move: oneOf(moves),
});

export interface ReadPassport {
  /** Null where it is no passport at all. */
  passport: Passport | null;
  /** Dotted keys of what was there and is not understood. */
  unread: readonly string[];
}

export function readPassport(value: unknown): ReadPassport {
  const unread = new Set<string>();
  const passport = whole(value, (key) => unread.add(key)) ?? null;
  return { passport, unread: [...unread] };
}
