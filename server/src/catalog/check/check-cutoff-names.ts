/** What institutes of closing ranks are called: as on a door plate, whatever the authority prints. What it printed stays in `was`. */
import type { Figure } from './figure.ts';

export interface NamedInstitutes {
  id: string;
  institutes: readonly { name: string }[];
}

const longest = 80;
const pin = /(?<!\d)\d{3} ?\d{3}(?!\d)/;
/** Abbreviations are as long as a word of six letters; what is longer is shouted. */
const shouted = /\p{Lu}{7,}/u;
const ofAnAddress = /\b(tal|taluka?|tq|dist|distt|hobli|survey no|plot no|p\.?\s?b\.? ?no|p\.o)\b/i;

function faultsOf(name: string, places: ReadonlySet<string>): string[] {
  const words = name.match(/\p{L}+/gu) ?? [];
  const inCapitals = words.filter((word) => word.length > 3 && word === word.toUpperCase());
  const town = inCapitals.find((word) => places.has(word));
  return [
    ...(name.length > longest ? [`has ${name.length} letters, ${longest} at most`] : []),
    ...(pin.test(name) ? ['carries a PIN'] : []),
    ...(ofAnAddress.test(name) ? ['carries an address'] : []),
    ...(shouted.test(name) || (words.length > 1 && !/\p{Ll}/u.test(name)) ? ['is in capitals'] : []),
    ...(town === undefined ? [] : [`has ${town} in capitals, which is a place`]),
  ];
}

/** `places`: towns and districts as anybody writes them. */
export function checkCutoffNames(tables: readonly NamedInstitutes[], places: Iterable<string>): { figures: Figure[]; problems: string[] } {
  const known = new Set([...places].map((place) => place.toUpperCase()));
  const named = tables.flatMap(({ id, institutes }) => institutes.map(({ name }) => ({ id, name })));
  const problems = named.flatMap(({ id, name }) => faultsOf(name, known).map((fault) => `cutoffs/${id}.json: "${name}" ${fault}`));
  return {
    figures: [{ label: 'tidy names of closing ranks', value: `${named.length}, ${problems.length} faults`, ok: problems.length === 0 }],
    problems,
  };
}
