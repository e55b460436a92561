/**
 * Values that stand in thousands of documents, each kept once: a state, a district, a list of sources. What is read from the
 * database comes as a copy every time, and tens of thousands of copies would be most of what the process holds. Documents are
 * never changed after they were read, so they may share.
 */
const longestText = 60;
const longestList = 240;

export class SharedValues {
  private readonly texts = new Map<string, string>();
  private readonly lists = new Map<string, unknown>();

  /** The document with shared parts. Its id and name are its own. */
  in<Doc extends object>(document: Doc): Doc {
    const fields = document as Record<string, unknown>;
    for (const key of Object.keys(fields)) if (key !== 'id' && key !== 'name') fields[key] = this.share(fields[key]);
    return document;
  }

  private share(value: unknown): unknown {
    if (typeof value === 'string') return value.length > longestText ? value : this.text(value);
    if (!Array.isArray(value)) return value;
    const key = JSON.stringify(value);
    if (key.length > longestList) return value;
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    this.lists.set(key, value);
    return value;
  }

  private text(value: string): string {
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    this.texts.set(value, value);
    return value;
  }
}
