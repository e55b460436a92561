/**
 * Colleges in the order in which a plan takes them: how far from home first, then on what ground the course is said of them; at home and
 * next to it those that the state keeps before the others, farther away only those of one district.
 */
import { districts as known } from '@disha/contract/districts';
import { Atlas } from '@disha/eligibility/plan/atlas';
import { nears } from '@disha/eligibility/plan/knowledge';
import { nearness, type DistrictPlace } from './places.ts';
import { pageOfRanked, type IndexPositions } from './facet-index.ts';

export const atlas = new Atlas(known);

export interface Reached {
  near: DistrictPlace;
  places: IndexPositions;
  /** By place: 0 known, 1 where most of its kind teach it, 2 where many do. */
  shares: Uint8Array;
  /** Of the known, those by their name alone. */
  byName: IndexPositions;
  /** Those that the state or the Centre keeps. */
  kept: IndexPositions;
  districts: readonly DistrictPlace[];
  /** By place, a number of these. */
  districtOf: Uint16Array;
}

/** A list, a name, what most do, what many do. */
const grounds = 4;

export function inReachOrder({ near, places, shares, byName, kept, districts, districtOf }: Reached): IndexPositions {
  const farness = nearness(near);
  const home = { state: near.state, district: near.name };
  const ofDistrict = districts.map((district) => {
    const reach = nears.indexOf(atlas.nearOf(home, { state: district.state, district: district.name }));
    const far = Math.min(farness(district), known.length);
    const isAtHome = reach <= nears.indexOf('next');
    // Of two numbers the one that counts for more is the other's range.
    return { reach: reach * grounds, far: isAtHome ? far : far * 2, other: isAtHome ? known.length + 1 : 1 };
  });
  const ranks = new Uint32Array(shares.length);
  const isByName = new Set(byName);
  const isKept = new Set(kept);
  // A plain loop: they may be tens of thousands.
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] as number;
    const share = shares[place] as number;
    const ground = share > 0 ? share + 1 : isByName.has(place) ? 1 : 0;
    const { reach = 0, far = 0, other = 0 } = ofDistrict[districtOf[place] as number] ?? {};
    ranks[place] = (reach + ground) * 2 * (known.length + 1) + far + (isKept.has(place) ? 0 : other);
  }
  return pageOfRanked(places, ranks);
}
