/** A sheet that somebody has decided, laid over the tables: everything is checked before anything is changed. Ids never change. */
import { registerRow } from '../../../contract/src/colleges/colleges.files.ts';
import { districts } from '../../../contract/src/colleges/districts.ts';
import { zodErrorMap } from '@disha/contract/own-words';
import { placeSlug, states, type State } from '../../../contract/src/taxonomy.ts';
import { slug } from '../../../server/src/catalog/sheets/tidy.ts';
import { changes, readRegisterSheet, type RegisterChange, type SheetLine } from './sheet.ts';
import { columns, type Institution, type LeftOut, type Register } from './tables.ts';

export interface Applied {
  register: Register;
  /** What was done, by change; `already` stood so before, `undecided` lines are for the next time. */
  counts: Record<RegisterChange | 'refused' | 'already' | 'undecided', number>;
  /** Each with its line; with one of these nothing is to be written. */
  faults: string[];
}

const longestName = 60;
/** Deterministic id, of the tidy name and the code: the same college has the same id in every import. */
const idOf = (name: string, code: string) => slug(slug(name).slice(0, longestName), code);
const isDistrict = new Set(districts.map(({ state, name }) => `${state}|${name}`));
const split = (cell: string) => cell.split('|').filter((each) => each !== '');
const blank = Object.fromEntries(columns.map((column) => [column, ''])) as Omit<Institution, 'state'>;
/** What a line may say of the college it adds, and of one that is here where it is not empty. */
const said = ['kinds', 'usual', 'courses', 'openTo', 'type', 'typeBasis', 'management'] as const;

export function applySheet(before: Register, text: string, courseIds: ReadonlySet<string>): Applied {
  const counts: Applied['counts'] = { new: 0, closed: 0, renamed: 0, moved: 0, refused: 0, already: 0, undecided: 0 };
  const { lines, faults } = readRegisterSheet(text);
  const byId = new Map(before.institutions.map((row) => [row.id, row]));
  const byCode = new Map(before.institutions.flatMap((row) => [row.aisheCode, ...split(row.otherCodes)].map((code) => [code, row.id])));
  const closed = new Map(before.closed.map((row) => [row.id, row]));
  const leftOut = new Map(before.leftOut.map((row) => [row.code, row]));
  byCode.delete('');

  for (const { line, cells } of lines) {
    const complain = (fault: string) => faults.push(`line ${line}: ${fault}`);
    const put = (row: Institution) => {
      const { state, ...rest } = row;
      const parsed = registerRow.safeParse({ ...rest, file: placeSlug(state) }, { error: zodErrorMap });
      const lost = split(row.courses)
        .map((each) => each.split(':')[0] ?? '')
        .filter((id) => !courseIds.has(id));
      if (!parsed.success) complain(`${parsed.error.issues[0]?.path.join('.') ?? ''}: ${parsed.error.issues[0]?.message ?? ''}`);
      else if (lost.length > 0) complain(`there is no course ${lost.join(', ')}`);
      else if (row.district !== '' && !isDistrict.has(`${state}|${row.district}`)) complain(`${state} has no district ${row.district}`);
      else {
        byId.set(row.id, row);
        return true;
      }
      return false;
    };
    const count = (what: keyof Applied['counts']) => (counts[what] += 1);
    const change = changes.find((each) => each === cells.change);
    const isDone = cells.do.trim().toLowerCase();
    if (!change) complain(`"${cells.change}" is no change: ${changes.join(', ')}`);
    else if (isDone === '') count('undecided');
    else if (isDone !== 'yes' && isDone !== 'no') complain(`"${cells.do}" is neither yes nor no`);
    else if (cells.code === '') complain('the code is empty');
    else if (change !== 'closed' && !(states as readonly string[]).includes(cells.state)) complain(`no state is called "${cells.state}"`);
    else if (change !== 'closed' && cells.name.trim() === '') complain('the name is empty');
    else if (change === 'new') {
      const isHere = byCode.has(cells.code);
      if (isDone === 'no') {
        if (leftOut.has(cells.code) || isHere) count('already');
        else {
          leftOut.set(cells.code, refusal(cells));
          count('refused');
        }
      } else if (isHere) count('already');
      else {
        const twin = cells.id === '' ? undefined : byId.get(cells.id);
        const back = closed.get(cells.id);
        if (cells.id !== '' && !twin && !back) complain(`there is no college ${cells.id}`);
        else if (put(twin ? joined(twin, cells) : added(back, cells))) {
          const { id } = twin ?? back ?? { id: idOf(cells.name, cells.code) };
          byCode.set(cells.code, id);
          closed.delete(id);
          leftOut.delete(cells.code);
          count('new');
        }
      }
    } else {
      const row = byId.get(cells.id);
      if (change === 'closed' && closed.has(cells.id)) count('already');
      else if (!row || row.aisheCode !== cells.code) complain(`there is no college ${cells.id} with the code ${cells.code}`);
      else if (change === 'closed') {
        if (isDone === 'no') count('refused');
        else {
          byId.delete(row.id);
          for (const code of [row.aisheCode, ...split(row.otherCodes)]) byCode.delete(code);
          closed.set(row.id, { ...row, asOf: cells.asOf });
          count('closed');
        }
      } else {
        const next = changed(row, cells, change, isDone === 'yes');
        if (same(row, next)) count('already');
        else if (put(next)) count(isDone === 'yes' ? change : 'refused');
      }
    }
  }
  return { register: { institutions: [...byId.values()], leftOut: [...leftOut.values()], closed: [...closed.values()] }, counts, faults };
}

