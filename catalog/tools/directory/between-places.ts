/** Two places behind a name, where the register leaves out the comma between them; and a place that fell with the way to the gate. */
import { alternatives, genericWords } from '../words.ts';

/** Before these the last word is no place of its own: "New Paloncha", "Purba Bardhaman". */
const part = new RegExp(
  `(?:^|[ -])(?:${alternatives(`
    of and the at New Old Navi Greater Nava Naya North South East West Purba Purbi Paschim Pashchim Dakshin Uttar Uttara Dakshina Sri Shri
    Shree Sant Sawai St. Dr. Mount Fort Port Rae Near Kot Garhi Nagla Sarai Urf Alias Chak Tarf Sector Ward Kasba Khas Jila Zila Nai
    Mohammadabad Muhamdabad Mohamdabad Lakhimpur Uppal District Chhoti Badi Bara Chhota Mota Nana Moti Nani Upper Lower Juna
    Kotma Mandi Pimpri Camp Shahpur Pur Gaurela
    Pendra Janjgir Baloda Dist Taluka Tal Ta Tehsil via Block Post Village Vill Gram PO K.R. H.D.
  `)})$`,
);
const noPlace = new RegExp(
  `\\b(?:${alternatives(`
    College Mahavidyalaya Institute School Polytechnic Sansthan Sanstha Trust Samiti Mandal Society University Academy Kendra Campus
    Hospital Foundation Nursing Pharmacy Education Training Sangh Department Faculty Centre Road Colony Vidyalaya
    Block Complex Building Vihar
  `)})\\b`,
);
const later = new RegExp(
  `^(?:${alternatives(`
    Nagar Bazar Bazaar Kalan Khurd Budruk City Town Rural Urban Village Colony Chowk Road East West North South Cantt Junction Station Fort
    Estate Dham Ashram Mandir Gate Peth Layout Park Garden Ghat Khas Pura Puram Camp Naka Phata Area Chauraha Mandi Patti Tola Raja Kot
  `)})$`,
);

/** "P. Dornala", "A-P Shirala", "Navi Mumbai" in capitals: short for a part of the place. */
const abbreviated = /(?:^|[ -])(?:\p{Lu}{1,2}|NAVI|\p{Lu}\p{Ll}*\.|(?:\p{Lu}\.){1,2})$/u;

/** Endings that only places have: two such words are two places, but for these. */
const village = new RegExp(
  `\\p{L}{3}(?:${alternatives('pur pura ganj gunj garh bad nagar gaon wara khera kheda patti palli halli wadi')})$`,
  'u',
);
const pair = /\b(?:Kishangarh|Ramgarh|Rampur|Jaipur)\b/;

export interface PlacesSaid {
  /** Whether other names of the district have it behind a comma, on its own. */
  isSaidHere(place: string): boolean;
  /** Whether many names of the state do. */
  isTown(place: string): boolean;
  /** Whether a post office or a district is called so there. */
  isPlace(place: string): boolean;
}

/** "Kadaganchi Aland" in a district where other names say ", Aland": the nearer place, then the wider one. */
function apart(segment: string, district: string, { isSaidHere, isTown, isPlace }: PlacesSaid): string {
  const [, before = '', last = ''] = /^(\p{Lu}[\p{L}.-]+(?: \(?\p{Lu}[\p{L}.-]*\)?)*) (\p{Lu}\p{Ll}{2,})$/u.exec(segment) ?? [];
  if (before === '' || abbreviated.test(before) || later.test(last) || part.test(before) || noPlace.test(segment)) return segment;
  if (segment.toLowerCase() === district.toLowerCase() || isSaidHere(segment) || isPlace(segment)) return segment;
  const isPair = village.test(last) && village.test(before) && !pair.test(segment);
  return isSaidHere(last) || isTown(last) || isPair || (isPlace(last) && isPlace(before)) ? `${before}, ${last}` : segment;
}

const named = alternatives(
  'College Institute Mahavidyalaya School Polytechnic ' +
    '(?:of|and).(?:Nursing|Pharmacy|Media|IT|Law|Education|Technology|Management|Engineering|Sciences?|Commerce)',
);
const behindName = new RegExp(`^(.*\\b(?:${named})) (\\p{Lu}\\p{Ll}{3,})$`, 'u');

/** "College of Pharmacy Kalyan": a word of many names, but behind a comma in others of the district. */
function commaBehind(proper: string, { isSaidHere }: PlacesSaid): string {
  const [, before = '', last = ''] = behindName.exec(proper) ?? [];
  const isWord = genericWords.has(last.toLowerCase()) || noPlace.test(last) || later.test(last);
  return before !== '' && !isWord && isSaidHere(last) ? `${before}, ${last}` : proper;
}

export function commaBetween(name: string, district: string, places: PlacesSaid): string {
  const [proper = '', ...behind] = name.split(', ');
  return [commaBehind(proper, places), ...behind.map((segment) => apart(segment, district, places))].join(', ');
}

/** Who keeps it sits elsewhere. */
const keeper = /\b(?:Run|Managed|Sponsored|Recogni[sz]ed|Approved) by\b|\bAffiliated|\bC\/O\b|\bPost\. /i;
const lead = /(?:Road|Rd|Marg|Street|Chowk|Lane|Nagar|Colony|Bypass|Pass|Highway|Cross|Floor|Building|Block|Phase|Mandir|Hospital|School)$/;

/** "College Vill+Post Saragaon, Raipur" lost its village: the last place of the district in what was cut stays behind the name. */
export function withPlaceKept(given: string, tidied: string, district: string, isPlaceHere: (place: string) => boolean): string {
  const [proper = '', ...behind] = tidied.split(', ');
  const isBare = behind.length === 0 || (behind.length === 1 && behind[0] === district);
  const kept = new Set(tidied.toLowerCase().match(/\p{L}+/gu));
  if (!isBare || given.length - tidied.length < 5 || keeper.test(given)) return tidied;
  const words = given.split(/[\s,;]+/);
  for (let at = words.length - 1; at > 1; at -= 1) {
    const word = (words[at] ?? '').replace(/[^\p{L}]+$/u, '');
    const next = words[at + 1] ?? '';
    if (!/^\p{Lu}\p{Ll}{4,}$/u.test(word) || kept.has(word.toLowerCase()) || lead.test(word) || lead.test(next.replace(/\W+$/, '')))
      continue;
    if (noPlace.test(word) || word === district || /\b(?:Near|Opp|Behind)\.?$/.test(words[at - 1] ?? '')) continue;
    if (isPlaceHere(word)) return [proper, word, ...behind].join(', ');
  }
  return tidied;
}
