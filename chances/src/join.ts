/** Joins the years of a line where an institute or a programme was renamed. What is not in the table of renames stays apart. */
import type { Institute, Line, Programme, Table } from './types.ts';

export interface Rename {
  /** Whose programme it is, by its name of today; empty where the institute itself was renamed. */
  institute: string;
  from: string;
  to: string;
}

type Named = Pick<Table, 'institutes' | 'programmes' | 'lines'>;

/** The line's place under the names of today. */
function placing({ institutes, programmes }: Named, renames: readonly Rename[]): (line: Line) => [institute: number, programme: number] {
  const instituteAt = new Map(institutes.map(({ name, code }, index) => [code ? `${name}\t${code}` : name, index]));
  const programmeAt = new Map(programmes.map(({ name }, index) => [name, index]));
  const instituteTo = new Map(renames.filter(({ institute }) => institute === '').map(({ from, to }) => [from, instituteAt.get(to)]));
  const programmeTo = new Map(
    renames.filter(({ institute }) => institute !== '').map(({ institute, from, to }) => [`${institute}\t${from}`, programmeAt.get(to)]),
  );
  return ({ institute, programme }) => {
    const today = instituteTo.get((institutes[institute] as Institute).name) ?? institute;
    const named = `${(institutes[today] as Institute).name}\t${(programmes[programme] as Programme).name}`;
    return [today, programmeTo.get(named) ?? programme];
  };
}

export const seatsKey = ({ institute, programme, list, quota, category, pwd, gender }: Line): string =>
  `${institute}\t${programme}\t${list}\t${quota}\t${category}\t${pwd ? 1 : 0}\t${gender}`;

/** Nothing is lost: a year that both names have keeps both lines apart. */
export function joinYears(table: Named, renames: readonly Rename[]): Line[] {
  const placeOf = placing(table, renames);
  const joined = new Map<string, Line>();
  const apart: Line[] = [];
  for (const line of table.lines) {
    const [institute, programme] = placeOf(line);
    const placed = { ...line, institute, programme };
    const key = seatsKey(placed);
    const known = joined.get(key);
    const years = new Set(known?.history.map(({ year }) => year));
    if (line.history.some(({ year }) => years.has(year))) apart.push(line);
    else joined.set(key, { ...placed, history: [...(known?.history ?? []), ...line.history].sort((a, b) => a.year - b.year) });
  }
  return [...joined.values(), ...apart];
}
