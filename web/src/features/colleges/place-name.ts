import { collegesTexts } from '../../messages/colleges.ts';
import { districtsTexts } from '../../messages/districts.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';

interface CityAndState {
  city: string;
  state: string;
}

/** "Mumbai, Maharashtra"; a city that is its own state stands once. */
export function placeName({ city, state }: CityAndState): string {
  return [city, state].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(', ');
}

/** A district, or a city called like one, in the page's language. */
export function useDistrictName(): (district: string) => string {
  const districts = useText(districtsTexts);
  return (district) => districts[district] ?? district;
}

const compass = /^(?:North|South|East|West|Central)(?: (?:East|West))?$/;

/** A district where no state stands beside it: one that is called by a point of the compass alone could be anywhere. */
export function useDistrictAlone(): (place: { district: string; state: string }) => string {
  const { places } = useText(collegesTexts);
  const districtName = useDistrictName();
  const stateName = useStateName();
  return ({ district, state }) =>
    compass.test(district) ? places.district(districtName(district), stateName(state)) : districtName(district);
}

/** Of a city and its state, in the page's language. */
export function usePlaceName(): (place: CityAndState) => string {
  const districtName = useDistrictName();
  const stateName = useStateName();
  return ({ city, state }) => placeName({ city: districtName(city), state: stateName(state) });
}
