/** Which of the places that teach a course are this student's, told on the device: the server is not asked for women's colleges. */
import type { CollegeCard } from '@disha/contract/colleges.card';
import { hasOwnAdmission, isPublic } from '@disha/contract/own-admission';
import type { Knowledge, WayPlace } from '@disha/eligibility/plan/knowledge';
import type { CollegesNearby } from '@disha/eligibility/plan/places';

type PlacesAsk = Parameters<Knowledge['placesOf']> extends [string, ...infer Rest] ? Rest : never;

export interface NearPlace extends WayPlace {
  card: CollegeCard;
}

/** Nearest first, none farther than `upTo`; what is said to be for women or for men alone counts as that. */
export function placesFor(places: CollegesNearby, cards: readonly CollegeCard[], ...[at, upTo, ...how]: PlacesAsk): readonly NearPlace[] {
  const candidates = cards.map((card) => ({
    ...{ college: card._id, basis: card.teaches?.basis ?? 'kind', state: card.location.state, district: card.location.district },
    onlyFor: card.openTo ?? card.saidToBeFor,
    own: hasOwnAdmission({ ...card, id: card._id }),
    isPublic: isPublic(card) || card.teaches?.keeper === 'aided',
    ...{ nirf: card.nirf && Number.parseInt(card.nirf.rank, 10), fee: card.teaches?.fee, doors: card.teaches?.channels },
  }));
  return places.toApply(candidates, at, upTo, ...how).flatMap((place) => {
    const card = cards.find(({ _id }) => _id === place.college);
    return card === undefined ? [] : [{ ...place, card }];
  });
}
