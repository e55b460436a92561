/** Where a line stands in the asked order: the lowest comes first. */
import { states } from '@disha/contract/taxonomy';
import { bandBegins } from './band-begins.ts';
import type { IndexedLines } from './indexed-lines.ts';
import type { WantedLines } from './wanted.ts';

/** Behind every line with a call, the nearest first. */
const withoutCall = 1000;
const nowhereNear = 10_000;
/** Behind every likely line, which is sorted by the logarithm of a rank; what is so many half-widths out of reach is at the end of it. */
const behindLikely = 300;
const highestScore = 3000;
/** Behind all that are the field's own. */
const behindOwn = 100_000;
const unranked = 100_000;
/** Behind every state. */
const nowhere = 1000;

/** Of a line, the student's place in its order, as a logarithm, and the same where a call may be made; NaN where not. */
type SortKey = (at: number, place: number, own: number) => number;

export function sortKeys({ sortBy, unit, state, ownCourses }: WantedLines, lines: IndexedLines): SortKey {
  const { institutes, institute, programmes, programme, namePlace, lastClosing, centre, halfWidth } = lines;
  const instituteAt = (at: number) => institutes[institute[at] as number];
  const closingAt = (at: number) => lastClosing[at] as number;
  if (sortBy === 'closing') return unit === 'rank' ? closingAt : (at) => -closingAt(at);
  if (sortBy === 'nirf') return (at) => instituteAt(at)?.nirf ?? unranked;
  if (sortBy === 'name') return (at) => namePlace[at] as number;
  if (sortBy === 'place') {
    // One's own first, then by name.
    const inOrder = new Map<string | null, number>(
      [...new Set([...(state === undefined ? [] : [state]), ...states])].map((name, at) => [name, at + 1]),
    );
    const stateAt = institutes.map((each) => inOrder.get(each?.state ?? null) ?? nowhere);
    return (at) => (stateAt[institute[at] as number] ?? nowhere) * 1e6 + (namePlace[at] as number);
  }
  const distance = (closing: number, place: number) =>
    unit === 'rank' ? Math.abs(Math.log(Math.max(closing, 1)) - place) : Math.abs(closing - Math.exp(place));
  const byChance: SortKey = (at, place, own) => {
    const halfWidths = ((centre[at] as number) - own) / (halfWidth[at] as number);
    if (!Number.isNaN(halfWidths)) return -halfWidths;
    const far = distance(closingAt(at), place);
    return withoutCall + (Number.isNaN(far) ? nowhereNear : far);
  };
  if (sortBy === 'probability') return byChance;
  // Where no call is made, what last year's list would have given comes first, the hardest of it foremost.
  const wasOpen = (closing: number, place: number) =>
    unit === 'rank' ? Math.log(Math.max(closing, 1)) >= place : closing <= Math.exp(place);
  const best: SortKey = (at, place, own) => {
    const middle = centre[at] as number;
    if (own <= middle - bandBegins.likely * (halfWidth[at] as number)) return middle;
    const chance = byChance(at, place, own);
    if (chance < withoutCall) return behindLikely + chance;
    const closing = closingAt(at);
    if (wasOpen(closing, place)) return withoutCall + (unit === 'rank' ? Math.log(Math.max(closing, 1)) : highestScore - closing);
    return 10 * withoutCall + chance;
  };
  if (!ownCourses) return best;
  const isOwn = programmes.map((each) => ownCourses.has(each?.courseId ?? ''));
  return (at, place, own) => best(at, place, own) + (isOwn[programme[at] as number] === true ? 0 : behindOwn);
}
