/** One table as two files: JSON Lines, where every value is as it is, and CSV, where a list or a part stands as JSON in its cell. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { csvLine } from '../../catalog/sheets/cells.ts';
import { plain } from '../../features/mcp/plain.ts';
import type { DumpRow, DumpTable } from './tables.ts';

interface WrittenFile {
  name: string;
  sha256: string;
  bytes: number;
}
export interface WrittenTable extends Pick<DumpTable, 'name' | 'title' | 'own' | 'key'> {
  columns: readonly string[];
  rows: number;
  files: readonly WrittenFile[];
}

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Pieces are gathered: a row alone is too small to be written. */
const pieceLength = 256 * 1024;

class Written {
  private readonly hash = createHash('sha256');
  private readonly stream: ReturnType<typeof createWriteStream>;
  private readonly name: string;
  private waiting = '';
  private bytes = 0;

  constructor(folder: string, name: string) {
    this.name = name;
    this.stream = createWriteStream(join(folder, name));
  }

  /** Nothing to wait for unless a piece is full. */
  add(text: string): Promise<void> | undefined {
    this.waiting += text;
    return this.waiting.length >= pieceLength ? this.flush() : undefined;
  }

  private async flush(): Promise<void> {
    const piece = Buffer.from(this.waiting);
    this.waiting = '';
    this.hash.update(piece);
    this.bytes += piece.length;
    if (!this.stream.write(piece)) await once(this.stream, 'drain');
  }

  async end(): Promise<WrittenFile> {
    await this.flush();
    this.stream.end();
    await once(this.stream, 'finish');
    return { name: this.name, sha256: this.hash.digest('hex'), bytes: this.bytes };
  }
}

const cellsOf = (row: DumpRow, columns: readonly string[]) => csvLine(columns.map((name) => cellOf(row[name])));

/** Read twice where only the end of the first time tells which columns there are. */
export async function writeDumpTable(folder: string, table: DumpTable): Promise<WrittenTable> {
  const { name, title, own, key } = table;
  const [lines, cells] = [new Written(folder, `${name}.jsonl`), new Written(folder, `${name}.csv`)];
  const seen = new Set<string>(table.columns);
  if (table.columns) await cells.add(csvLine(table.columns));
  let rows = 0;
  for await (const raw of table.rows()) {
    const row = plain(raw);
    for (const column in row) seen.add(column);
    rows += 1;
    const full = [lines.add(`${JSON.stringify(row)}\n`), table.columns && cells.add(cellsOf(row, table.columns))];
    for (const one of full) if (one) await one;
  }
  const columns = [...seen];
  if (!table.columns) {
    await cells.add(csvLine(columns));
    for await (const raw of table.rows()) await cells.add(cellsOf(plain(raw), columns));
  }
  return { name, title, own, key, columns, rows, files: [await lines.end(), await cells.end()] };
}
