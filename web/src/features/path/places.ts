/** Which of the places that teach a course are this student's, told on the device: the server is not asked for women's colleges. */
import type { CollegeCard } from '@disha/contract/colleges';
import type { Gender, Passport } from '@disha/contract/passport';

export type Here = Pick<Passport, 'state' | 'district' | 'gender'>;

/** A college for women is offered to whoever said to be one, and so for men. */
const takes = ({ openTo }: Pick<CollegeCard, 'openTo'>, gender: Gender | undefined): boolean =>
  openTo === undefined || (openTo === 'women' ? gender === 'female' : gender === 'male');

/** As they were answered: the own district first, then the nearest. */
export const placesFor = (colleges: readonly CollegeCard[], { gender }: Here, most: number): readonly CollegeCard[] =>
  colleges.filter((college) => takes(college, gender)).slice(0, most);

const fold = (name: string) => name.trim().toLowerCase();
export const isInDistrict = ({ location }: Pick<CollegeCard, 'location'>, { state, district }: Here): boolean =>
  district !== undefined && location.state === state && fold(location.district) === fold(district);
