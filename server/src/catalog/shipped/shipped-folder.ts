/** The folder of the shipped facts: JSON files and CSV tables, each row checked by its schema; nothing is read twice. */
import { zodErrorMap } from '@disha/contract/own-words';
import { closeSync, existsSync, openSync, readFileSync, readSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { BadCsv, csvObjectPieces } from '../sheets/csv.ts';
import { Scheduler } from '../scheduler.ts';

/** Read and hashed in less than a millisecond. */
const atOnce = 256 * 1024;

export class BadCatalog extends Error {}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, where: string): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: zodErrorMap });
  if (parsed.success) return parsed.data;
  throw new BadCatalog(`${where}: ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
}

export class ShippedFolder {
  /** For a catalog that makes documents of what is read. */
  readonly scheduler: Scheduler;
  private readonly folder: string;
  private readonly read = new Map<string, Promise<unknown[]>>();

  constructor(folder: string, scheduler = new Scheduler()) {
    this.folder = folder;
    this.scheduler = scheduler;
  }

  /** Every file of a folder of JSON files, named by the id in it. */
  json<Schema extends z.ZodType<{ id: string }>>(name: string, schema: Schema): Promise<z.output<Schema>[]> {
    return this.once(name, () =>
      this.scheduler.map(this.filesOf(`${name}/`), (file) => {
        const doc = check(schema, JSON.parse(readFileSync(file, 'utf8')), file);
        if (!file.endsWith(`${doc.id}.json`)) throw new BadCatalog(`${file}: holds the id ${doc.id}`);
        return doc;
      }),
    );
  }

  /** Every line of a CSV file, or of every one in a folder, by the names of its first; `file` is where it stands. */
  csv<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>[]> {
    return this.once(name, async () => {
      const rows: z.output<Schema>[] = [];
      for (const file of this.filesOf(name)) {
        try {
          for (const piece of csvObjectPieces(await readFile(file))) {
            await this.scheduler.each(piece, ({ record, line }) => {
              record['file'] = basename(file, '.csv');
              rows.push(check(schema, record, `${file}:${line}`));
            });
            await this.scheduler.yieldToEventLoop();
          }
        } catch (error) {
          throw error instanceof BadCsv ? new BadCatalog(`${file}:${error.line}: ${error.message}`) : error;
        }
      }
      return rows;
    });
  }

  /**
   * Of each file its name and its bytes, bit by bit, in an order that is always the same. All bytes come in one room, each until the next
   * are asked for: tens of megabytes in rooms of their own would leave as large a hole behind, which a process keeps.
   */
  async *contents(names: readonly string[]): AsyncGenerator<string | Buffer> {
    const room = Buffer.allocUnsafe(atOnce);
    for (const path of [...new Set(names)].flatMap((name) => this.filesOf(name))) {
      yield path.slice(this.folder.length);
      const file = openSync(path, 'r');
      try {
        for (let read = readSync(file, room); read > 0; read = readSync(file, room)) {
          yield room.subarray(0, read);
          await this.scheduler.yieldToEventLoop();
        }
      } finally {
        closeSync(file);
      }
    }
  }

  /** A file, or every file of a folder; nothing where there is none. */
  private filesOf(name: string): string[] {
    const path = join(this.folder, name);
    if (!existsSync(path)) return [];
    if (!name.endsWith('/')) return [path];
    return readdirSync(path)
      .filter((file) => file.endsWith('.json') || file.endsWith('.csv'))
      .sort()
      .map((file) => join(path, file));
  }

  private once<Item>(name: string, read: () => Promise<Item[]>): Promise<Item[]> {
    const known = (this.read.get(name) as Promise<Item[]> | undefined) ?? read();
    this.read.set(name, known);
    return known;
  }
}
