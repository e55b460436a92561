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

/** The same in the page's language. */
export function usePlaceName(): (place: Place) => string {
  const districts = useText(districtsTexts);
  const stateName = useStateName();
  return ({ city, state }) => placeName({ city: districts[city] ?? city, state: stateName(state) });
}
