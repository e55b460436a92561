/** An address that names a district the college does not lie in: mostly the one that its own was parted from. */
import { districtsCalled } from '@disha/contract/districts';
import type { State } from '@disha/contract/taxonomy';

const word = String.raw`[A-Z][a-z]+`;
/** "District Burdwan", "Dist. Burdwan" (not "Kamrup (Metro)"), or "Ranga Reddy District"; of two words one may be the way there. */
const named = new RegExp(String.raw`[, ]*\b(?:(?:District|Dist\.) (${word})\b(?! \()|((?:${word} )?${word}) District\b)`, 'g');

/** The words as they stand there, with the comma before them; undefined where it names none, or its own. */
export function otherDistrictIn(address: string, state: State, district: string): string | undefined {
  const isNamed = (name: string) => districtsCalled(name, state).length > 0;
  for (const { 0: said, 1: after, 2: before = '', index } of address.matchAll(named)) {
    // "Ranga Reddy Dist. Hyderabad": the word before is the district, and a town follows.
    const last = /([A-Z][\w.]*)$/.exec(address.slice(0, index))?.[1] ?? '';
    if (after !== undefined && !said.startsWith(',') && (isNamed(last) || /^(?:Reddy|R\.R\.?)$/.test(last))) continue;
    const meant = after ?? [before, before.split(' ').at(-1) ?? ''].find(isNamed) ?? '';
    const called = districtsCalled(meant, state);
    if (called.length === 0 || called.some(({ name }) => name === district)) continue;
    return after === undefined && meant !== before ? ` ${meant} District` : said;
  }
  return undefined;
}
