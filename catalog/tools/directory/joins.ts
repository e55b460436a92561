/**
 * Which of a list's rows was taken for an institution of the register that it cannot be. The extracts join them by name; here the two
 * names are looked at once more, by what each says it is, and the two places by how far apart they lie.
 */
import { anyOf } from '../words.ts';
import { divideOne, placeKey, presentDistrict, type Centre } from './districts.ts';
import { nameSays } from './kinds.ts';
import { mendWords } from './misspelt.ts';

export interface Join {
  /** As the list writes it. */
  list: string;
  /** As the register does. */
  register: string;
  code: string;
}

/** Of these a name says all that there is: a school of teachers does not come to teach engineering. */
const ofOneKind = new Set(['teacher-education', 'special-education', 'physical-education', 'nursing', 'allied-health', 'law', 'sanskrit']);

const society = /\b(?:Sansthas?|Societ(?:y|ys)|Trusts?|Mandal[is]?|Samitis?|Foundations?|Pratishthans?|Association)(?:['’]?s)?[\s.,]*$/i;
const institution = anyOf(
  /\b(?:Colleges?|Institut\w*|Polytechnics?|School|Campus|Academy|University|Faculty|Department|Centre)\b/i,
  /vidyala|vidyapee?th/i,
);
const larger = /\bUniversity\b|\b(?:Technical|Higher) Education\b/i;

/** The society keeps many, and which of them the list means it does not say. */
const namesSocietyOnly = (name: string) => society.test(name) && !institution.test(name);

export function cannotBe({ list: given, register: written, code }: Join): boolean {
  const [list, register] = [mendWords(given), mendWords(written)];
  // The school of a hospital's nurses beside a college of the same saint.
  const isHospitals = code.startsWith('S-') && /\bHospital\b/i.test(register) && !institution.test(register);
  if (isHospitals) return /\bCollege\b/i.test(list) && !/\bHospital\b|\bNursing\b/i.test(list);
  const { kinds } = nameSays(register, code.charAt(0));
  if (kinds.length === 0 || !kinds.every((kind) => ofOneKind.has(kind))) return false;
  if (namesSocietyOnly(list) || (larger.test(list) && !larger.test(register))) return true;
  const said = nameSays(list, 'C').kinds;
  return said.length > 0 && !said.some((kind) => kinds.includes(kind));
}

export interface JoinedPlaces {
  state: string;
  /** The district that the list gives, and the register's. */
  here: string;
  there: string;
  list: string;
  register: string;
}

/** Between the middles of two districts. A list may give the next district, or the one of before; not one a day's journey away. */
const far = 100;
const radian = Math.PI / 180;
const apart = (a: Centre, b: Centre) =>
  6371 * radian * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * radian));

/** In kilometres, between the middles of two districts of a state; without end where one is not known. */
export function distanceOf(centres: readonly Centre[]) {
  const middles = new Map(centres.map((centre) => [`${centre.state}|${centre.district}`, centre]));
  return (state: string, one: string, other: string): number => {
    const [from, to] = [middles.get(`${state}|${one}`), middles.get(`${state}|${other}`)];
    return from && to ? apart(from, to) : Infinity;
  };
}

/** A college of the same name in another part of the state. Two names with one town in both mean it, whatever district is given. */
export function farApart(centres: readonly Centre[], isPlace: (name: string, state: string, district: string) => boolean) {
  const away = distanceOf(centres);
  return ({ state, list, register, ...given }: JoinedPlaces): boolean => {
    const [here, there] = [presentDistrict(given.here, state), presentDistrict(given.there, state)];
    const distance = away(state, here, there);
    if (distance === Infinity || distance <= far || divideOne(state, here, there)) return false;
    const says = (name: string, place: string) => placeKey(name).includes(placeKey(place));
    if (says(list, there) || says(register, here)) return false;
    const town = /(\p{L}+)[^\p{L}]*$/u.exec(list)?.[1] ?? '';
    const isTown = !institution.test(town) && centres.some((centre) => centre.state === state && isPlace(town, state, centre.district));
    return !(isTown && says(register, town));
  };
}
