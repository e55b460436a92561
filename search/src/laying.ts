/** The numbers under words laid out anew, most of them as they were: plain loops, since there are a million of them. */
import { fieldBits } from './field-bits.ts';
import type { Noted } from './mended.ts';
import { nowhere } from './moves.ts';

const fieldOf = (1 << fieldBits) - 1;

export class Laying {
  /** Which of the words that were laid out have nothing left under them. */
  readonly emptied: number[] = [];
  private readonly oldStarts: Uint32Array;
  private readonly oldEntries: Uint32Array;
  private readonly numbers: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly entries: Uint32Array;
  /** How many words and numbers are laid out; empty words are counted as words. */
  private words = 0;
  private count = 0;

  constructor(starts: Uint32Array, entries: Uint32Array, numbers: Uint32Array, more: number) {
    this.oldStarts = starts;
    this.oldEntries = entries;
    this.numbers = numbers;
    this.starts = new Uint32Array(starts.length + more);
    this.entries = new Uint32Array(entries.length + more);
  }

  /** The words from one place up to another, of which nothing is said anew. */
  takeWords(from: number, to: number): void {
    const { oldStarts, oldEntries, numbers, starts, entries } = this;
    let { count, words } = this;
    for (let place = from; place < to; place += 1) {
      const start = count;
      const end = oldStarts[place + 1] as number;
      for (let at = oldStarts[place] as number; at < end; at += 1) {
        const entry = oldEntries[at] as number;
        const item = numbers[entry >>> fieldBits] as number;
        if (item !== nowhere) entries[count++] = (item << fieldBits) | (entry & fieldOf);
      }
      if (count === start) this.emptied.push(words);
      words += 1;
      starts[words] = count;
    }
    this.count = count;
    this.words = words;
  }

  /** One word, known or new, with what is new under it. */
  mergeWord(place: number | undefined, more: readonly Noted[], from: number, to: number): void {
    let next = from;
    const takeUntil = (entry: number) => {
      while (next < to && (more[next] as Noted).entry < entry) this.entries[this.count++] = (more[next++] as Noted).entry;
    };
    const end = place === undefined ? 0 : (this.oldStarts[place + 1] as number);
    for (let at = place === undefined ? 0 : (this.oldStarts[place] as number); at < end; at += 1) {
      const entry = this.oldEntries[at] as number;
      const item = this.numbers[entry >>> fieldBits] as number;
      if (item === nowhere) continue;
      const moved = (item << fieldBits) | (entry & fieldOf);
      takeUntil(moved);
      this.entries[this.count++] = moved;
    }
    takeUntil(Infinity);
    this.words += 1;
    this.starts[this.words] = this.count;
  }

  startsOf(): Uint32Array {
    const all = this.starts.slice(0, this.words + 1);
    if (this.emptied.length === 0) return all;
    const emptied = new Set(this.emptied);
    return all.filter((_, index) => index === 0 || !emptied.has(index - 1));
  }

  entriesOf(): Uint32Array {
    return this.entries.slice(0, this.count);
  }
}
