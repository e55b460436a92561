/** The cards of the list laid out by everything that can be asked for without words: a page costs its own cards and no others. */
import type { CourseFile } from '@disha/contract/courses.files';
import { collegeList } from '@disha/contract/colleges.list';
import { collegeLayers } from '@disha/contract/college-words';
import { questionOf, type Asked, type Test } from '@disha/contract/list';
import { foldText } from '@disha/search/text';
import type { Pace } from '../../catalog/pace.ts';
import type { Sliced } from '../../catalog/page.ts';
import type { ShownCollege } from './college-cards.ts';
import { nearness, type Place } from './places.ts';
import { dealt, inAny, inBoth, Shelf, without, type Places } from './shelf.ts';
import { basisOf } from './taught.ts';

type Cards = readonly ShownCollege[];

export interface Shelves {
  /** What is listed: institutes of research are found by words, or when their kind is asked for. */
  listed: Cards;
  /** What is asked for in its order; undefined where words are. `test`: what must hold of one course and cannot be seen on two shelves. */
  chosen(asked: Asked, near: Place | undefined, test: Test<ShownCollege> | undefined): Sliced<ShownCollege> | undefined;
}

export const districtKey = ({ state, name }: Place) => `${state}|${name}`;
const hiddenKind = 'research-institute';
const isHidden = ({ kinds }: ShownCollege) => kinds.includes(hiddenKind);
/** Several of these are asked of one course. */
const ofOneCourse = ['course', 'field', 'basis'];

/** The keys of the shelf on which a filter's value stands. */
const keysOf: Readonly<Record<string, (value: string, asked: Asked) => string[]>> = {
  city: (city) => [foldText(city)],
  kinds: (kinds) => kinds.split(','),
  district: (name, { state }) => [districtKey({ state: state as Place['state'], name })],
};

export async function shelvesOf(cards: Cards, courses: ReadonlyMap<string, CourseFile>, pace: Pace): Promise<Shelves> {
  const placed = { state: new Shelf(), district: new Shelf(), city: new Shelf() };
  const told = { kinds: new Shelf(), layer: new Shelf(), type: new Shelf() };
  const taught = { course: new Shelf(), field: new Shelf(), basis: new Shelf() };
  const shelves: Readonly<Record<string, Shelf>> = { ...placed, ...told, ...taught };
  const ranks = Object.entries(collegeList.sorts).map(([name, rankOf]) => ({ name, rankOf, of: new Uint8Array(cards.length) }));
  const locations = new Map<ShownCollege['location'], { city: string; district: string; number: number }>();
  const districts = new Map<string, { number: number; district: Place }>();
  const districtOf = new Uint16Array(cards.length);
  const listed: ShownCollege[] = [];
  let place = -1;
  await pace.each(cards, (card) => {
    place += 1;
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
    for (const kind of card.kinds) told.kinds.put(kind, place);
    told.layer.put(card.layer, place);
    if (type !== undefined) told.type.put(type, place);
    for (const each of card.document.courses) {
      taught.course.put(each.courseId, place);
      taught.basis.put(basisOf(each), place);
      const field = courses.get(each.courseId)?.field;
      if (field !== undefined) taught.field.put(field, place);
    }
    for (const { rankOf, of } of ranks) of[place] = rankOf(card);
    if (!isHidden(card)) listed.push(card);
  });
  for (const shelf of Object.values(shelves)) {
    shelf.settle();
    await pace.breathe();
  }
  const everywhere = Uint32Array.from(cards, (_, at) => at);
  const hidden = told.kinds.of(hiddenKind);
  const cardAt = (at: number) => cards[at] as ShownCollege;

  const strength = ranks[0]?.of ?? new Uint8Array(0);
  /** Within a district those of which most is known come first. */
  const ranksFrom = (near: Place): Uint16Array => {
    const rankOf = nearness(near);
    const ofDistrict = Uint16Array.from(districts.values(), ({ district }) => rankOf(district) * collegeLayers.length);
    const from = new Uint16Array(cards.length);
    for (let at = 0; at < from.length; at += 1) from[at] = (ofDistrict[districtOf[at] ?? 0] ?? 0) + (strength[at] ?? 0);
    return from;
  };

  return {
    listed,
    chosen: (asked, near, test) => {
      const {
        search,
        sortBy,
        sortOrder,
        page: _page,
        limit: _limit,
        near: _near,
        counts: _counts,
        ...filters
      } = questionOf(collegeList, asked);
      if (search !== undefined) return undefined;
      const lists = Object.entries(filters).map(([name, value]) => {
        const text = String(value);
        return inAny((keysOf[name]?.(text, filters) ?? [text]).map((key) => shelves[name]?.of(key) ?? new Uint32Array(0)));
      });
      const [first = everywhere, ...others] = lists.sort((a, b) => a.length - b.length);
      let places = others.reduce(inBoth, first);
      if (filters['kinds'] === undefined) places = without(places, hidden);
      if (test && ofOneCourse.filter((name) => filters[name] !== undefined).length > 1) places = places.filter((at) => test(cardAt(at)));
      const isTurned = sortOrder === 'desc';
      if (near && sortBy === undefined) return sliced(dealt(isTurned ? places.slice().reverse() : places, ranksFrom(near)), cardAt);
      const inOrder = dealt(places, ranks.find(({ name }) => name === sortBy)?.of ?? strength);
      return sliced(isTurned ? inOrder.reverse() : inOrder, cardAt);
    },
  };
}

const sliced = (places: Places, cardAt: (place: number) => ShownCollege): Sliced<ShownCollege> => ({
  length: places.length,
  slice: (from, to) => Array.from(places.subarray(from, to), cardAt),
});
