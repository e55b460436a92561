import { fieldBits } from './field-bits.ts';
import { firstWhere } from './first-where.ts';
import { rebuildIndex, type More } from './build-index.ts';
import { movedList, type Numbering } from './moves.ts';
import { respelled, spellOut, type Spelled } from './spelled.ts';
import { Row } from './texts.ts';

/** A number that is to stand under a word. */
export interface WordPosting {
  word: string;
  entry: number;
}

export interface KeptPostings {
  /** In order, with spaces between them. */
  words: string;
  starts: Uint32Array;
  entries: Uint32Array;
}

/** So many words are looked for among all others in about a millisecond. */
const placedTogether = 512;

/**
 * Which numbers stand under which word. Collected as they come, in two rows of numbers; once all are in, laid out in the order of
 * the words, so that what begins alike stands side by side. Tens of thousands of small lists would take several times the room.
 */
export class Postings {
  private ids = new Map<string, number>();
  /** By id of a word: for whom it was noted last, and how often it was. */
  private last: number[] = [];
  private counts: number[] = [];
  private readonly noted = new Row();
  private readonly under = new Row();

  private sorted: readonly string[] = [];
  private starts: Uint32Array = new Uint32Array(1);
  private entries: Uint32Array = new Uint32Array(0);
  private isSettled = true;
  /** The words behind one another, and where each ends: made when somebody first asks for what stands inside of words. */
  private spelled: Spelled | undefined;

  constructor(kept?: KeptPostings) {
    if (!kept) return;
    this.sorted = kept.words.split(' ');
    this.starts = kept.starts;
    this.entries = kept.entries;
  }

  get kept(): KeptPostings {
    return { words: this.words().join(' '), starts: this.starts, entries: this.entries };
  }

  /** Once for each owner, who comes with all of its words before the next one does. */
  add(word: string, entry: number, owner: number): void {
    if (this.isSettled) this.thaw();
    let id = this.ids.get(word);
    if (id === undefined) {
      id = this.last.length;
      this.ids.set(word, id);
      this.counts.push(0);
    } else if (this.last[id] === owner) return;
    this.last[id] = owner;
    this.counts[id] = (this.counts[id] ?? 0) + 1;
    this.under.push(id);
    this.noted.push(entry);
  }

  unsorted(): string[] {
    return this.isSettled ? [...this.sorted] : [...this.ids.keys()];
  }

  /** Takes the words as somebody has sorted them bit by bit, or sorts them now. */
  settle(sorted?: readonly string[]): void {
    for (const _ of this.settling(sorted));
  }

  /** The same in steps, each short. */
  *settling(sorted?: readonly string[]): Generator<void> {
    if (this.isSettled) return;
    const words = sorted ?? this.unsorted().sort();
    const starts = new Uint32Array(words.length + 1);
    /** By id: where its next entry goes. */
    const next = new Uint32Array(words.length);
    for (const [place, word] of words.entries()) {
      const id = this.ids.get(word) ?? 0;
      next[id] = starts[place] ?? 0;
      starts[place + 1] = (starts[place] ?? 0) + (this.counts[id] ?? 0);
      if (place % step === 0) yield;
      // Somebody could not wait, and has settled it at once.
      if (this.isSettled) return;
    }
    const entries = new Uint32Array(this.noted.length);
    for (let at = 0; at < this.noted.length; at += 1) {
      const id = this.under.at(at);
      const place = next[id] ?? 0;
      entries[place] = this.noted.at(at);
      next[id] = place + 1;
      if (at % step === 0) yield;
      if (this.isSettled) return;
    }
    this.sorted = words;
    this.starts = starts;
    this.entries = entries;
    this.forget();
    this.isSettled = true;
  }

  /** All words, in order. */
  words(): readonly string[] {
    this.settle();
    return this.sorted;
  }

  /** Under the word that stands at a place of that order. */
  at(place: number): Uint32Array {
    return this.between(place, place + 1);
  }

  /** Under all words from one place up to another. */
  between(from: number, to: number): Uint32Array {
    return this.entries.subarray(this.starts[from], this.starts[to]);
  }

