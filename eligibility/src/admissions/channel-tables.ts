/** The tables of catalog/admissions, indexed once: which rows name a course, and how closely. */
import type { ChannelFiles, ChannelGroup, ChannelRow } from '@disha/contract/channels.files';
import type { ListRole } from '@disha/contract/channels.words';

/** How closely a row names a course: by its id, by the one part that it is in, by a union of parts. */
export const named = { union: 1, part: 2, course: 3 } as const;

export interface NamedRow {
  row: ChannelRow;
  closeness: number;
}

export interface ChannelTables {
  /** Rows by course, and apart from them those of the entry into its second year. */
  first: ReadonlyMap<string, readonly NamedRow[]>;
  lateral: ReadonlyMap<string, readonly NamedRow[]>;
  /** Names of the lists that a college stands in. */
  listsOf: ReadonlyMap<string, ReadonlySet<string>>;
  roles: ReadonlyMap<string, ListRole>;
}

/** The courses of a group, also where its members are groups. A group may be called by the id of its first course. */
export function coursesOf(groups: ReadonlyMap<string, ChannelGroup>, name: string): readonly string[] {
  const group = groups.get(name);
  return group === undefined ? [name] : group.members.flatMap((member) => (member === name ? [name] : coursesOf(groups, member)));
}

export function channelTables({ channels, groups, lists, members }: ChannelFiles): ChannelTables {
  const byName = new Map(groups.map((group) => [group.group, group]));
  const first = new Map<string, NamedRow[]>();
  const lateral = new Map<string, NamedRow[]>();
  for (const row of channels)
    for (const name of row.courses) {
      const kind = byName.get(name)?.kind;
      const closeness = kind === undefined ? named.course : kind === 'union' ? named.union : named.part;
      const entry = kind === 'lateral' ? lateral : first;
      for (const course of coursesOf(byName, name)) {
        const rows = entry.get(course) ?? [];
        entry.set(course, rows);
        rows.push({ row, closeness });
      }
    }
  const listsOf = new Map<string, Set<string>>();
  for (const { list, institution } of members) {
    const own = listsOf.get(institution) ?? new Set();
    listsOf.set(institution, own);
    own.add(list);
  }
  return { first, lateral, listsOf, roles: new Map(lists.map(({ list, role }) => [list, role])) };
}
