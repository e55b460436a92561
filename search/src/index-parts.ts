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

export function append(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function* startingWith(sorted: readonly string[], prefix: string): Generator<string> {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < prefix) from = middle + 1;
    else to = middle;
  }
  for (let word = sorted[from]; word?.startsWith(prefix) === true; word = sorted[(from += 1)]) yield word;
}
