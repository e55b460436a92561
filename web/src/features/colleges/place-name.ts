import { districtsTexts } from '../../messages/districts.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';

interface Place {
  city: string;
  state: string;
}

/** "Mumbai, Maharashtra"; a city that is its own state stands once. */
export function placeName({ city, state }: Place): string {
  return [city, state].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(', ');
}

/** A district, or a city called like one, in the page's language. */
export function useDistrictName(): (district: string) => string {
  const districts = useText(districtsTexts);
  return (district) => districts[district] ?? district;
}

/** The same in the page's language. */
export function usePlaceName(): (place: Place) => string {
  const districtName = useDistrictName();
  const stateName = useStateName();
  return ({ city, state }) => placeName({ city: districtName(city), state: stateName(state) });
}
