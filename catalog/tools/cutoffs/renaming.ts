/** One name for what the lists of different years call differently, and where the lines went that had ids under other names. */
import type { CounsellingTables } from '@disha/chances/counsellings';
import { lineId } from '../../../server/src/features/chances/line-id.ts';
import { Naming, type GivenName } from '@disha/chances/naming';
import type { Published } from '@disha/chances/published';
import type { Dictionary, Institute, Line, Named, Table } from '@disha/chances/types';
import { byText } from '../csv.ts';
import { buildPublishedRows, type Links } from './build-table.ts';
import { grouped } from './grouped.ts';

/** The rows of a table and fresh ones under the names they have from now on. */
export function renamed(before: Table | undefined, fresh: readonly Published[], given: readonly GivenName[]) {
  const naming = new Naming(before ?? { institutes: [], programmes: [] }, given);
  const years = new Set(fresh.map(({ year }) => year));
  const kept = before ? buildPublishedRows(before).filter(({ year }) => !years.has(year)) : [];
  const all = [...kept, ...fresh];
  // A list that leaves the code out means the institute that has it: told apart by it, one college would stand twice.
  const codes = new Map(before?.institutes.flatMap(({ name, ownCode }) => (ownCode === undefined ? [] : [[name, ownCode] as const])));
  const placed = (row: Published): Published => {
    const now = naming.placed(row);
    return now.code === '' && now.institute !== row.institute ? { ...now, code: codes.get(now.institute) ?? '' } : now;
  };
  return { naming, rows: all.map(placed), knownAs: namesIn(before, all, naming, given) };
}

function namesIn(before: Table | undefined, rows: readonly Published[], naming: Naming, given: readonly GivenName[]): Links['knownAs'] {
  const institutes = new Map<string, Set<string>>();
  const programmes = new Map<string, Set<string>>();
  const codes = new Map<string, string>();
  const add = (names: Map<string, Set<string>>, name: string, published: string) => {
    const known = names.get(name) ?? new Set();
    names.set(name, published === name ? known : known.add(published));
  };
  for (const row of rows) {
    const name = naming.institute(row);
    add(institutes, name, row.institute);
    add(programmes, naming.programme(row.programme), row.programme);
  }
  for (const { what, published, code, name } of given) {
    add(what === 'institute' ? institutes : programmes, name, published);
    if (what === 'institute' && code !== '') codes.set(name, code);
  }
  const calledNow = (institute: Institute) =>
    naming.institute({ institute: institute.name, code: institute.code ?? institute.ownCode ?? '' });
  for (const institute of before?.institutes ?? []) {
    for (const was of institute.was ?? []) add(institutes, calledNow(institute), was);
    if (institute.ownCode !== undefined) codes.set(calledNow(institute), institute.ownCode);
  }
  for (const { name, was = [] } of before?.programmes ?? []) for (const one of was) add(programmes, naming.programme(name), one);
  const keys = {
    institute: keysOf(before?.institutes ?? [], calledNow),
    programme: keysOf(before?.programmes ?? [], ({ name }) => naming.programme(name)),
  };
  return (what, name) => {
    const was = [...((what === 'institute' ? institutes : programmes).get(name) ?? [])].sort(byText);
    const key = keys[what].get(name);
    const ownCode = what === 'institute' ? codes.get(name) : undefined;
    return {
      ...(key === undefined ? {} : { key }),
      ...(was.length === 0 ? {} : { was }),
      ...(ownCode === undefined ? {} : { ownCode }),
    };
  };
}

/** What the ids of those that are called otherwise now were made of: of one name only, or two lines would have one id. */
function keysOf<Each extends Named & { code?: string }>(before: readonly Each[], calledNow: (each: Each) => string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [name, of] of grouped(before, calledNow)) {
    const same = of.find((each) => each.name === name);
    const first = same ?? of.find(({ code }) => code === undefined);
    const key = first && (first.key ?? first.name);
    if (key !== undefined && key !== name) keys.set(name, key);
  }
  return keys;
}

export interface Alias {
  counselling: string;
  id: string;
  line: string;
}

/** Where each line is found that had another id: under the same seats, else where its newest number stands now. */
export function aliasesOf(counselling: CounsellingTables, before: Table, after: Table, naming: Naming): Alias[] {
  const idIn = ({ institutes, programmes }: Pick<Dictionary, 'institutes' | 'programmes'>, line: Line) =>
    lineId(counselling, institutes[line.institute] as Institute, programmes[line.programme] as Named, line);
  const placeOf = (institute: string, programme: string, { category, pwd, gender }: Line) =>
    [institute, programme, category, pwd, gender].join('\t');
  const now = grouped(after.lines, (line) =>
    placeOf(after.institutes[line.institute]?.name ?? '', after.programmes[line.programme]?.name ?? '', line),
  );
  return before.lines.flatMap((line) => {
    const institute = before.institutes[line.institute] as Institute;
    const name = naming.institute({ institute: institute.name, code: institute.code ?? institute.ownCode ?? '' });
    const found = now.get(placeOf(name, naming.programme(before.programmes[line.programme]?.name ?? ''), line)) ?? [];
    const newest = line.history.at(-1);
    const sameNumber = ({ history }: Line) => history.some(({ year, closing }) => year === newest?.year && closing === newest.closing);
    const to = found.find(({ list, quota }) => list === line.list && quota === line.quota) ?? found.find(sameNumber);
    const [id, next] = [idIn(before, line), to && idIn(after, to)];
    return next === undefined || next === id ? [] : [{ counselling: counselling.id, id, line: next }];
  });
}

/** Those before lead to where their lines are now. */
export function withEarlier(earlier: readonly Alias[], fresh: readonly Alias[]): Alias[] {
  const next = new Map(fresh.map(({ id, line }) => [id, line]));
  const moved = earlier.map((alias) => ({ ...alias, line: next.get(alias.line) ?? alias.line }));
  const all = new Map([...moved, ...fresh].map((alias) => [alias.id, alias]));
  return [...all.values()].sort((a, b) => byText(a.counselling, b.counselling) || byText(a.id, b.id));
}
