import { stayed, type Moves } from './moves.ts';

/** Many short texts, a few hundred to a string: each by itself would take as much room for its head as for its letters. */
const together = 256;

export interface KeptTexts {
  joined: readonly string[];
  ends: Uint32Array;
}

export class Texts {
  length = 0;
  private readonly joined: string[] = [];
  private readonly ends = new Row();
  private latest: string[] = [];

  /** As they were kept, whole: none can be added. */
  constructor(kept?: KeptTexts) {
    if (!kept) return;
    this.joined = [...kept.joined];
    this.ends = new Row(kept.ends);
    this.length = kept.ends.length;
  }

  get kept(): KeptTexts {
    return { joined: this.latest.length === 0 ? this.joined : [...this.joined, this.latest.join('')], ends: this.ends.all };
  }

  push(text: string): void {
    const at = this.length % together;
    this.ends.push((at === 0 ? 0 : this.ends.at(this.length - 1)) + text.length);
    this.length += 1;
    this.latest.push(text);
    if (at < together - 1) return;
    this.joined.push(this.latest.join(''));
    this.latest = [];
  }

  /** Another one, with these texts at the places of what has come. What stayed side by side is cut and joined as one string. */
  mended(moves: Moves, come: readonly string[]): Texts {
    const laying = new LaidTexts(this.kept.joined, this.ends.view, moves.after);
    let taken = 0;
    for (const { from, to, at } of stayed(moves)) {
      while (laying.length < at) laying.put(come[taken++] ?? '');
      laying.take(from, to);
    }
    while (laying.length < moves.after) laying.put(come[taken++] ?? '');
    return new Texts(laying.laid());
  }

  at(index: number): string {
    const joined = this.joined[Math.floor(index / together)];
    if (joined === undefined) return this.latest[index % together] ?? '';
    return joined.slice(index % together === 0 ? 0 : this.ends.at(index - 1), this.ends.at(index));
  }
}

/** Texts laid out anew, most of them as they lie in these strings. */
class LaidTexts {
  length = 0;
  private readonly joined: string[] = [];
  private readonly ends: Uint32Array;
  /** Of the string that is not full yet. */
  private pieces: string[] = [];
  private end = 0;
  private readonly before: readonly string[];
  private readonly endsBefore: Uint32Array;

  constructor(before: readonly string[], endsBefore: Uint32Array, count: number) {
    this.before = before;
    this.endsBefore = endsBefore;
    this.ends = new Uint32Array(count);
  }

  put(text: string): void {
    this.pieces.push(text);
    this.ends[this.length] = this.end += text.length;
    this.grow(1);
  }

  take(from: number, to: number): void {
    const { ends, endsBefore } = this;
    for (let old = from; old < to;) {
      const count = Math.min(together - (this.length % together), together - (old % together), to - old);
      const start = old % together === 0 ? 0 : (endsBefore[old - 1] as number);
      const shift = this.end - start;
      this.pieces.push((this.before[Math.floor(old / together)] ?? '').slice(start, endsBefore[old + count - 1]));
      for (let index = 0; index < count; index += 1) ends[this.length + index] = (endsBefore[old + index] as number) + shift;
      this.end = ends[this.length + count - 1] as number;
      this.grow(count);
      old += count;
    }
  }

  private grow(count: number): void {
    this.length += count;
    if (this.length % together === 0) this.close();
  }

  private close(): void {
    this.joined.push(this.pieces.length === 1 ? (this.pieces[0] as string) : this.pieces.join(''));
    this.pieces = [];
    this.end = 0;
  }

  laid(): KeptTexts {
    if (this.pieces.length > 0) this.close();
    return { joined: this.joined, ends: this.ends };
  }
}

/** A row of numbers that grows. */
export class Row {
  length: number;
  private numbers: Uint32Array;

  constructor(numbers: Uint32Array = new Uint32Array(0)) {
    this.numbers = numbers;
    this.length = numbers.length;
  }

  get all(): Uint32Array {
    return this.numbers.slice(0, this.length);
  }

  /** To look at, not to keep: more may come. */
  get view(): Uint32Array {
    return this.numbers.subarray(0, this.length);
  }

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(Math.max(64, Math.ceil(this.length * 1.5)));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }

  empty(): void {
    this.length = 0;
    this.numbers = new Uint32Array(0);
  }
}
