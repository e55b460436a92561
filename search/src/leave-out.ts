/** A long name typed with a village or a word that we do not have: what is found without the fewest of its words. */
import { withoutAsking } from './terms.ts';
import { foldTyped } from './text.ts';

/** A name of fewer words says too little once one of them is left out. */
const leastKept = 3;
const mostKept = 10;
const mostLeftOut = 2;

interface ShortenedText<Found> {
  found: Found;
  leftOut: readonly string[];
}

/** Words that nothing has go first; then one or two beside each other, from the end, where a place is named. */
export function withoutFewWords<Found>(text: string, find: (words: string) => Found | undefined): ShortenedText<Found> | undefined {
  const words = withoutAsking(foldTyped(text)).split(' ').slice(0, mostKept);
  const known = words.filter((word) => find(word) !== undefined);
  const unknown = words.filter((word) => !known.includes(word));
  const tried = (kept: readonly string[], leftOut: readonly string[]) => {
    const found = leftOut.length === 0 || kept.length < leastKept ? undefined : find(kept.join(' '));
    return found && { found, leftOut: [...unknown, ...leftOut.filter((word) => !unknown.includes(word))] };
  };
  const short = tried(known, unknown);
  if (short) return short;
  for (let count = 1; count <= mostLeftOut; count += 1)
    for (let at = known.length - count; at >= 0; at -= 1) {
      const found = tried([...known.slice(0, at), ...known.slice(at + count)], known.slice(at, at + count));
      if (found) return found;
    }
  return undefined;
}