  /**
   * Places of the words in which these letters stand: looked for in one long text, which is many times faster than word by word, and
   * from the rarest of them on, since an engine stops at every letter that is the first of what it looks for. `among`: only there.
   */
  holding(letters: string, among?: Range): number[] {
    const { text, ends, counts } = (this.spelled ??= spellOut(this.words()));
    const { from, to } = among ?? { from: 0, to: ends.length };
    const places: number[] = [];
    if (from >= to) return places;
    const start = from === 0 ? 0 : (ends[from - 1] as number) + 1;
    const searched = text.slice(start, ends[to - 1]);
    const before = rarestIn(letters, counts);
    const rest = letters.slice(before);
    let place = from;
    for (let at = searched.indexOf(rest, before); at >= 0;) {
      const isFound = before === 0 || searched.startsWith(letters, at - before);
      if (isFound) places.push((place = placeAfter(ends, place, start + at)));
      at = searched.indexOf(rest, isFound ? (ends[place] as number) - start + before : at + 1);
    }
    return places;
  }

  /** Each letter that a word begins with. */
  firstLetters(): readonly string[] {
    return (this.spelled ??= spellOut(this.words())).firstLetters;
  }

  /** Places of the words that begin so; the word itself, if there is one, is the first. */
  startingWith(prefix: string): Range {
    const words = this.words();
    const from = firstWhere(words, 0, (word) => word >= prefix);
    return { from, to: firstWhere(words, from, (word) => !word.startsWith(prefix)) };
  }

  of(word: string): Uint32Array {
    const words = this.words();
    const place = firstWhere(words, 0, (each) => each >= word);
    return words[place] === word ? this.at(place) : none;
  }

  /** Another one, made in steps: every item by its new number, and more of them, by word and number. This one stays as it is. */
  *updating(numbering: Numbering, noted: readonly WordPosting[]): Generator<void, Postings> {
    const before = this.words();
    const more: (More & { entries: number[] })[] = [];
    const come: string[] = [];
    for (const [index, { word, entry }] of noted.entries()) {
      if (index % placedTogether === 0) yield;
      if (noted[index - 1]?.word === word) {
        more[more.length - 1]?.entries.push(entry);
        continue;
      }
      const place = firstWhere(before, more[more.length - 1]?.place ?? 0, (each) => each >= word);
      const isNew = before[place] !== word;
      if (isNew) come.push(word);
      more.push({ place, isNew, entries: [entry] });
    }
    const { starts, entries, emptied } = yield* rebuildIndex({ starts: this.starts, entries: this.entries }, numbering, more, fieldBits);
    yield;
    const updated = new Postings();
    const isSame = come.length + emptied.length === 0;
    updated.sorted = isSame ? before : updatedWords(before, emptied, more, come);
    updated.spelled = isSame ? this.spelled : this.spelled && respelled(this.spelled, { before, now: updated.sorted, emptied, more, come });
    updated.starts = starts;
    updated.entries = entries;
    return updated;
  }

  private forget(): void {
    this.ids = new Map();
    this.last = [];
    this.counts = [];
    this.noted.empty();
    this.under.empty();
  }

  /** More is to come: what was laid out is collected again. */
  private thaw(): void {
    const before = this.sorted;
    this.isSettled = false;
    this.spelled = undefined;
    for (const [place, word] of before.entries()) for (const [order, entry] of this.at(place).entries()) this.add(word, entry, -1 - order);
  }
}

/** Places from one up to another. */
export interface Range {
  from: number;
  to: number;
}

function rarestIn(letters: string, counts: Uint32Array): number {
  let rarest = 0;
  const countAt = (at: number) => counts[letters.charCodeAt(at)] ?? 0;
  for (let at = 1; at < letters.length; at += 1) if (countAt(at) < countAt(rarest)) rarest = at;
  return rarest;
}

/** The first word that ends behind, from a place on: most are near, so it goes there in steps twice as long each. */
function placeAfter(ends: Uint32Array, start: number, at: number): number {
  let from = start;
  let step = 1;
  while (from + step < ends.length && (ends[from + step] as number) <= at) {
    from += step;
    step *= 2;
  }
  let to = Math.min(from + step, ends.length - 1);
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ends[middle] as number) > at) to = middle;
    else from = middle + 1;
  }
  return from;
}

const none = new Uint32Array(0);
/** So many are laid out in about a millisecond. */
const step = 8192;

/** `emptied` in order, `come` in the order of those that are new. */
export function updatedWords(
  before: readonly string[],
  emptied: readonly number[],
  more: readonly More[],
  come: readonly string[],
): string[] {
  let left = 0;
  const added = more
    .filter(({ isNew }) => isNew)
    .map(({ place }, index) => {
      while (left < emptied.length && (emptied[left] as number) < place) left += 1;
      return place - left + index;
    });
  const after = before.length - emptied.length + come.length;
  return movedList(before, { before: before.length, after, gone: emptied, added }, come);
}
