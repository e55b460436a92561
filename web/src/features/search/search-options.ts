import type { SearchGroup } from '@disha/contract/search';
import { paths } from '../../paths.ts';

export interface SearchOption {
  key: string;
  to: string;
  /** The item itself, or null for "all of these". */
  item: { name: string; shortName: string | undefined } | null;
}

export interface OptionGroup {
  group: SearchGroup;
  options: readonly SearchOption[];
}

const lists = { courses: paths.courses, colleges: paths.colleges, exams: paths.exams };
const details = { courses: paths.course, colleges: paths.college, exams: paths.exam };

/** What the arrow keys walk through: each group's items, and behind them the way to all of them where there are more. */
export function optionsOf(groups: readonly SearchGroup[], words: string): OptionGroup[] {
  return groups.map((group) => {
    const items: SearchOption[] = group.items.map(({ _id, name, shortName }) => ({
      key: `${group.type}-${_id}`,
      to: details[group.type](_id),
      item: { name, shortName },
    }));
    const all: SearchOption = {
      key: `${group.type}-all`,
      to: `${lists[group.type]}?${new URLSearchParams({ search: words }).toString()}`,
      item: null,
    };
    return { group, options: group.total > group.items.length ? [...items, all] : items };
  });
}
