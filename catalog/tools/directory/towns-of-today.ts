/**
 * A town that its state has put into another district, while the register still names the old one and India Post's list does too, or
 * writes the town otherwise. The table is read by the old district, so that a town of the same name elsewhere is left alone; of a
 * district divided lately (`lately` says when) it also names the towns that stayed.
 */
import { readTable, type Row } from '../csv.ts';
import { placeKey, titled, type Districts, type DistrictFound } from './districts.ts';

export type TownRow = Row<'state' | 'written' | 'district' | 'lately' | 'towns'>;

export const readTowns = (): TownRow[] =>
  readTable(new URL('towns-of-today.csv', import.meta.url).pathname, 'state', 'written', 'district', 'lately', 'towns');

export interface NamedTown extends DistrictFound {
  state: string;
  name: string;
  /** What a list gives as the address; asked when the places behind the name do not tell. */
  address?: string;
}

/** Delhi drew all of its districts anew on 25 December 2025; which of its colonies lies in which is not known here. */
const redrawn = new Set(['Delhi']);

/** Before or behind a town's name these make it another place: "North Guwahati", "Didwana Road". */
const isBefore =
  /^(?:North|South|East|West|New|Old|Naya|Nava|Near|Nr\.?|Opp\.?|Opposite|Behind|To|Uttar|Dakshin|Paschim|Purba|Madhya|Via)$/i;
const isBehind = /^(?:North|South|East|West|Road|Nagar|Colony|Via|Camp|Khurd|Kalan)$/i;
/** A short word inside a name may be a person's, or a part of another place: "Jawahar Nagar". */
const longEnough = 6;
/** Before the city that all lists print it is a place, however short: "At Nerul New Mumbai". */
const longEnoughBeforeCity = 4;
/** Cities that lie in several districts: what stands before them says which. */
const city = /[\s.,-]+(?:(?:Navi|New)? ?Mumbai|Hyderabad|Secunderabad|Bangalore|Bengaluru|Chennai)$/i;
const side = /\s+(?:West|East|W|E|North|South)$/i;
const postal = /[\s.,-]*\d[\d\s-]*\.?$/;

/** The register's own words, parted as a name is: the way to the gate, which the name has lost, may name the town. */
const partsOfRaw = (raw: string) =>
  titled(raw)
    .replace(/\s+/g, ' ')
    .replace(/\s*[(),;]+\s*/g, ', ');

/** An address is parted where it says what a place is, too: "Cheeryal Village, Keesara Mandal". */
const partsOfAddress = (address: string) =>
  address
    .split(/[,;()]|\b(?:village|vill|mandal|mdl|taluka?|tq|tal|tehsil|post|district|distt?|dt)\b\.?/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const bare = (part: string) =>
  part
    .replace(/ \(.*$/, '')
    .replace(/ (?:Urban|Rural|Town|City|Mandal|District)$/, '')
    .trim();

/** What a part of the name may say: the whole, what stands in brackets, its last words and, of the name proper, its first. */
function* saidIn(part: string, isHead: boolean, isSeat: (place: string) => boolean): Generator<string> {
  yield bare(part);
  for (const [, inside = ''] of part.matchAll(/\(([^)]*)\)?/g)) yield bare(inside);
  const here = bare(part).replace(postal, '');
  // "Malad West Mumbai 400 064", "College of Education Giddalur Prakasam District": the town stands before what all there have.
  const inCity = here.replace(city, '');
  const before = inCity === here ? withoutSeat(here, isSeat) : inCity;
  const isBeforeCity = before !== here;
  const place = isBeforeCity ? before.replace(side, '') : here;
  if (isBeforeCity) yield place;
  const words = place.split(' ');
  for (let size = Math.min(words.length - 1, 6); size > 0; size -= 1) {
    const last = words.slice(-size).join(' ');
    const isLong = placeKey(last).length >= (isBeforeCity ? longEnoughBeforeCity : longEnough);
    if (isLong && !isBefore.test(words.at(-size - 1) ?? '')) yield last;
    const first = words.slice(0, size).join(' ');
    if (isHead && placeKey(first).length >= longEnough && !isBehind.test(words[size] ?? '')) yield first;
  }
}

function withoutSeat(part: string, isSeat: (place: string) => boolean): string {
  const words = part.split(' ');
  const size = [1, 2, 3].find((count) => count < words.length && isSeat(words.slice(-count).join(' ')));
  return size === undefined ? part : words.slice(0, -size).join(' ');
}

export function townsOfToday(
  rows: readonly TownRow[],
  isPlace: (name: string, state: string, district: string) => boolean,
): (entry: NamedTown) => DistrictFound {
  const at = new Map<string, string>();
  const lately = new Set<string>();
  for (const { state, written, district, lately: year, towns } of rows) {
    if (year !== '') lately.add(`${state}|${written}`);
    for (const town of towns.split('|')) at.set(`${state}|${written}|${placeKey(bare(town))}`, district);
  }

  return ({ state, district, basis, name, address = '' }) => {
    const [head = '', ...places] = name.split(', ');
    const isSeat = (place: string) => placeKey(place) === placeKey(district);
    // The last place first: "Degree College, Didwana, Nagaur" lies in Didwana; the district's own town says least.
    const parts = [...partsOfAddress(address), ...places].reverse().filter((place) => !isSeat(bare(place)));
    // A village of the district behind the name says more than a word in it: a society of Andheri has its college in Dadar.
    if (!parts.some((place) => isPlace(bare(place), state, district))) parts.push(head);
    for (const part of parts)
      for (const said of saidIn(part, part === head, isSeat)) {
        const today = at.get(`${state}|${district}|${placeKey(said)}`);
        if (today !== undefined) return { district: today, basis: '' };
      }
    if (redrawn.has(state)) return { district, basis: 'register' };
    if (!lately.has(`${state}|${district}`)) return { district, basis };
    const saysSeat = [...places.map(bare), ...name.split(/[\s,()–-]+/)].some(isSeat);
    return { district, basis: saysSeat ? '' : 'register' };
  };
}

/** The same for an institution of the register: what the name as it is now says, then the register's own words. */
export function placeOfToday(
  { placeOf }: Pick<Districts, 'placeOf'>,
  today: ReturnType<typeof townsOfToday>,
): (entry: NamedTown & { raw: string; pincode: string; registerDistrict: string }) => DistrictFound {
  return ({ state, name, raw, pincode, registerDistrict, ...given }) => {
    const first = today({ state, name, ...given });
    const isOpen = first.basis !== '' && given.basis !== '';
    const again = isOpen ? placeOf({ state, district: registerDistrict || given.district, pincode, name }) : undefined;
    const place = again ? today({ state, name, ...again }) : first;
    const byRaw = today({ state, name: partsOfRaw(raw), ...place });
    return place.district === given.district && byRaw.basis === '' ? byRaw : place;
  };
}
