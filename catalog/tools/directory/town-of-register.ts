/** A town that fell with the way to the gate: "St. Thomas College, Arunapuram P.O., Pala-686 574" had no place left at all. */
import { anyOf, genericWords } from '../words.ts';
import { titled } from './districts.ts';

/** Codes, telephones, PINs and the district behind the town. */
const behind: RegExp[] = [
  /[\s,;(]*\b(?:Ph|Phone|Mob|Tel|Website|www)\b.*$/i,
  /\(CC-.*$/i,
  /[\s,.(-]*(?:\bPIN(?:\s?code)?\b[\s.:,-]*)?(?<!\d)\d{3} ?\d{3,4}(?!\d).*$/i,
  /\bPIN\b.*$/i,
  /\s\d{2,4}$/,
  /[\s,.;-]*\b(?:Dist(?:rict|t)?|Dt)\b[\s.:,-]*\p{L}+$/iu,
  /[\s,.;:")-]+$/,
];
/** What is told before it is another way to the gate, a part of a district or a post office. */
const way = anyOf(
  /\b(?:Near|Opp|Behind|Beside|By|Tal|Tq|Ta|Taluka?|Teh|Tehsil|Dist\w*|Dt|Via|Block|Mandal|(?:Managed|Run) by[^,]*)[\s.,:-]*$/i,
  /\b(?:Post|PO|P\.O)[\s.:-]*$/i,
);
const last = /(?:,|\bRoad|\bRd\.?|\bHighway|\bMarg|\bat|\b(?:Vill(?:age)?|VPO)\b[^,]*?)[\s,.]*\b(\p{L}{4,})$/iu;
const colony = /, [^,]* (?:Nagar|Vihar|Colony|Layout|Enclave|Lines|Puram)$/;

/** Of no town: what a way to the gate ends with. */
const noTown = new Set(['chowk', 'market', 'estate', 'campus', 'complex']);
const key = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** The last place that the register tells, where the name has none, or has a colony of which every town has one. */
export function withTown(name: string, raw: string, isHere: (place: string) => boolean, isDistrict: (place: string) => boolean): string {
  const isColony = colony.test(name) && !isDistrict(name.slice(name.lastIndexOf(', ') + 2));
  if (name.includes(', ') && !isColony) return name;
  const told = behind.reduce((text, end) => text.replace(end, ''), raw);
  const [, word = ''] = last.exec(told) ?? [];
  const place = titled(word.toUpperCase());
  if (word === '' || way.test(told.slice(0, told.length - word.length)) || noTown.has(key(word))) return name;
  const isTold = key(name).includes(key(word)) || genericWords.has(key(word));
  return !isTold && isHere(place) && (isColony || !isDistrict(place)) ? `${name}, ${place}` : name;
}
