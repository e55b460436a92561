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
}
