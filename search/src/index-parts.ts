import { devanagari, latinOf, soundOf } from './sound.ts';

/** Of fewer consonants too many words have the same. */
const shortestSound = 3;

export function soundsOf(words: Iterable<string>): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const word of words) {
    const sound = devanagari.test(word) ? soundOf(latinOf(word)) : '';
    if (sound.length < shortestSound) continue;
    const list = sounds.get(sound);
    if (list) list.push(word);
    else sounds.set(sound, [word]);
  }
  return sounds;
}

/** One in so many are many. */
const manyIn = 64;

/** The best points of each item for one word. */
export class Scores {
  readonly of: Uint16Array;
  readonly items: number[] = [];

  constructor(size: number) {
    this.of = new Uint16Array(size);
  }

  raise(item: number, points: number): void {
    const before = this.of[item] ?? 0;
    if (before === 0) this.items.push(item);
    if (points > before) this.of[item] = points;
  }

  /** The items in the order of adding: of many, walking past all is faster than sorting. */
  inOrder(): ArrayLike<number> {
    if (this.items.length < this.of.length / manyIn) return Uint32Array.from(this.items).sort();
    const items: number[] = [];
    for (let item = 0; item < this.of.length; item += 1) if (this.of[item] !== 0) items.push(item);
    return items;
  }
}

/** Points are written down and wiped off: room for as many items as there are, anew for every word, would be most of a search. */
export class Board {
  private readonly wiped: Scores[] = [];
  private used: Scores[] = [];

  scores(size: number): Scores {
    const last = this.wiped.pop();
    const scores = last?.of.length === size ? last : new Scores(size);
    this.used.push(scores);
    return scores;
  }

  /** What was handed out is taken back; the most of it is kept for the next search. */
  wipe(): void {
    for (const scores of this.used.splice(0, mostKept)) {
      for (const item of scores.items) scores.of[item] = 0;
      scores.items.length = 0;
      this.wiped.push(scores);
    }
    this.used = [];
    this.wiped.length = Math.min(this.wiped.length, mostKept);
  }
}

const mostKept = 16;
