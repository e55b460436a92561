/** Which colleges fill their seats by themselves, whatever the state around them does. Plain data, without zod. */
import type { CollegeKind } from './colleges.words.ts';

interface CollegeFacts {
  id: string;
  type?: string | undefined;
  keeper?: string | undefined;
  kinds?: readonly CollegeKind[] | undefined;
}

/** A university of the register that no list calls the state's or the Centre's, and that is of no one field: nearly all are private. */
const ofRegister = /-u-\d{4}$/;

/** Deemed and private universities; a deemed one that the government keeps admits by its tests and counsellings. */
export const hasOwnAdmission = ({ id, type = '', keeper, kinds = [] }: CollegeFacts): boolean =>
  (type === 'deemed' && keeper !== 'deemed_public') ||
  (type === 'private' && kinds.includes('university')) ||
  (type === '' && kinds.length === 1 && kinds[0] === 'university' && ofRegister.test(id));

/** Kept by the state or the Centre, also where only its name says so. */
export const isPublic = ({ type = '', keeper }: Pick<CollegeFacts, 'type' | 'keeper'>): boolean =>
  type === 'government' || keeper === 'deemed_public';
