/** What only women or only men may enter: the server tells it to everybody alike, My details on the device decide what is shown. */
import type { Gender } from '@disha/contract/passport';

interface Entered {
  forGender?: 'female' | 'male' | undefined;
}

/** Left out where My details say otherwise; where they fit, there is nothing to add; where they are silent, it is said. */
export function openToGender<T extends Entered>(items: readonly T[], gender: Gender | undefined): T[] {
  return items
    .filter(({ forGender }) => gender === undefined || forGender === undefined || forGender === gender)
    .map((item) => (gender === undefined ? item : { ...item, forGender: undefined }));
}
