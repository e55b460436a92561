/**
 * What a start would otherwise make anew of the large catalogs, as it was made last time: packed documents, their order, the index
 * of the search. A file beside the database, taken only when it was made by this very program from this very database; what was
 * changed since is read by row. A start that finds none, or a damaged one, does the work again.
 */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Pace } from '../pace.ts';

export type Image = Readonly<Record<string, unknown>>;

interface Head {
  mark: string;
  pieces: { name: string; bytes: number; sum: number }[];
}

const endOfHead = 0x0a;

/** Not by `serialize`, whose arrays of numbers would be windows on the whole file, and keep it in memory. */
function written(value: unknown): Buffer {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  return serializer.releaseBuffer();
}

function asRead(piece: Buffer): unknown {
  const deserializer = new Deserializer(piece);
  deserializer.readHeader();
  return deserializer.readValue();
}

export class ImageFile {
  private readonly path: string;
  private readonly program: string;

  /** `program`: another one may make something else of the same documents. */
  constructor(path: string, program: string) {
    this.path = path;
    this.program = program;
  }

  /** `of`: which database it was made from. */
  async read(of: string): Promise<Image | undefined> {
    try {
      const file = await readFile(this.path);
      const end = file.indexOf(endOfHead);
      const head = JSON.parse(file.toString('utf8', 0, Math.max(0, end))) as Head;
      if (head.mark !== this.markOf(of)) return undefined;
      let at = end + 1;
      const read = head.pieces.map(({ name, bytes, sum }) => {
        const piece = file.subarray(at, (at += bytes));
        if (crc32(piece) !== sum) throw new Error('damaged');
        return [name, asRead(piece)];
      });
      return Object.fromEntries(read) as Image;
    } catch {
      return undefined;
    }
  }

  /** In short turns; whole, or not at all. */
  async write(of: string, image: Image, pace: Pace): Promise<void> {
    const pieces: Buffer[] = [];
    const head: Head = { mark: this.markOf(of), pieces: [] };
    for (const [name, value] of Object.entries(image)) {
      const piece = written(value);
      pieces.push(piece);
      head.pieces.push({ name, bytes: piece.length, sum: crc32(piece) });
      await pace.breathe();
    }
    const fresh = `${this.path}.${process.pid}`;
    try {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      const file = await open(fresh, 'w', 0o600);
      try {
        for (const piece of [Buffer.from(`${JSON.stringify(head)}\n`), ...pieces]) await file.appendFile(piece);
      } finally {
        await file.close();
      }
      await rename(fresh, this.path);
    } catch {
      // No request misses it: the next start takes longer.
      await rm(fresh, { force: true }).catch(() => undefined);
    }
  }

  private markOf(of: string): string {
    return `${this.program} ${process.version} ${of}`;
  }
}
