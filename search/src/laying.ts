/** Numbers under words laid out anew, most of them as they were: plain loops along flat rows, since there are a million of them. */
import { nowhere, type Numbering } from './moves.ts';

/** By place of a word where its numbers begin, and behind the last where they end. */
export interface Laid {
  starts: Uint32Array;
  entries: Uint32Array;
}

/** More under one word. */
export interface More {
  /** The place of the word; of a new one, of the word it comes before. In order. */
  place: number;
  isNew: boolean;
  /** By their new numbers, in order. */
  entries: readonly number[];
}

interface Relaid extends Laid {
  /** Places of the words that have nothing left, as they were before. */
  emptied: number[];
}

/** Entries as they come, each by the new number of its item. */
class Taking {
  readonly all: Uint32Array;
  count = 0;
  /** Places of what is gone. */
  readonly gone: number[] = [];
  private readonly entries: Uint32Array;
  private readonly numbering: Numbering;
  private readonly bits: number;

  constructor(entries: Uint32Array, numbering: Numbering, bits: number, more: number) {
    this.entries = entries;
    this.numbering = numbering;
    this.bits = bits;
    this.all = new Uint32Array(entries.length + more);
  }

  take(start: number, end: number): void {
    const { all, entries, gone, bits } = this;
    const { from, to, numbers } = this.numbering;
    const low = from << bits;
    const high = to << bits;
    const mask = (1 << bits) - 1;
    let next = this.count;
    for (let at = start; at < end; at += 1) {
      const entry = entries[at] as number;
      if (entry < low || entry >= high) {
        all[next++] = entry;
        continue;
      }
      const item = numbers[(entry >>> bits) - from] as number;
      if (item === nowhere) gone.push(at);
      else all[next++] = (item << bits) | (entry & mask);
    }
    this.count = next;
  }

  /** What is new under a word, in order among what was taken from `first` on. */
  merge(first: number, more: readonly number[]): void {
    merge(this.all, first, this.count, more);
    this.count += more.length;
  }
}

/** `bits`: so many of an entry are not the item's number. What is gone leaves, whatever is not told of by `numbering` stays. */
export function relaid({ starts, entries }: Laid, numbering: Numbering, more: readonly More[], bits: number): Relaid {
  const taking = new Taking(
    entries,
    numbering,
    bits,
    more.reduce((sum, each) => sum + each.entries.length, 0),
  );
  let taken = 0;
  for (const each of more) {
    const start = starts[each.place] as number;
    taking.take(taken, start);
    const first = taking.count;
    taken = each.isNew ? start : (starts[each.place + 1] as number);
    taking.take(start, taken);
    taking.merge(first, each.entries);
  }
  taking.take(taken, entries.length);
  return { entries: taking.all.subarray(0, taking.count), ...startsOf(starts, taking.gone, more) };
}

/** Into what lies in order from one place up to another, from its end on: what is more is little. */
function merge(all: Uint32Array, first: number, end: number, more: readonly number[]): void {
  let last = end - 1;
  for (let next = more.length - 1, at = end + more.length - 1; next >= 0; at -= 1) {
    const entry = more[next] as number;
    if (last >= first && (all[last] as number) > entry) all[at] = all[last--] as number;
    else {
      all[at] = entry;
      next -= 1;
    }
  }
}

/** `gone`: places of entries, in order. */
function startsOf(before: Uint32Array, gone: readonly number[], more: readonly More[]): { starts: Uint32Array; emptied: number[] } {
  const starts = new Uint32Array(before.length + more.length);
  const emptied: number[] = [];
  let [words, ended, nextGone, nextMore] = [0, 0, 0, 0];
  let shift = 0;
  for (let place = 0; place < before.length; place += 1) {
    for (; more[nextMore]?.place === place && more[nextMore]?.isNew === true; nextMore += 1) {
      shift += (more[nextMore] as More).entries.length;
      starts[++words] = ended = (before[place] as number) + shift;
    }
    if (place === before.length - 1) break;
    const end = before[place + 1] as number;
    while (nextGone < gone.length && (gone[nextGone] as number) < end) {
      shift -= 1;
      nextGone += 1;
    }
    if (more[nextMore]?.place === place) shift += (more[nextMore++] as More).entries.length;
    if (end + shift === ended) emptied.push(place);
    else starts[++words] = ended = end + shift;
  }
  return { starts: starts.subarray(0, words + 1), emptied };
}
