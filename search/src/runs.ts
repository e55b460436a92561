/**
 * Where a word is found: spelled so, beginning so, sounding so, standing inside, as initials, with one typing mistake. Told as pieces
 * of the postings, not yet as items, so that a search knows what each of its words would cost before it counts.
 */
import { devanagari, hasVowelsOf, latinOf, soundOf } from './sound.ts';
import { looseWords } from './synonyms.ts';
import { isKnown } from './terms.ts';
import { isPlace } from './learned.ts';
import { isCloseSpelling } from './text.ts';
import { soundsOf } from './index-parts.ts';
import { fieldBits, fieldMask, placeField } from './field-bits.ts';
import { firstWhere } from './first-where.ts';
import type { Postings } from './postings.ts';

/** Items packed with the field they were found in, and what each field is worth. */
export interface EntryRun {
  entries: Uint32Array;
  points: readonly number[];
}

/** By field: strong, name, place, about. */
export const exactPoints = [60, 40, 34, 22];
const prefixPoints = [40, 28, 20, 12];
const loosePoints = [22, 18, 14, 7];
const soundPoints = [44, 30, 24, 14];
/** What was heard, or stands inside a word, may be in a name: of a description it would be anything. */
const heardPoints = [44, 30, 24, 0];
const farPoints = [11, 9, 7, 3];
const insidePoints = [7, 6, 4, 0];

const shortestTypo = 5;
export const shortestInside = 3;

export const lengthOf = (runs: readonly EntryRun[]) => runs.reduce((sum, { entries }) => sum + entries.length, 0);

export class Runs {
  private readonly postings: Postings;
  private readonly initials: Postings;
  /** Words of Devanagari by how they sound; made when somebody first asks for one in Latin letters. */
  private sounds: ReadonlyMap<string, readonly string[]> | undefined;
  /** Of this search: its words are asked for again as it is let go of more and more. */
  private readonly known = new Map<string, readonly EntryRun[]>();

  constructor(postings: Postings, initials: Postings) {
    this.postings = postings;
    this.initials = initials;
  }

  /** More words are there than were. */
  grown(): void {
    this.sounds = undefined;
  }

  /** The search is over. */
  forget(): void {
    this.known.clear();
  }

  /** What stands for a word is spelled right; only what was typed may be mistyped. */
  of(word: string, typed: boolean, loosely: boolean): readonly EntryRun[] {
    const key = `${word} ${typed} ${loosely}`;
    let runs = this.known.get(key);
    if (!runs) {
      runs = this.find(word, typed, loosely);
      this.known.set(key, runs);
    }
    return runs;
  }

  private find(word: string, typed: boolean, loosely: boolean): EntryRun[] {
    const runs: EntryRun[] = [];
    const take = (entries: Uint32Array, points: readonly number[]) => {
      if (entries.length > 0) runs.push({ entries, points });
    };
    const { from, to } = this.postings.startingWith(word);
    const behind = this.postings.words()[from] === word ? from + 1 : from;
    take(this.postings.between(from, behind), exactPoints);
    if (!typed) return runs;
    // Gaya is Gaya first, and the beginning of Gayatri last.
    take(this.postings.between(behind, to), behind > from && isPlace(word) ? insidePoints : prefixPoints);
    // Quilon sounds as "colon" does, Calicut as Kolkata: a place that exists is not heard as anything else.
    if ((runs.length === 0 || devanagari.test(word)) && !isPlace(word)) this.sounding(word, take);
    if (looseWords.has(word) || (runs.length > 0 && !loosely) || this.isMeant(word)) return runs;
    this.mistyped(word, take);
    return runs;
  }

  /** Spelled as it is meant: a place that exists is never taken for another, nor is what something here is about. */
  isMeant(word: string): boolean {
    return isPlace(word) || isKnown(word) || this.postings.of(word).some((entry) => (entry & fieldMask) >= placeField);
  }

  has(word: string): boolean {
    return this.postings.of(word).length > 0;
  }

  /** The item lies there. */
  isAt(item: number, word: string): boolean {
    const entries = this.postings.of(word);
    const place = firstWhere(entries, 0, (entry) => entry >> fieldBits >= item);
    const entry = entries[place] ?? -1;
    return entry >> fieldBits === item && (entry & fieldMask) >= placeField;
  }

  private mistyped(word: string, take: (entries: Uint32Array, points: readonly number[]) => void): void {
    const words = this.postings.words();
    for (const spelled of new Set([word, devanagari.test(word) ? latinOf(word) : word])) {
      if (word.length < shortestTypo || spelled.length < shortestTypo) continue;
      for (const place of this.near(spelled)) {
        const isFar = Math.abs((words[place] ?? '').length - word.length) > 1;
        take(this.postings.at(place), isFar ? farPoints : loosePoints);
      }
    }
    if (word.length < shortestInside) return;
    const letters = this.initials.startingWith(word);
    take(this.initials.between(letters.from, letters.to), loosePoints);
    for (const place of this.postings.holding(word)) take(this.postings.at(place), insidePoints);
  }

  /**
   * Of one mistake either the beginning of a word is free, or what comes behind: only what shares one of them is compared. Unless it is
   * in the first letter, the words looked at begin with that.
   */
  private near(word: string): number[] {
    const words = this.postings.words();
    const half = word.length >> 1;
    const { from, to } = this.postings.startingWith(word.slice(0, half - 1));
    const places: number[] = [];
    for (let place = from; place < to; place += 1) if (isCloseSpelling(word, words[place] ?? '')) places.push(place);
    for (const place of this.postings.holding(word.slice(half), this.postings.startingWith(word.charAt(0))))
      if ((place < from || place >= to) && isCloseSpelling(word, words[place] ?? '')) places.push(place);
    places.push(...this.otherwiseBegun(word));
    return places;
  }

  /** Its first letter is another one, missing, too many, or stands second. */
  private otherwiseBegun(word: string): Set<number> {
    const words = this.postings.words();
    const [first, rest] = [word.charAt(0), word.slice(1)];
    const places = new Set<number>();
    const look = (beginning: string) => {
      const { from, to } = this.postings.startingWith(beginning);
      for (let place = from; place < to; place += 1) if (!words[place]?.startsWith(first)) places.add(place);
    };
    look(rest);
    look(word.charAt(1) + first + word.slice(2));
    for (const letter of this.postings.firstLetters()) {
      if (letter === first) continue;
      look(letter + rest);
      look(letter + word);
    }
    return places;
  }

  /** The same word in the other script: what is typed in Devanagari is spelled out, what is typed in Latin letters is heard. */
  private sounding(word: string, take: (entries: Uint32Array, points: readonly number[]) => void): void {
    if (devanagari.test(word)) {
      const spelled = latinOf(word);
      if (spelled.length < shortestInside) return;
      take(this.postings.of(spelled), soundPoints);
      const { from, to } = this.postings.startingWith(spelled);
      take(this.postings.between(from, to), loosePoints);
      return;
    }
    this.sounds ??= soundsOf(this.postings.words());
    for (const candidate of this.sounds.get(soundOf(word)) ?? [])
      if (hasVowelsOf(word, latinOf(candidate))) take(this.postings.of(candidate), heardPoints);
  }
}
