/** A value of a field as a cell of a sheet, and back: nothing is an empty cell, a list stands behind bars, yes and no are words. */
import type { z } from 'zod';

const bar = '|';

export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(cellOf).join(bar);
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** What a cell may mean, the plainest first: its schema says which of them it is. */
function* meaningsOf(cell: string): Generator<unknown> {
  yield cell;
  if (/^-?\d+(\.\d+)?$/.test(cell)) yield Number(cell);
  const answer = Object.hasOwn(answers, cell.toLowerCase()) ? answers[cell.toLowerCase()] : undefined;
  if (answer !== undefined) yield answer;
  const list = cell
    .split(bar)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  yield list;
  if (list.every((each) => /^-?\d+(\.\d+)?$/.test(each))) yield list.map(Number);
  if (/^[[{]/.test(cell)) {
    try {
      yield JSON.parse(cell);
    } catch {
      // Then it is none.
    }
  }
}

/** Undefined where no meaning of the cell fits; no caller asks about an empty one. */
export function valueOfCell(schema: z.ZodType, cell: string): { value: unknown } | undefined {
  for (const meaning of meaningsOf(cell)) {
    const parsed = schema.safeParse(meaning);
    if (parsed.success) return { value: parsed.data };
  }
  return undefined;
}

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;
