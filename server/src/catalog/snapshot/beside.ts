/** What is read with the catalogs and is none of them: read again when it changes, and answers made from it are made anew. */
import { Reach, type Readers } from './parts.ts';

export class Beside {
  private readonly readings = new Map<string, () => Promise<void>>();
  private readonly readers: Readers;

  constructor(readers: Readers) {
    this.readers = readers;
  }

  /** Returns what the maker of an answer from it is to call. */
  keep(name: string, read: () => Promise<void>): () => void {
    this.readings.set(name, read);
    return () => this.readers.note(besideOf(name));
  }

  get names(): readonly string[] {
    return [...this.readings.keys()];
  }

  /** Those of the names that stand for any such thing; undefined where none does. */
  async read(names: Iterable<string> = this.names): Promise<Reach | undefined> {
    let reach: Reach | undefined;
    for (const name of names) {
      const read = this.readings.get(name);
      if (!read) continue;
      await read();
      reach ??= new Reach();
      reach.part(besideOf(name));
    }
    return reach;
  }
}

const besideOf = (name: string) => `beside ${name}`;
