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
