/**
 * How each counselling is built: its lists of ranks, who may have which seats, whether its numbers bear a call. All of it is data
 * (counsellings.json, and what is added at the desk); here is what follows from it.
 */
import type { RankUnit, SeatCondition } from '@disha/contract/chances.words';
import type { CounsellingFile, CounsellingList, SeatScope } from '@disha/contract/counsellings.files';

export type CounsellingTables = CounsellingFile;
type Scope = SeatScope;

/** Some counsellings, by id and by the name that files of ranks call them. */
export class Counsellings {
  /** In the order in which they are offered. */
  readonly all: readonly CounsellingTables[];
  private readonly byId: ReadonlyMap<string, CounsellingTables>;
  private readonly byAuthority: ReadonlyMap<string, CounsellingTables>;

  constructor(list: readonly CounsellingTables[]) {
    this.all = [...list].sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
    this.byId = new Map(list.map((each) => [each.id, each]));
    this.byAuthority = new Map(list.map((each) => [each.authority, each]));
  }

  get ids(): string[] {
    return this.all.map(({ id }) => id);
  }

  get authorities(): string[] {
    return this.all.map(({ authority }) => authority);
  }

  find(id: string): CounsellingTables | undefined {
    return this.byId.get(id);
  }

  of(id: string): CounsellingTables {
    const found = this.find(id);
    if (!found) throw new Error(`no counselling ${id}`);
    return found;
  }

  ofAuthority(authority: string): CounsellingTables | undefined {
    return this.byAuthority.get(authority);
  }
}

const quotasOf = new WeakMap<CounsellingTables, ReadonlyMap<string, CounsellingTables['quotas'][number]>>();

function quotaOf(counselling: CounsellingTables, id: string) {
  const quotas = quotasOf.get(counselling) ?? new Map(counselling.quotas.map((quota) => [quota.id, quota]));
  quotasOf.set(counselling, quotas);
  return quotas.get(id);
}

/** What the numbers of a list are. */
export const unitOf = ({ lists }: CounsellingTables, list: string): RankUnit => lists.find(({ id }) => id === list)?.unit ?? 'rank';

/** Seats that cost far more than the others. */
export const isPaid = (counselling: CounsellingTables, quota: string): boolean => quotaOf(counselling, quota)?.paid === true;

/** What they ask of a candidate beside a rank. */
export const conditionOf = (counselling: CounsellingTables, quota: string): SeatCondition | undefined =>
  quotaOf(counselling, quota)?.condition?.is;

export const askingQuotas = ({ quotas }: CounsellingTables): string[] =>
  quotas.flatMap(({ id, condition }) => (condition === undefined ? [] : [id]));

export const scopeOf = (counselling: CounsellingTables, quota: string): Scope => quotaOf(counselling, quota)?.scope ?? 'all';

const divided = ['Jammu and Kashmir', 'Ladakh'];

/** Whose home seats these are, or, for seats of other states, whose they are not. */
export function homeStates(counselling: CounsellingTables, quota: string, instituteState: string | undefined): string[] {
  const named = quotaOf(counselling, quota)?.states;
  if (named) return [...named];
  const state = counselling.state ?? instituteState;
  if (state === undefined) return [];
  return scopeOf(counselling, quota) === 'other' && divided.includes(state) ? divided : [state];
}

export type Order = 'common' | 'category' | 'pwd' | 'category_pwd';

/** In which order of candidates the ranks of these seats are counted. */
export function orderOf({ ownOrders, open }: CounsellingTables, { category, pwd }: { category: string; pwd: boolean }): Order {
  if (!ownOrders) return 'common';
  if (category === open) return pwd ? 'pwd' : 'common';
  return pwd ? 'category_pwd' : 'category';
}

interface ListedRow {
  institute_name_as_published: string;
  degree: string;
  unit: string;
  round: string;
}

const columns = { institute: 'institute_name_as_published', degree: 'degree', unit: 'unit', round: 'round' } as const;

const isOf = ({ when }: CounsellingList, row: ListedRow): boolean => {
  if (!when) return false;
  const cell = row[columns[when.column]];
  return when.values.some((value) => (when.how === 'is' ? cell === value : cell.startsWith(value)));
};

/** The list a row's ranks stand in: the first whose rule fits, else the one that has no rule. */
export function counsellingListOf({ lists }: CounsellingTables, row: ListedRow): CounsellingList {
  const found = lists.find((list) => isOf(list, row)) ?? lists.find(({ when }) => !when) ?? lists[0];
  if (!found) throw new Error('a counselling has a list of ranks');
  return found;
}

/**
 * Where rounds have lists of their own, the list of a row that was kept before they had: what closed in one round says nothing about
 * another.
 */
export function listOfRound({ lists }: CounsellingTables, row: { list: string; round: string }): string {
  if (!lists.some(({ when }) => when?.column === 'round')) return row.list;
  const found = lists.find(({ when }) => when?.column === 'round' && when.values.includes(row.round)) ?? lists.find(({ when }) => !when);
  return found?.id ?? row.list;
}

/** What of it decides about lines and pools: another text wherever they would be others. Words and places are none of it. */
export function buildOf(counselling: CounsellingTables): string {
  const { lists, open, ownOrders, noCall, state, institutesIn, nationalInstitutes, codes, lastRank, womenMark, quotas } = counselling;
  const seats = quotas.map(({ id, scope, states, paid, condition }) => [id, scope, states, paid, ...(condition ? [condition.is] : [])]);
  return JSON.stringify([
    ...[
      lists.map(({ name: _name, mostWanted: _mostWanted, ...list }) => list),
      open,
      ownOrders,
      noCall,
      state,
      institutesIn,
      nationalInstitutes,
    ],
    ...[codes, lastRank, womenMark, seats],
  ]);
}
