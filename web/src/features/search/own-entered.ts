/** What was taken out of the words that are looked for next, on its way from the box to the page: in memory alone, and one person's. */
import type { TypedOwn } from '@disha/search/reader/own';
import { onOtherPerson } from '../../session/owner.ts';

let last: { words: string; own: TypedOwn } | undefined;
onOtherPerson(() => {
  last = undefined;
});

export const tellOwn = (words: string, own: TypedOwn): void => {
  last = { words, own };
};
export const ownEntered = (words: string): TypedOwn => (last?.words === words ? last.own : {});
