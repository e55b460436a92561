/** What is asked of places: a district by any of its names, and how far the others are from it. */
import { distance } from '@disha/contract/distance';
import { districts, type District } from '@disha/contract/districts';
import { districtsMeant, everydayNames } from '@disha/contract/place-names';
import { say } from '@disha/contract/say';
import { placeSlug, states, type State } from '@disha/contract/taxonomy';
import { learnedMeaning } from '@disha/search/learned';
import { foldForSearch } from '@disha/search/text';
import type { PinLookup } from '../../catalog/catalog.ts';
import { invalidAt } from '../../http/errors.ts';

export type DistrictPlace = Pick<District, 'state' | 'name'>;
export type DistrictOf<Card> = (card: Card) => DistrictPlace;

const keyOf = ({ state, name }: DistrictPlace) => `${state}|${name}`;
const byKey = new Map(districts.map((district) => [keyOf(district), district]));

/** Names of the place itself, old and new, and of the towns in it. */
export function otherNames(place: DistrictPlace): { ofItself: readonly string[]; ofTowns: readonly string[] } {
  const { district, town } = everydayNames(place);
  return { ofItself: [...(byKey.get(keyOf(place))?.alsoCalled ?? []), ...district], ofTowns: town };
}

/** `held`: districts the catalog names beside the known ones, as an operator's own row may. */
function called(text: string, state: State | undefined, held: Iterable<DistrictPlace>): DistrictPlace[] {
  // What is written in another script has no slug.
  const spelled = [text, learnedMeaning(foldForSearch(text)) ?? ''].filter((name) => placeSlug(name) !== '');
  for (const name of spelled) {
    const known = districtsMeant(name, state);
    if (known.length > 0) return [...known];
    const wanted = placeSlug(name);
    const own = [...held].filter((place) => placeSlug(place.name) === wanted && (state === undefined || place.state === state));
    if (own.length > 0) return own;
  }
  return [];
}

function only(parameter: string, found: readonly DistrictPlace[]): DistrictPlace | undefined {
  if (found.length < 2) return found[0];
  throw invalidAt(parameter, say('colleges.whichState', { name: parameter, states: found.map((place) => place.state).join(', ') }));
}

/** The district that is meant; refused where there is none, or one in each of two states. */
export function districtAsked(text: string, state: State | undefined, held: Iterable<DistrictPlace>): DistrictPlace {
  const found = only('district', called(text, state, held));
  if (!found) throw invalidAt('district', say('colleges.noDistrict', { name: 'district', state: state ?? '' }));
  return found;
}

/** "Aurangabad, Bihar": some districts stand in two states. */
function withState(text: string, state: State | undefined): [text: string, state: State | undefined] {
  const [, name = '', behind = ''] = /^(.+),([^,]+)$/.exec(text) ?? [];
  const named = states.find((one) => placeSlug(one) === placeSlug(behind));
  return named === undefined || (state !== undefined && state !== named) ? [text, state] : [name, named];
}

/** The same of a PIN or a district to be near to. */
export function nearAsked(
  text: string,
  state: State | undefined,
  held: Iterable<DistrictPlace>,
  districtOfPin: PinLookup | undefined,
): DistrictPlace {
  const pin = text.replaceAll(' ', '');
  const found = /^[1-9]\d{5}$/.test(pin) ? districtOfPin?.(pin) : only('near', called(...withState(text, state), held));
  if (!found) throw invalidAt('near', say('colleges.noPlace', { state: state ?? '' }));
  return found;
}

/** Every known district, this one first and the farthest last. */
function districtsByDistance(from: DistrictPlace): DistrictPlace[] {
  const middle = byKey.get(keyOf(from));
  if (!middle) return [from, ...districts];
  const others = districts.filter((district) => district !== middle).map((district) => ({ district, km: distance(middle, district) }));
  return [middle, ...others.sort((a, b) => a.km - b.km).map(({ district }) => district)];
}

/** How many districts lie nearer than this one; those of unknown place come last. */
export function nearness(from: DistrictPlace): (place: DistrictPlace) => number {
  const order = districtsByDistance(from);
  const ranks = new Map(order.map((place, index) => [keyOf(place), index]));
  return (place) => ranks.get(keyOf(place)) ?? order.length;
}
