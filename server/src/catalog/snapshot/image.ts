/**
 * What a start would otherwise make anew of the large catalogs, as it was made last time: packed documents, their order, the index
 * of the search. A file beside the database, taken only when it was made by this very program from this very database; what was
 * changed since is read by row. A start that finds none, or a damaged one, does the work again.
 */
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Scheduler } from '../scheduler.ts';

export type Image = Readonly<Record<string, unknown>>;

interface Head {
  mark: string;
  pieces: { name: string; bytes: number; sum: number }[];
}

const endOfHead = 0x0a;
/** Of a name, a length and a sum for each piece it is a small part. */
const mostOfHead = 64 * 1024;

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

async function fill(bytes: Uint8Array, file: FileHandle, from: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, from + at);
    if (bytesRead === 0) throw new Error('damaged');
    at += bytesRead;
  }
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
    let file: FileHandle | undefined;
    try {
      file = await open(this.path);
      const start = Buffer.alloc(mostOfHead);
      await file.read(start, 0, mostOfHead, 0);
      const end = start.indexOf(endOfHead);
      const head = JSON.parse(start.toString('utf8', 0, Math.max(0, end))) as Head;
      if (head.mark !== this.markOf(of)) return undefined;
      // One room for all of them, one after another: once the system's allocator has got back as much at once as the whole file, it
      // keeps as much for ever after whenever something is let go.
      const room = Buffer.alloc(Math.max(0, ...head.pieces.map(({ bytes }) => bytes)));
      let at = end + 1;
      const read: Record<string, unknown> = {};
      for (const { name, bytes, sum } of head.pieces) {
        const piece = room.subarray(0, bytes);
        await fill(piece, file, at);
        if (crc32(piece) !== sum) throw new Error('damaged');
        read[name] = asRead(piece);
        at += bytes;
      }
      return read;
    } catch {
      return undefined;
    } finally {
      await file?.close();
    }
  }

  /** In short turns; whole, or not at all. */
  async write(of: string, image: Image, scheduler: Scheduler): Promise<void> {
    const pieces: Buffer[] = [];
    const head: Head = { mark: this.markOf(of), pieces: [] };
    for (const [name, value] of Object.entries(image)) {
      const piece = written(value);
      pieces.push(piece);
      head.pieces.push({ name, bytes: piece.length, sum: crc32(piece) });
      await scheduler.yieldToEventLoop();
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
