/** The cards of the list laid out by everything that can be asked for without words: a page costs its own cards and no others. */
import type { CourseFile } from '@disha/contract/courses.files';
import { collegeList } from '@disha/contract/colleges.list';
import { dataCoverages } from '@disha/contract/colleges.words';
import { listQuestionOf, type ListQuestion } from '@disha/contract/list';
import { movedNumbers, numberingOf, type Moves } from '@disha/search/moves';
import { foldText } from '@disha/search/text';
import type { Scheduler } from '../../catalog/scheduler.ts';
import type { Sliced } from '../../catalog/view/page.ts';
import type { KindTeaching } from '@disha/contract/kind-teaching';
import type { ShownCollege } from './college-cards.ts';
import { nearness, type DistrictPlace } from './places.ts';
import { inReachOrder } from './reach-order.ts';
import { RankedPage } from './ranked-page.ts';
import { pageOfRanked, inAny, inBoth, FacetIndex, subtractPositions, type IndexPositions } from './facet-index.ts';
import { teachingBasis } from './taught.ts';
import { UsualPlaces } from './usual-places.ts';
import { teachesWanted, wantedOf, type KnownBasis, type WantedCourses } from './wanted.ts';

type Cards = readonly ShownCollege[];

export interface FacetPage {
  cards: Sliced<ShownCollege>;
  /** Of a course or a field. */
  counts?: { known: number; usual: number };
}

/** As much of it as is kept by place. */
interface Laid {
  facetIndexes: Readonly<Record<string, FacetIndex>>;
  ranks: Readonly<Record<string, Uint8Array>>;
  districtOf: Uint16Array;
  usual: UsualPlaces;
  districts: Map<string, { number: number; district: DistrictPlace }>;
  everywhere: IndexPositions;
}

export interface FacetIndexes {
  /** What is listed: institutes of research are found by words, or when their kind is asked for. */
  listed: Cards;
  /** What is asked for in its order; undefined where words are. */
  chosen(asked: ListQuestion, near: DistrictPlace | undefined): FacetPage | undefined;
  /** Every district that a card lies in. */
  places: readonly DistrictPlace[];
  /** Where the cards of those stand that teach a course. */
  teaching(courseId: string): IndexPositions;
  laid: Laid;
}

/** What was laid out before some of the cards changed, and which. */
interface Mending {
  laid: Laid;
  moves: Moves;
}

export const districtKey = ({ state, name }: DistrictPlace) => `${state}|${name}`;
const hiddenKind = 'research-institute';
/** Those that are known to teach it by their name alone stand on a facetIndex of their own, too. */
export const byNameKey = (courseId: string) => `name ${courseId}`;
export const saidKey = (openTo: string) => `said ${openTo}`;

/** The keys of the facet index on which a filter's value stands. */
const keysOf: Readonly<Record<string, (value: string, asked: ListQuestion) => string[]>> = {
  city: (city) => [foldText(city)],
  kinds: (kinds) => kinds.split(','),
  district: (name, { state }) => [districtKey({ state: state as DistrictPlace['state'], name })],
};

