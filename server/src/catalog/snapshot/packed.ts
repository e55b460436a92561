/**
 * Column store: the documents of a large catalog, a column a field. Each document is a row that reads a field when it is asked for it:
 * to its reader it looks as any other, but has no keys of its own and cannot be spread. Tens of thousands of objects, each
 * with texts of its own, would be most of what the process holds.
 */
import type { Scheduler } from '../scheduler.ts';
import { Column, readerOf, type PackedColumn } from './column.ts';

export interface PackedDocuments {
  count: number;
  columns: Readonly<Record<string, PackedColumn>>;
}

export class Packing {
  private count = 0;
  private readonly columns = new Map<string, Column>();

  add(document: object): void {
    for (const [key, value] of Object.entries(document)) {
      let column = this.columns.get(key);
      if (!column) this.columns.set(key, (column = new Column()));
      if (value !== undefined) column.put(this.count, value);
    }
    this.count += 1;
  }

  /** A column a step: of tens of thousands of documents all of them take longer than anybody should wait. */
  *packed(): Generator<void, PackedDocuments> {
    const { count } = this;
    const columns: Record<string, PackedColumn> = {};
    for (const [key, column] of this.columns) {
      columns[key] = column.packed(count);
      yield;
    }
    return { count, columns };
  }
}

export async function unpackDocuments<Doc>({ count, columns }: PackedDocuments, scheduler: Scheduler): Promise<readonly Doc[]> {
  class Row {
    private readonly row: number;

    constructor(row: number) {
      this.row = row;
    }

    static {
      for (const [key, column] of Object.entries(columns)) {
        const read = readerOf(column);
        Object.defineProperty(this.prototype, key, {
          enumerable: true,
          get(this: Row) {
            return read(this.row);
          },
        });
      }
    }
  }
  const rows = Array<Row>(count);
  await scheduler.each(rows.keys(), (row) => (rows[row] = new Row(row)));
  return rows as unknown as Doc[];
}
