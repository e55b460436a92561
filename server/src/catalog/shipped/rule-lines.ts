/** Who may begin or sit an item: shipped beside the catalogs, read into their documents, and corrected there like any other fact. */
import type { RuleLineFile } from '@disha/contract/rules.files';
import { say } from '@disha/contract/say';
import type { RuleText } from '@disha/eligibility/lines';
import { parseFault, ruleColumns } from '@disha/eligibility/read';
import type { Certainty } from '@disha/eligibility/types';
import { z } from 'zod';
import type { DocumentFault } from '../catalog.ts';
import type { ShippedFolder } from './shipped-folder.ts';

/** Of a catalog whose items have rules. */
export const rulesOf = (name: string) => `rules/${name}.csv`;

const cells = ['way', ...ruleColumns] as const;
const shippedLine = z.record(z.string(), z.string());

/** A cell that says nothing is left out. */
const written = (cellOf: (column: string) => string | undefined) =>
  Object.fromEntries(cells.flatMap((column) => (cellOf(column) ? [[column, cellOf(column)]] : []))) as RuleLineFile;

/** Each document with the lines that ship for it. */
export async function withRules<Doc extends { id: string }>(folder: ShippedFolder, name: string, docs: readonly Doc[]): Promise<Doc[]> {
  const lines = new Map<string, RuleLineFile[]>();
  for (const row of await folder.csv(rulesOf(name), shippedLine)) {
    const { id = '' } = row;
    lines.set(id, [...(lines.get(id) ?? []), written((column) => row[column])]);
  }
  return docs.map((doc) => (lines.has(doc.id) ? { ...doc, rules: lines.get(doc.id) } : doc));
}

/** As they are read: with every cell. */
export const linesOfRules = (id: string, rules: readonly RuleLineFile[]): RuleText[] =>
  rules.map(
    (rule) => ({ ...Object.fromEntries(cells.map((column) => [column, rule[column] ?? ''])), id, text: '' }) as unknown as RuleText,
  );

/** `certainty`: of the item itself, where it has one. */
export function ruleFault(rules: readonly RuleLineFile[] | undefined, certainty?: Certainty): DocumentFault | undefined {
  const fault = rules && parseFault(linesOfRules('', rules), certainty);
  if (!fault) return undefined;
  const { line, column, word } = fault;
  const at = `rules.${line}.${column}`;
  if (column === 'way') return { at, said: say('rules.oneFirst') };
  if (word === '' && column === 'certainty') return { at, said: say('rules.certainty', { line: line + 1 }) };
  return { at, said: say('rules.unreadable', { line: line + 1, column, word }) };
}
