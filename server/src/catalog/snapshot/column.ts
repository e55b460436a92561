/** One field of very many documents: each value once and a number a document, or, where most differ, their texts as bytes. */

/** Two thirds of it, and more than these, are different: then sharing costs more than it saves. */
const fewValues = 2000;
const mostAreDifferent = 2 / 3;

export type PackedColumn =
  | { values: readonly unknown[]; places: Uint8Array | Uint16Array | Uint32Array }
  | { bytes: Uint8Array; ends: Uint32Array };

/** Marks what is no plain text; nothing at all is no letter. */
const jsonMark = '\u0001';

function written(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' && value !== '' && !value.startsWith(jsonMark) ? value : jsonMark + JSON.stringify(value);
}

function asRead(text: string): unknown {
  if (text === '') return undefined;
  return text.startsWith(jsonMark) ? JSON.parse(text.slice(1)) : text;
}

/** Reads a column, row by row. */
export function readerOf(column: PackedColumn): (row: number) => unknown {
  if ('values' in column) {
    const { values, places } = column;
    return (row) => values[places[row] ?? 0];
  }
  const { bytes, ends } = column;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (row) => asRead(buffer.toString('utf8', row === 0 ? 0 : ends[row - 1], ends[row]));
}

/** A column while it is filled, from the first document to the last. */
export class Column {
  /** The first stands for nothing said. */
  private values: unknown[] = [undefined];
  private texts = new Map<string, number>();
  private lists = new Map<string, number>();
  private elements = new Map<string, object>();
  private places: number[] = [];
  private bytes: Bytes | undefined;

  /** Rows that were passed over say nothing. */
  put(row: number, value: unknown): void {
    this.passOver(row);
    if (this.bytes) return this.bytes.push(written(value));
    this.places.push(this.placeOf(value));
    if (this.values.length > fewValues && this.values.length > mostAreDifferent * row) this.keepTexts();
  }

  packed(rows: number): PackedColumn {
    this.passOver(rows);
    if (this.bytes) return this.bytes.packed();
    const count = this.values.length;
    const Places = count <= 2 ** 8 ? Uint8Array : count <= 2 ** 16 ? Uint16Array : Uint32Array;
    return { values: this.values, places: new Places(this.places) };
  }

  private passOver(row: number): void {
    if (this.bytes) while (this.bytes.length < row) this.bytes.push('');
    else while (this.places.length < row) this.places.push(0);
  }

  private placeOf(value: unknown): number {
    const isText = typeof value === 'string';
    const known = isText ? this.texts : this.lists;
    const key = isText ? value : JSON.stringify(value);
    const place = known.get(key);
    if (place !== undefined) return place;
    known.set(key, this.values.length);
    return this.values.push(Array.isArray(value) ? value.map((element: unknown) => this.shared(element)) : value) - 1;
  }

  /** Most lists are another choice of the same few things, and each thing would be kept as often as it is chosen. */
  private shared(element: unknown): unknown {
    if (typeof element !== 'object' || element === null) return element;
    const key = JSON.stringify(element);
    const known = this.elements.get(key);
    if (known === undefined) this.elements.set(key, element);
    return known ?? element;
  }

  private keepTexts(): void {
    this.bytes = new Bytes();
    for (const place of this.places) this.bytes.push(written(this.values[place]));
    this.values = [];
    this.places = [];
    this.texts = new Map();
    this.lists = new Map();
    this.elements = new Map();
  }
}

class Bytes {
  private bytes = Buffer.alloc(64 * 1024);
  private used = 0;
  private readonly ends: number[] = [];

  get length(): number {
    return this.ends.length;
  }

  push(text: string): void {
    // No letter takes more than three bytes for each of its halves.
    if (this.used + text.length * 3 > this.bytes.length) {
      const larger = Buffer.alloc(Math.ceil(this.bytes.length * 1.5) + text.length * 3);
      this.bytes.copy(larger, 0, 0, this.used);
      this.bytes = larger;
    }
    this.used += this.bytes.write(text, this.used);
    this.ends.push(this.used);
  }

  packed(): PackedColumn {
    const bytes = Buffer.alloc(this.used);
    this.bytes.copy(bytes, 0, 0, this.used);
    return { bytes, ends: new Uint32Array(this.ends) };
  }
}
