/** The sheets somebody has filled in, one a course and one a way of a plan, on this device alone; gone at sign-out. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { storedValue } from '../../catalog/shared/stored-value.ts';
import { keysByFeature } from '../../session/stored-keys.ts';
import { figureKinds, mostYears, type Figures, type CostSheet } from './sheet.ts';

export type Sheets = Readonly<Record<string, CostSheet>>;

/** What a sheet may be of. */
const costsOf: BookmarkType = 'courses';
/** What a sheet is of: a course, a college, a way of the plan, or nothing of ours. */
export interface SheetOf {
  course?: string | undefined;
  college?: string | undefined;
  /** The label of the way. With another course it is another way; its colleges may change. */
  way?: string | undefined;
}
const keyOf = ({ course = '', college, way }: SheetOf): string => {
  if (way !== undefined) return `${way}:${course}`;
  return college === undefined ? course : `${college}@${course}`;
};

/** A way without figures of its own begins with those of its course. */
export function costSheetOf(sheets: Sheets, of: SheetOf): CostSheet | undefined {
  return sheets[keyOf(of)] ?? (of.way === undefined || of.course === undefined ? undefined : sheets[keyOf({ course: of.course })]);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 20) : '');
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function sheetIn(value: unknown): CostSheet | undefined {
  if (!isObject(value) || !Array.isArray(value['years']) || value['years'].length === 0) return undefined;
  const years = value['years'].filter(isObject).slice(0, mostYears);
  const months = value['months'];
  const isPart = typeof months === 'number' && Math.ceil(months / 12) === years.length && months % 12 !== 0;
  return {
    years: years.map((figures) => Object.fromEntries(figureKinds.map((kind) => [kind, textOf(figures[kind])])) as Figures),
    ...(isPart ? { months } : {}),
    budget: textOf(value['budget']),
    ...(typeof value['band'] === 'string' ? { band: value['band'].slice(0, 200) } : {}),
    ...(typeof value['living'] === 'string' ? { living: value['living'].slice(0, 200) } : {}),
  };
}

export function parseSheets(text: string | null): Sheets {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (!isObject(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, value]) => {
        const sheet = sheetIn(value);
        return sheet ? [[id, sheet]] : [];
      }),
    );
  } catch {
    return {};
  }
}

const { read, readGuests, forgetGuests, write, useStored } = storedValue(keysByFeature.costs, parseSheets);

export const keepSheet = (of: SheetOf, sheet: CostSheet): void => {
  write(costsOf, { ...read(costsOf), [keyOf(of)]: sheet });
};

export function dropSheet(of: SheetOf): void {
  write(costsOf, Object.fromEntries(Object.entries(read(costsOf)).filter(([key]) => key !== keyOf(of))));
}

export const useStoredSheets = (): Sheets => useStored(costsOf);

/** What a guest has filled in, for the person who takes it over: one's own figures stay as they are. */
export const guestsSheets = {
  count: (): number => Object.keys(readGuests(costsOf)).length,
  take: (): void => {
    write(costsOf, { ...readGuests(costsOf), ...read(costsOf) });
    forgetGuests(costsOf);
  },
};
