import { firstWhere } from './first-where.ts';
import { stayed, type Moves } from './moves.ts';

/** Many short texts, a few hundred to a string: each by itself would take as much room for its head as for its letters. */
const together = 256;

export interface StoredTexts {
  joined: readonly string[];
  ends: Uint32Array;
}

export class TextStore {
  length = 0;
  private readonly joined: readonly string[];
  /** Which text is the first of each string; undefined where each has as many as any other. */
  private readonly firsts: readonly number[] | undefined;
  private readonly ends: Row;
  private latest: string[] = [];

  /** The texts as they were stored or updated; none can be added. */
  constructor(kept?: StoredTexts, firsts?: readonly number[]) {
    this.joined = kept ? [...kept.joined] : [];
    this.firsts = firsts;
    this.ends = new Row(kept?.ends);
    this.length = kept?.ends.length ?? 0;
  }

  get kept(): StoredTexts {
    if (this.firsts) return this.evened().kept;
    return { joined: this.latest.length === 0 ? this.joined : [...this.joined, this.latest.join('')], ends: this.ends.all };
  }

  push(text: string): void {
    const at = this.length % together;
    this.ends.push((at === 0 ? 0 : this.ends.at(this.length - 1)) + text.length);
    this.length += 1;
    this.latest.push(text);
    if (at < together - 1) return;
    (this.joined as string[]).push(this.latest.join(''));
    this.latest = [];
  }

  /** Another one, with these texts at the places of what has come. Strings that hold what stayed are taken as they are. */
  updated(moves: Moves, come: readonly string[]): TextStore {
    const { joined, ends } = this.firsts ? { joined: this.joined, ends: this.ends.view } : this.kept;
    const firsts = this.firsts ?? joined.map((_, at) => at * together);
    const laying = new LaidTexts({ joined, firsts, ends }, moves.after);
    let taken = 0;
    for (const { from, to, at } of stayed(moves)) {
      while (laying.length < at) laying.put(come[taken++] ?? '');
      laying.take(from, to);
    }
    while (laying.length < moves.after) laying.put(come[taken++] ?? '');
    return laying.laid();
  }

  at(index: number): string {
    const place = this.firsts ? stringOf(this.firsts, index) : Math.floor(index / together);
    const joined = this.joined[place];
    if (joined === undefined) return this.latest[index % together] ?? '';
    const first = this.firsts?.[place] ?? place * together;
    return joined.slice(index === first ? 0 : this.ends.at(index - 1), this.ends.at(index));
  }

  /** The same, as many to a string as if they had come one by one. */
  private evened(): TextStore {
    const even = new TextStore();
    for (let index = 0; index < this.length; index += 1) even.push(this.at(index));
    return even;
  }
}

/** The string in which a text stands. */
function stringOf(firsts: readonly number[], index: number): number {
  return firstWhere(firsts, 0, (first) => first > index) - 1;
}

interface Strings {
  joined: readonly string[];
  firsts: readonly number[];
  ends: Uint32Array;
}

/** No string has less, but where all are fewer, nor many times more: what changes is cut and joined, and the others stay. */
const fewest = together / 2;
const most = together * 2;

/** Texts laid out anew, most of them in the strings in which they were. */
class LaidTexts {
  length = 0;
  private readonly joined: string[] = [];
  private readonly firsts: number[] = [];
  private readonly ends: Uint32Array;
  /** Of the string that is not full yet: its texts, in pieces, how many they are and how long. */
  private pieces: string[] = [];
  private count = 0;
  private end = 0;
  private readonly before: Strings;

  constructor(before: Strings, count: number) {
    this.before = before;
    this.ends = new Uint32Array(count);
  }

  put(text: string): void {
    this.pieces.push(text);
    this.ends[this.length] = this.end += text.length;
    this.grow(1);
  }

  take(from: number, to: number): void {
    const { firsts, joined, ends } = this.before;
    for (let place = stringOf(firsts, from), old = from; old < to; place += 1) {
      const first = firsts[place] as number;
      const next = firsts[place + 1] ?? ends.length;
      const until = Math.min(next, to);
      if (old === first && until === next && (this.count === 0 || this.count >= fewest)) this.share(place, old, until);
      else {
        const start = old === first ? 0 : (ends[old - 1] as number);
        const shift = this.end - start;
        this.pieces.push((joined[place] as string).slice(start, ends[until - 1]));
        for (let index = old; index < until; index += 1) this.ends[this.length + index - old] = (ends[index] as number) + shift;
        this.end += (ends[until - 1] as number) - start;
        this.grow(until - old);
      }
      old = until;
    }
  }

  private share(place: number, from: number, to: number): void {
    this.close();
    this.firsts.push(this.length);
    this.joined.push(this.before.joined[place] as string);
    this.ends.set(this.before.ends.subarray(from, to), this.length);
    this.length += to - from;
  }

  private grow(count: number): void {
    this.length += count;
    this.count += count;
    if (this.count >= most) this.close();
  }

  private close(): void {
    if (this.count === 0) return;
    this.firsts.push(this.length - this.count);
    this.joined.push(this.pieces.join(''));
    this.pieces = [];
    this.count = 0;
    this.end = 0;
  }

  laid(): TextStore {
    this.close();
    return new TextStore({ joined: this.joined, ends: this.ends }, this.firsts);
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
