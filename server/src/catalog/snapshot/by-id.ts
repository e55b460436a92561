/** Finds a document by its id, in a table of numbers: a map would hold every id once more. */
import type { Scheduler } from '../scheduler.ts';

interface Identified {
  id: string;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export class ById<Doc extends Identified> {
  private readonly docs: readonly Doc[];
  /** One more than a document's place; zero is free. At most half are taken. */
  readonly table: Uint32Array;

  /** With the table of another one over the same documents, or with none of them in it yet. */
  constructor(docs: readonly Doc[], table: Uint32Array = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(2, docs.length * 2))))) {
    this.docs = docs;
    this.table = table;
  }

  static async of<Doc extends Identified>(docs: readonly Doc[], scheduler: Scheduler): Promise<ById<Doc>> {
    const byId = new ById(docs);
    let place = 0;
    await scheduler.each(docs, ({ id }) => byId.put(place++, id));
    return byId;
  }

  /** Each document is put in once, by its place. */
  put(place: number, id: string): void {
    let slot = hashOf(id) % this.table.length;
    while (this.table[slot] !== 0) slot = (slot + 1) % this.table.length;
    this.table[slot] = place + 1;
  }

  get(id: string): Doc | undefined {
    for (let slot = hashOf(id) % this.table.length; this.table[slot] !== 0; slot = (slot + 1) % this.table.length) {
      const doc = this.docs[(this.table[slot] ?? 0) - 1];
      if (doc?.id === id) return doc;
    }
    return undefined;
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }
}
