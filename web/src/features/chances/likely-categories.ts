import type { Counselling } from '@disha/contract/chances';

type Category = Counselling['categories'][number];

/** Longer than any code: a list that writes whole sentences does so for seats of few. */
const longestCode = 18;
/** A fee waiver, orphans, a disability quota, and parts of other categories: `DEF-SC`, `R-OBC`, `OPEN-TF`. */
const ofFew = /^(mi|orphan|esm|dq|rcg|smq|fw|tfws)$|waiver|^(def|r|e)-|-(tf|af|ff)$/i;
const isOfFew = ({ id }: Category) => ofFew.test(id) || id.length > longestCode;

/** Those most students belong to, and seats that few can ask for: in the counselling's own order and words. */
export function likelyCategories(all: readonly Category[]): { likely: readonly Category[]; others: readonly Category[] } {
  return { likely: all.filter((one) => !isOfFew(one)), others: all.filter(isOfFew) };
}
