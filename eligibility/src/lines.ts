/** catalog/rules/*.csv: no cell holds a comma, so that a line is read by eye and by one split. */
import type { RuleLine } from './read.ts';

const columns = ['id', 'way', 'certainty', 'after', 'degree', 'subjects', 'marks', 'age', 'person', 'check', 'gives', 'text'] as const;

/** `text`: the per cents of the text that no rule holds, so that none is forgotten by accident. */
export type RuleText = RuleLine & { text: string };

export function parseRuleLines(csv: string): ReadonlyMap<string, readonly RuleText[]> {
  const [head, ...rows] = csv.split('\n').filter((row) => row !== '');
  if (head !== columns.join(',')) throw new RangeError(`rules have the columns ${columns.join(',')}`);
  const byId = new Map<string, RuleText[]>();
  for (const row of rows) {
    const cells = row.split(',');
    if (cells.length !== columns.length) throw new RangeError(`a rule has ${columns.length} cells: ${row}`);
    const line = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as unknown as RuleText;
    byId.set(line.id, [...(byId.get(line.id) ?? []), line]);
  }
  return byId;
}