const refusal = ({ code, registerName, note }: SheetLine): LeftOut => ({
  code,
  name: registerName,
  why: note || 'refused when it was new',
});
const same = (a: Institution, b: Institution) => a.state === b.state && columns.every((column) => a[column] === b[column]);
const registerDistrictOf = ({ registerDistrict, district }: SheetLine) => (registerDistrict === district ? '' : registerDistrict);

/** A new one, or one that is back: with the id and all that it had. */
function added(back: Institution | undefined, cells: SheetLine): Institution {
  return {
    ...(back ?? { ...blank, id: idOf(cells.name, cells.code), sources: cells.source }),
    ...Object.fromEntries(said.map((column) => [column, cells[column]])),
    ...{ aisheCode: cells.code, name: cells.name.trim(), state: cells.state as State, district: cells.district },
    ...{ districtBasis: cells.districtBasis, registerDistrict: registerDistrictOf(cells), asOf: cells.asOf, read: cells.read },
  };
}

/** The same institution under one code more, or under its first. */
function joined(twin: Institution, cells: SheetLine): Institution {
  if (twin.aisheCode !== '') return { ...twin, otherCodes: [...split(twin.otherCodes), cells.code].join('|') };
  const sources = [cells.source, ...split(twin.sources)].join('|');
  return { ...twin, aisheCode: cells.code, registerDistrict: registerDistrictOf(cells), sources, asOf: cells.asOf, read: cells.read };
}

/** Refused, only what the register said is noted, so that the same question is not asked again. */
function changed(row: Institution, cells: SheetLine, change: 'renamed' | 'moved', isDone: boolean): Institution {
  const read = change === 'renamed' ? cells.read.slice(0, 5) + row.read.slice(5) : row.read.slice(0, 5) + cells.read.slice(5);
  if (!isDone) return { ...row, read };
  const asSaid = Object.fromEntries(said.flatMap((column) => (cells[column] === '' ? [] : [[column, cells[column]]])));
  const stands = { ...row, ...asSaid, read };
  const name = cells.name.trim();
  if (change === 'renamed' && name !== row.name)
    return { ...stands, name, formerNames: [...new Set([...split(row.formerNames), row.name])].join('|'), asOf: cells.asOf };
  const { district, districtBasis } = cells;
  const isThere = row.state === cells.state && row.district === district && row.districtBasis === districtBasis;
  if (change === 'renamed' || isThere) return stands;
  // What was known of the place before is of another place.
  const place = { state: cells.state as State, district, districtBasis, registerDistrict: registerDistrictOf(cells) };
  return { ...stands, ...place, pincode: '', address: '', city: '', asOf: cells.asOf };
}
