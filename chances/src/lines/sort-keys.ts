/** Where a line stands in the asked order: the lowest comes first. */
import { states } from '@disha/contract/taxonomy';
import { bandBegins } from './band-begins.ts';
import type { IndexedLines } from './indexed-lines.ts';
import type { WantedLines } from './wanted.ts';

/** Behind every line with a call, the nearest first. */
const withoutCall = 1000;
const nowhereNear = 10_000;
const highestScore = 3000;
/** From one group of the order `best` to the next: no key within one is as high. */
const nextGroup = 100_000;
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
  const isOwn = ownCourses && programmes.map((each) => ownCourses.has(each?.courseId ?? ''));
  const { likely, possible, reach } = bandBegins;
  // By chance first, and of one chance a field's own courses before others that lead to it.
  const inGroup = (group: number, at: number, key: number) =>
    (2 * group + (isOwn && isOwn[programme[at] as number] !== true ? 1 : 0)) * nextGroup + key;
  return (at, place, own) => {
    const [middle, half] = [centre[at] as number, halfWidth[at] as number];
    if (own <= middle - likely * half) return inGroup(0, at, middle);
    const chance = byChance(at, place, own);
    if (chance < withoutCall) return inGroup(own <= middle - possible * half ? 1 : own <= middle - reach * half ? 2 : 3, at, chance);
    const closing = closingAt(at);
    if (wasOpen(closing, place)) return inGroup(4, at, unit === 'rank' ? Math.log(Math.max(closing, 1)) : highestScore - closing);
    return inGroup(5, at, chance);
  };
}
