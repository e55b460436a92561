/** Numbers under words laid out anew, most of them as they were: plain loops along flat rows, since there are a million of them. */
import { nowhere, type Numbering, type Shift } from './moves.ts';

/** By place of a word where its numbers begin, and behind the last where they end. */
export interface BuiltIndex {
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

interface Relaid extends BuiltIndex {
  /** Places of the words that have nothing left, as they were before. */
  emptied: number[];
}

/** So many are passed in about a millisecond. */
const step = 131_072;

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

/** `bits`: so many of an entry are not the item's number. What is gone leaves, whatever is not told of by `numbering` stays. In steps. */
export function* rebuildIndex(laid: BuiltIndex, numbering: Numbering, more: readonly More[], bits: number): Generator<void, Relaid> {
  const { shift } = numbering;
  const { all, count, gone } = yield* shift ? shifted(laid, shift, more, bits) : renumbered(laid, numbering, more, bits);
  yield;
  return { entries: all.subarray(0, count), ...startsOf(laid.starts, gone, more) };
}

const lengthOf = (more: readonly More[]) => more.reduce((sum, each) => sum + each.entries.length, 0);

function* renumbered({ starts, entries }: BuiltIndex, numbering: Numbering, more: readonly More[], bits: number): Generator<void, Taking> {
  const taking = new Taking(entries, numbering, bits, lengthOf(more));
  let [taken, paused] = [0, 0];
  function* take(end: number): Generator<void> {
    while (taken < end) {
      const until = Math.min(end, paused + step);
      taking.take(taken, until);
      taken = until;
      if (taken < paused + step) continue;
      paused = taken;
      yield;
    }
  }
  for (const each of more) {
    yield* take(starts[each.place] as number);
    const first = taking.count;
    if (!each.isNew) yield* take(starts[each.place + 1] as number);
    taking.merge(first, each.entries);
  }
  yield* take(entries.length);
  return taking;
}

/** What one item does to the others' entries: those from `low` on and below `low + span` are moved by `step`, its own leave. */
interface Passed {
  low: number;
  span: number;
  step: number;
  leaves: number;
  width: number;
}

/**
 * Takes entries from one place up to another, each as it is now; returns where the next goes. Which are moved is computed and not asked: a
 * processor would guess wrong half of the time. What leaves is rare, and asked.
 */
function pass(entries: Uint32Array, [start, end]: [number, number], all: Uint32Array, to: number, passed: Passed, cut: number[]): number {
  const { low, span, step, leaves, width } = passed;
  let next = to;
  for (let at = start; at < end; at += 1) {
    const entry = entries[at] as number;
    if ((entry - leaves) >>> 0 < width) {
      cut.push(at);
      continue;
    }
    const above = (entry - low) | 0;
    // All ones where it is at least the lowest and below the highest.
    all[next++] = entry + (step & ((~above & (above - span)) >> 31));
  }
  return next;
}

/** The same where one item is changed, left or came: all others keep their numbers but those it passed, which are one more or less. */
function* shifted({ starts, entries }: BuiltIndex, { gone, isGone, from, to, by }: Shift, more: readonly More[], bits: number) {
  const all = new Uint32Array(entries.length + lengthOf(more));
  const cut: number[] = [];
  const own = { leaves: gone << bits, width: isGone ? 1 << bits : 0 };
  const passed = { low: from << bits, span: (to - from) << bits, step: by * 2 ** bits, ...own };
  let [taken, count] = [0, 0];
  function* take(end: number): Generator<void> {
    while (taken < end) {
      const until = Math.min(end, taken + step);
      count = pass(entries, [taken, until], all, count, passed, cut);
      taken = until;
      yield;
    }
  }
  for (const each of more) {
    yield* take(starts[each.place] as number);
    const first = count;
    if (!each.isNew) yield* take(starts[each.place + 1] as number);
    merge(all, first, count, each.entries);
    count += each.entries.length;
  }
  yield* take(entries.length);
  return { all, count, gone: cut };
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
  const count = before.length - 1;
  let [place, words, shift, nextGone, nextMore] = [0, 0, 0, 0, 0];
  while (place < count || nextMore < more.length) {
    // Until something leaves or comes, each ends so much later or earlier than before.
    const leaves = nextGone < gone.length ? wordOf(before, gone[nextGone] as number, place) : count;
    const until = Math.min(leaves, more[nextMore]?.place ?? count);
    for (; place < until; place += 1) starts[++words] = (before[place + 1] as number) + shift;
    const each = more[nextMore];
    if (each?.place === place && each.isNew) {
      shift += each.entries.length;
      starts[++words] = (before[place] as number) + shift;
      nextMore += 1;
      continue;
    }
    if (place === count) break;
    const end = before[place + 1] as number;
    while (nextGone < gone.length && (gone[nextGone] as number) < end) {
      shift -= 1;
      nextGone += 1;
    }
    if (each?.place === place) {
      shift += each.entries.length;
      nextMore += 1;
    }
    if (end + shift === starts[words]) emptied.push(place);
    else starts[++words] = end + shift;
    place += 1;
  }
  return { starts: starts.subarray(0, words + 1), emptied };
}

/** The word under which an entry stands. */
function wordOf(starts: Uint32Array, entry: number, first: number): number {
  let from = first;
  let to = starts.length - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((starts[middle + 1] as number) > entry) to = middle;
    else from = middle + 1;
  }
  return from;
}
