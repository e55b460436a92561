/** Joins the years of a line where an institute or a programme was renamed. What is not in the table of renames stays apart. */
import type { Institute, Line, Programme, Table } from './types.ts';

export interface Rename {
  /** Whose programme it is, by its name of today; empty where the institute itself was renamed. */
  institute: string;
  from: string;
  to: string;
}

type TableNames = Pick<Table, 'institutes' | 'programmes'>;

/** The line's place under the names of today. */
function placing(
  { institutes, programmes }: TableNames,
  renames: readonly Rename[],
): (line: Line) => [institute: number, programme: number] {
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

const seatGroupKey = ({ institute, programme, list, quota, category, pwd, gender }: Line): string =>
  `${institute}\t${programme}\t${list}\t${quota}\t${category}\t${pwd ? 1 : 0}\t${gender}`;

/** Incremental join, line by line, so that their reader may pause. Nothing is lost: a year that both names have keeps both lines apart. */
export class YearJoiner {
  private readonly placeOf: ReturnType<typeof placing>;
  private readonly joined = new Map<string, Line>();
  private readonly apart: Line[] = [];
  private readonly away: { from: Line; to: Line }[] = [];

  constructor(names: TableNames, renames: readonly Rename[]) {
    this.placeOf = placing(names, renames);
  }

  add(line: Line): void {
    const [institute, programme] = this.placeOf(line);
    const placed = { ...line, institute, programme };
    const key = seatGroupKey(placed);
    const known = this.joined.get(key);
    const isTwice = known?.history.some(({ year }) => line.history.some((cutoff) => cutoff.year === year)) === true;
    if (!isTwice && (institute !== line.institute || programme !== line.programme)) this.away.push({ from: line, to: placed });
    if (isTwice) this.apart.push(line);
    else if (!known) this.joined.set(key, placed);
    else this.joined.set(key, { ...placed, history: [...known.history, ...line.history].sort((a, b) => a.year - b.year) });
  }

  /** Lines that had other names, and the place they are in now. */
  moved(): readonly { from: Line; to: Line }[] {
    return this.away;
  }

  lines(): Line[] {
    return [...this.joined.values(), ...this.apart];
  }
}

export function joinYears({ lines, ...names }: TableNames & Pick<Table, 'lines'>, renames: readonly Rename[]): Line[] {
  const joiner = new YearJoiner(names, renames);
  for (const line of lines) joiner.add(line);
  return joiner.lines();
}
