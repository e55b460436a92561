/** Common words of the register that somebody mistyped: each becomes the word it is nearest to. People and places are left alone. */
import { alternatives } from '../words.ts';

const vocabulary = alternatives(`
  government college institute institution institutions technology polytechnic mahavidyalaya management education educational nursing
  pharmacy science sciences engineering training teacher teachers degree university memorial commerce sanskrit research computer
  paramedical medical industrial application applications business hospital homoeopathic ayurvedic physiotherapy agriculture
  agricultural association academy international prashikshan sansthan technical professional foundation society architecture
  journalism communication district elementary charitable architectural pharmaceutical affiliated
  vocational rehabilitation administration welfare campus
`).split('|');

/** Words that are meant as they stand, near as they come to another. */
const meant = new Set(
  alternatives(`
  colleges institutes institutional polytechnics polytechnical mahavidyalayam mohavidyalaya educations computers hospitals homeopathic
  homoeopathy ayurved ayurveda associations paramedicals paramedics paramedic technician technicians sanskriti samskrit industries
  industry professions professionals foundations sanstha sanathan sansthas commence teaches trainings technologies universities
  universal researcher sciences scientific nursery teachings medicals districts communications communicative agriculturist
  collegiate institutions professor profession computing internationally managements homeopathy compute degrees academic academia
  academics societys hospitality pharma pharmaceuticals educator educators welcare administrative samsthan computerz
`).split('|'),
);

/** How many letters must be put in, left out, changed or swapped, counted no further than is of interest. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}

/** The longer the word, the more may be wrong with it. */
const allowed = (word: string) => (word.length >= 9 ? 2 : 1);
const mended = new Map<string, string>();

function nearest(word: string): string {
  if (vocabulary.includes(word) || meant.has(word)) return word;
  const known = mended.get(word);
  if (known !== undefined) return known;
  const right = vocabulary.find((each) => each.startsWith(word.charAt(0)) && distance(word, each, allowed(each)) <= allowed(each)) ?? word;
  mended.set(word, right);
  return right;
}

const likeIt = (word: string, right: string) =>
  word === word.toUpperCase()
    ? right.toUpperCase()
    : word.charAt(0) === word.charAt(0).toUpperCase()
      ? right.charAt(0).toUpperCase() + right.slice(1)
      : right;

export const mendWords = (text: string): string =>
  text.replace(/[A-Za-z]{5,}/g, (word) => {
    const right = nearest(word.toLowerCase());
    return right === word.toLowerCase() ? word : likeIt(word, right);
  });
