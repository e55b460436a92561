/** The names of all entries as they are shown: each mended, polished and proof-read, and looked at beside the others of its state. */
import { isGeneric } from '../tidy-name.ts';
import { commaBetween, withPlaceKept } from './between-places.ts';
import { placesSaid, withComma } from './comma-before-place.ts';
import { presentDistrict, type Districts } from './districts.ts';
import { lastLook } from './last-look.ts';
import { mendName } from './mend-name.ts';
import { oneWay } from './one-way.ts';
import { polishName } from './polish-name.ts';
import { proofread } from './proof-name.ts';
import { withTown } from './town-of-register.ts';

export interface TidiedName {
  key: string;
  name: string;
  state: string;
  district: string;
}

/** A post office of the district, or the district by an older name; not the name of another district. */
const isHere =
  (districts: Pick<Districts, 'isPlace' | 'has'>, { state, district }: { state: string; district: string }) =>
  (place: string): boolean => {
    const present = presentDistrict(place, state);
    return (present === district || !districts.has(state, present)) && districts.isPlace(place, state, district);
  };

/** `byHand`: the names that no rule can know. */
export function tidiedBy(
  entries: readonly TidiedName[],
  districts: Pick<Districts, 'isPlace' | 'has'>,
  byHand: ReadonlyMap<string, { name: string }>,
): (entry: TidiedName) => string {
  const proofs = new Map(
    entries.map(({ key, name, state, district }) => {
      const polished = polishName(mendName(name, district), { state, district }, (place) => districts.isPlace(place, state, district));
      return [key, { state, name: proofread(polished, district) }];
    }),
  );
  const isSaid = placesSaid(proofs.values());
  const placed = new Map(
    entries.map(({ key, name, state, district }) => {
      const isPlace = (place: string) => districts.isPlace(place, state, district) || isSaid(place, state);
      const proof = proofs.get(key)?.name ?? name;
      const kept = withPlaceKept(name, proof, district, isHere(districts, { state, district }));
      const looked = lastLook(withComma(kept, { state, district }, isPlace));
      const told = isGeneric(looked) && district !== '' ? `${looked}, ${district}` : looked;
      return [key, { state: `${state}|${district}`, name: withComma(told, { state, district }, isPlace) }];
    }),
  );
  const isSaidHere = placesSaid(placed.values());
  return ({ key, name, state, district }) =>
    byHand.get(key)?.name ??
    commaBetween(placed.get(key)?.name ?? name, district, {
      isSaidHere: (place) => isSaidHere(place, `${state}|${district}`),
      isTown: (place) => isSaid(place, state, 40) && !districts.has(state, presentDistrict(place, state)),
      isPlace: (place) => districts.isPlace(place, state, district),
    });
}

/** Said last of every name, also of one that somebody read; where it would make two of one name, the name stays as it was read. */
export const settledBy =
  (districts: Pick<Districts, 'isPlace' | 'has'>) =>
  ({ name, raw, ...where }: TidiedName & { raw: string }): string => {
    const isDistrict = (place: string) => presentDistrict(place, where.state) === where.district;
    return oneWay(withTown(name, raw, isHere(districts, where), isDistrict), where.state);
  };
