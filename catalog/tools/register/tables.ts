/** The tables of catalog/register, a state each: read whole, and written whole in one order, so that a change is a line of a diff. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { placeSlug, states, type State } from '../../../contract/src/taxonomy.ts';
import { foldText } from '../../../search/src/text.ts';
import { byText, readCsvTable, replaceFiles, tableText, type CsvRecord } from '../csv.ts';

export const columns = [
  ...(['id', 'aisheCode', 'name', 'shortName', 'aliases', 'formerNames', 'type', 'typeBasis', 'management', 'kind', 'kinds'] as const),
  ...(['usual', 'openTo', 'openToBasis', 'openToSource', 'courses', 'others', 'address', 'city', 'district', 'districtBasis'] as const),
  ...(['registerDistrict', 'pincode', 'website', 'established', 'affiliation', 'nirf', 'otherCodes', 'sources', 'asOf', 'read'] as const),
];
type RegisterColumn = (typeof columns)[number];

export interface Institution extends CsvRecord<RegisterColumn> {
  state: State;
}

/** Of the register and not of ours: no college, or the same institution once more. */
export type LeftOut = CsvRecord<'code' | 'name' | 'why'>;

export interface Register {
  institutions: readonly Institution[];
  leftOut: readonly LeftOut[];
  /** As they were when they closed: who comes back has its id again. */
  closed: readonly Institution[];
}

const stateOfFile = new Map(states.map((state) => [placeSlug(state), state]));
const leftOutFile = (catalog: string) => join(catalog, 'tools', 'register', 'left-out.csv');
const closedFile = (catalog: string) => join(catalog, 'tools', 'register', 'closed.csv');

export function readRegister(catalog: string): Register {
  const folder = join(catalog, 'register');
  const institutions = readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .flatMap((file) => {
      const state = stateOfFile.get(basename(file, '.csv'));
      if (state === undefined) throw new Error(`${file}: no state is called so`);
      return readCsvTable(join(folder, file), ...columns).map((row) => ({ ...row, state }));
    });
  const closed = closedFile(catalog);
  return {
    institutions,
    leftOut: existsSync(leftOutFile(catalog)) ? readCsvTable(leftOutFile(catalog), 'code', 'name', 'why') : [],
    closed: existsSync(closed) ? readCsvTable(closed, 'state', ...columns).map((row) => ({ ...row, state: row.state as State })) : [],
  };
}

/** All tables or none. */
export function writeRegister(catalog: string, { institutions, leftOut, closed }: Register): void {
  const byId = <Item extends { id: string }>(items: readonly Item[]) => [...items].sort((a, b) => byText(a.id, b.id));
  const ofState = (state: State) => byId(institutions.filter((row) => row.state === state));
  replaceFiles(
    new Map([
      ...states.map((state) => [join(catalog, 'register', `${placeSlug(state)}.csv`), tableText(columns, ofState(state))] as const),
      [
        leftOutFile(catalog),
        tableText(
          ['code', 'name', 'why'],
          [...leftOut].sort((a, b) => byText(a.code, b.code)),
        ),
      ] as const,
      [closedFile(catalog), tableText(['state', ...columns], byId(closed))] as const,
    ]),
  );
}

const digest = (text: string, length: number) => createHash('sha256').update(text).digest('base64url').slice(0, length);

/** What the register said when a line was read, in two short sums: whether name or place are others now, not what they were. */
export const readingOf = ({ name, state, district }: { name: string; state: string; district: string }): NameRead => ({
  name: digest(foldText(name), 5),
  place: digest(`${foldText(state)}|${foldText(district)}`, 3),
});

interface NameRead {
  name: string;
  place: string;
}

export const readingText = ({ name, place }: NameRead): string => `${name}${place}`;
/** Undefined where it was not read in the register. */
export const readingIn = (text: string): NameRead | undefined =>
  text === '' ? undefined : { name: text.slice(0, 5), place: text.slice(5) };
