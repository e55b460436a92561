/** Which district somebody stands in or beside: a table of all of them, which comes when the button is pressed. */
import { distance } from '@disha/contract/distance';
import { districts, districtsCalled } from '@disha/contract/districts';

/** The state only where another one has a district of that name. */
export function nearestDistrict(place: Parameters<typeof distance>[0]): { district: string; state: string } {
  const { name, state } = districts.reduce((best, next) => (distance(place, next) < distance(place, best) ? next : best));
  return { district: name, state: districtsCalled(name).length > 1 ? state : '' };
}