export async function facetIndexesOf(
  cards: Cards,
  courses: ReadonlyMap<string, CourseFile>,
  teaching: KindTeaching,
  scheduler: Scheduler,
  before?: Mending,
): Promise<FacetIndexes> {
  const numbering = before && numberingOf(before.moves);
  const facetIndex = (name: string) => (numbering && before.laid.facetIndexes[name]?.moved(numbering)) ?? new FacetIndex();
  const placed = { state: facetIndex('state'), district: facetIndex('district'), city: facetIndex('city') };
  const indexes = { kinds: facetIndex('kinds'), layer: facetIndex('layer'), type: facetIndex('type'), openTo: facetIndex('openTo') };
  const usual = before?.laid.usual.moved(before.moves, courses) ?? new UsualPlaces(new Uint16Array(cards.length), teaching, courses);
  const taught = { course: facetIndex('course'), field: facetIndex('field'), basis: facetIndex('basis') };
  const facetIndexes: Readonly<Record<string, FacetIndex>> = { ...placed, ...indexes, ...taught };
  const ranks = Object.entries(collegeList.sorts).map(([name, rankOf]) => {
    const known = before?.laid.ranks[name];
    return { name, rankOf, of: known ? movedNumbers(known, before.moves) : new Uint8Array(cards.length) };
  });
  const locations = new Map<ShownCollege['location'], { city: string; district: string; number: number }>();
  // Their numbers stay: to those of before more are added.
  const districts: Laid['districts'] = before?.laid.districts ?? new Map();
  const districtOf = before ? movedNumbers(before.laid.districtOf, before.moves) : new Uint16Array(cards.length);
  await scheduler.each(before?.moves.added ?? cards.keys(), (place) => {
    const card = cards[place] as ShownCollege;
    const { location, type } = card;
    let here = locations.get(location);
    if (!here) {
      const district = { state: location.state, name: location.district };
      const key = districtKey(district);
      const { number } = districts.get(key) ?? { number: districts.size };
      districts.set(key, { number, district });
      here = { city: foldText(location.city), district: key, number };
      locations.set(location, here);
    }
    districtOf[place] = here.number;
    placed.state.put(location.state, place);
    placed.district.put(here.district, place);
    placed.city.put(here.city, place);
    for (const kind of card.kinds) indexes.kinds.put(kind, place);
    indexes.layer.put(card.layer, place);
    if (type !== undefined) indexes.type.put(type, place);
    if (card.openTo !== undefined) indexes.openTo.put(card.openTo, place);
    if (card.saidToBeFor !== undefined) indexes.openTo.put(saidKey(card.saidToBeFor), place);
    usual.put(place, card);
    for (const each of card.document.courses) {
      taught.course.put(each.courseId, place);
      if (teachingBasis(each) === 'name') taught.course.put(byNameKey(each.courseId), place);
      taught.basis.put(teachingBasis(each), place);
      const field = courses.get(each.courseId)?.field;
      if (field !== undefined) taught.field.put(field, place);
    }
    for (const { rankOf, of } of ranks) of[place] = rankOf(card);
  });
  for (const facetIndex of Object.values(facetIndexes)) {
    facetIndex.settle();
    await scheduler.yieldToEventLoop();
  }
  usual.prepare();
  const everywhere = before?.laid.everywhere.length === cards.length ? before.laid.everywhere : numbersBelow(cards.length);
  const hidden = indexes.kinds.of(hiddenKind);
  let [unhidden, listed]: [IndexPositions?, Cards?] = [];
  const cardAt = (at: number) => cards[at] as ShownCollege;

  const strength = ranks[0]?.of ?? new Uint8Array(0);
  /** Known, usual, often. */
  const shareCount = 3;
  /** District by district. Within one those come first that teach it most surely, and those of which most is known. */
  const ranksFrom = (near: DistrictPlace, shares: Uint8Array | undefined): Uint16Array => {
    const rankOf = nearness(near);
    const ofDistrict = Uint16Array.from(districts.values(), ({ district }) => rankOf(district) * dataCoverages.length * shareCount);
    const from = new Uint16Array(cards.length);
    for (let at = 0; at < from.length; at += 1)
      from[at] = (ofDistrict[districtOf[at] ?? 0] ?? 0) + (shares?.[at] ?? 0) * dataCoverages.length + (strength[at] ?? 0);
    return from;
  };

  const placesOf = (filters: ListQuestion): IndexPositions => {
    const lists = Object.entries(filters).map(([name, value]) => {
      const text = String(value);
      return inAny((keysOf[name]?.(text, filters) ?? [text]).map((key) => facetIndexes[name]?.of(key) ?? new Uint32Array(0)));
    });
    if (lists.length === 0) return (unhidden ??= subtractPositions(everywhere, hidden));
    const [first = everywhere, ...others] = lists.sort((a, b) => a.length - b.length);
    const places = others.reduce(inBoth, first);
    const isAsked = filters['kinds'] !== undefined && String(filters['kinds']).split(',').includes(hiddenKind);
    return isAsked ? places : subtractPositions(places, hidden);
  };

  const known = (places: IndexPositions, wanted: WantedCourses, basis?: KnownBasis): IndexPositions => {
    const asked = Object.entries({ ...wanted, ...(basis === undefined ? {} : { basis }) });
    const [first = places, ...more] = asked.map(([name, value]) => taught[name as keyof typeof taught].of(value));
    // Of all that is listed, the hidden ones are left out: a walk along them instead of along everything.
    const there = more.reduce(inBoth, places === unhidden && first !== places ? subtractPositions(first, hidden) : inBoth(places, first));
    // Several of these are asked of one course.
    return asked.length < 2 ? there : there.filter((at) => teachesWanted(cardAt(at).document, wanted, courses, basis) !== undefined);
  };

  return {
    get listed() {
      return (listed ??= withoutPlaces(cards, hidden));
    },
    places: placed.district.keys().flatMap((key) => districts.get(key)?.district ?? []),
    teaching: (courseId) => taught.course.of(courseId),
    laid: { facetIndexes, ranks: Object.fromEntries(ranks.map(({ name, of }) => [name, of])), districtOf, usual, districts, everywhere },
    chosen: (asked, near) => {
      const question = listQuestionOf(collegeList, asked);
      const { search, sortBy, sortOrder, page: _page, limit: _limit, near: _near, counts: _counts, order, ...rest } = question;
      if (search !== undefined) return undefined;
      const { course: _course, field: _field, basis, ...filters } = rest;
      const isTurned = sortOrder === 'desc';
      const all = placesOf(filters);
      const wanted = wantedOf(rest);
      const inOrder = (places: IndexPositions) => {
        const inHand = pageOfRanked(places, ranks.find(({ name }) => name === sortBy)?.of ?? strength);
        return isTurned ? inHand.reverse() : inHand;
      };
      const nearest = near && sortBy === undefined ? near : undefined;
      const nearestFirst = (from: DistrictPlace, places: IndexPositions, shares: Uint8Array | undefined) =>
        pageOfRanked(isTurned ? places.slice().reverse() : places, ranksFrom(from, shares));
      const ordered = (places: IndexPositions): Sliced<ShownCollege> => {
        if (nearest) return sliced(nearestFirst(nearest, places, undefined), cardAt);
        // Of tens of thousands a page is dealt out, and no more.
        const hand = new RankedPage(places, ranks.find(({ name }) => name === sortBy)?.of ?? strength);
        return { length: places.length, slice: (from, to) => Array.from(isTurned ? hand.turned(from, to) : hand.dealt(from, to), cardAt) };
      };

      const ofBasis = basis === 'register' || basis === 'name' ? basis : undefined;
      if (!wanted && basis !== 'kind') return { cards: ordered(ofBasis === undefined ? all : known(all, {}, ofBasis)) };
      // Of nothing in particular, what is usual is told of who is not known to teach anything.
      const here = wanted ? known(all, wanted) : inBoth(all, inAny([taught.basis.of('register'), taught.basis.of('name')]));
      const inReach = near && order === 'reach' ? wanted?.course : undefined;
      if (basis !== 'kind' && basis !== 'any' && inReach === undefined) {
        // What is usual is told as a number alone: the answer need not know where.
        const counts = wanted && { counts: { known: here.length, usual: usual.countAmong(all, here, wanted) } };
        return { cards: ordered(ofBasis === undefined || !wanted ? here : known(all, wanted, ofBasis)), ...counts };
      }
      const { places: usualHere, ranks: shares } = usual.among(subtractPositions(all, here), wanted ?? {});
      for (let at = 0; at < here.length; at += 1) shares[here[at] as number] = 0;
      const counts = wanted && { counts: { known: here.length, usual: usualHere.length } };
      if (near && inReach !== undefined) {
        const byName = inBoth(here, taught.course.of(byNameKey(inReach)));
        const places = inAny([here, usualHere]);
        const kept = inBoth(places, indexes.type.of('government'));
        const named = Array.from(districts.values(), ({ district }) => district);
        return { cards: sliced(inReachOrder({ near, places, shares, byName, kept, districtOf, districts: named }), cardAt), ...counts };
      }
      // What is known comes before what is usual near a place, too: a guess next door is no answer to "where can I study it".
      const usualNear = nearest && nearestFirst(nearest, usualHere, shares);
      const usualFirst = usualNear ?? (sortBy === undefined ? pageOfRanked(inOrder(usualHere), shares) : inOrder(usualHere));
      if (basis === 'kind') return { cards: sliced(usualFirst, cardAt), ...counts };
      const both = new Uint32Array(here.length + usualFirst.length);
      both.set(nearest ? nearestFirst(nearest, here, undefined) : inOrder(here));
      both.set(usualFirst, here.length);
      return { cards: sliced(both, cardAt), ...counts };
    },
  };
}

function numbersBelow(count: number): IndexPositions {
  const numbers = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = at;
  return numbers;
}

const sliced = (places: IndexPositions, cardAt: (place: number) => ShownCollege): Sliced<ShownCollege> => ({
  length: places.length,
  slice: (from, to) => Array.from(places.subarray(from, to), cardAt),
});

/** What stands elsewhere. */
function withoutPlaces(cards: Cards, places: IndexPositions): Cards {
  const pieces = Array.from(places, (place, index) => cards.slice(index === 0 ? 0 : (places[index - 1] as number) + 1, place));
  return ([] as ShownCollege[]).concat(...pieces, cards.slice(places.length === 0 ? 0 : (places[places.length - 1] as number) + 1));
}
