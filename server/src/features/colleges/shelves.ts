/** The cards of the list laid out by what is asked for most, each shelf in the list's own order: a page of a filter costs its shelf. */
import type { CourseFile } from '@disha/contract/courses.files';
import { collegeList } from '@disha/contract/colleges.list';
import { byRank, questionOf, type Asked } from '@disha/contract/list';
import { foldText } from '@disha/search/text';
import type { Pace } from '../../catalog/pace.ts';
import type { ShownCollege } from './college-cards.ts';
import { nearestFirst, type Place } from './places.ts';
import { basisOf } from './taught.ts';

type Cards = readonly ShownCollege[];

export interface Shelves {
  /** What is listed: institutes of research are found by words, or when their kind is asked for. */
  listed: Cards;
  narrowed(asked: Asked): Cards;
  /** Everything in the order of strength, or of nearness, where no filter is set. */
  arranged(asked: Asked, near: Place | undefined): Cards | undefined;
}

/** Places in a list of cards. Shelves hold every card several times over, as numbers. */
class Shelf {
  private readonly cards: Cards;
  private readonly filling = new Map<string, number[]>();
  private readonly filled = new Map<string, Uint32Array>();

  constructor(cards: Cards) {
    this.cards = cards;
  }

  put(key: string, place: number): void {
    const there = this.filling.get(key);
    if (!there) this.filling.set(key, [place]);
    else if (there[there.length - 1] !== place) there.push(place);
  }

  settle(): void {
    for (const [key, places] of this.filling) this.filled.set(key, new Uint32Array(places));
    this.filling.clear();
  }

  count(key: string): number {
    return this.filled.get(key)?.length ?? 0;
  }

  at(key: string): Cards {
    const cards: ShownCollege[] = [];
    for (const place of this.filled.get(key) ?? []) cards.push(this.cards[place] as ShownCollege);
    return cards;
  }
}

export const districtKey = ({ state, name }: Place) => `${state}|${name}`;
const hiddenKind = 'research-institute';
const isHidden = ({ kinds }: ShownCollege) => kinds.includes(hiddenKind);
const plain = new Set(['page', 'limit', 'near', 'sortOrder']);
/** The key of the shelf that a filter's value asks for; undefined where several would have to be taken. */
const keys: Readonly<Record<string, (value: string) => string | undefined>> = {
  city: foldText,
  kinds: (value) => (value.includes(',') ? undefined : value),
};

export async function shelvesOf(cards: Cards, courses: ReadonlyMap<string, CourseFile>, pace: Pace): Promise<Shelves> {
  const shelf = () => new Shelf(cards);
  const shelves = { state: shelf(), city: shelf(), kinds: shelf(), layer: shelf(), type: shelf() };
  const taught = { course: shelf(), field: shelf(), basis: shelf() };
  const [inDistrict, strongInDistrict] = [shelf(), shelf()];
  const places: number[] = [];
  const known = new Map<ShownCollege['location'], { city: string; inDistrict: string }>();
  const keysOf = (location: ShownCollege['location']) => {
    let made = known.get(location);
    if (!made) {
      made = { city: foldText(location.city), inDistrict: districtKey({ state: location.state, name: location.district }) };
      known.set(location, made);
    }
    return made;
  };
  let place = -1;
  await pace.each(cards, (card) => {
    place += 1;
    for (const kind of card.kinds) shelves.kinds.put(kind, place);
    if (isHidden(card)) return;
    places.push(place);
    const here = keysOf(card.location);
    shelves.state.put(card.location.state, place);
    shelves.city.put(here.city, place);
    inDistrict.put(here.inDistrict, place);
    shelves.layer.put(card.layer, place);
    const { type } = card;
    if (type !== undefined) shelves.type.put(type, place);
    for (const each of card.document.courses) {
      taught.course.put(each.courseId, place);
      taught.basis.put(basisOf(each), place);
      const field = courses.get(each.courseId)?.field;
      if (field !== undefined) taught.field.put(field, place);
    }
  });
  const cardAt = (at: number) => cards[at] as ShownCollege;
  const listed = places.map(cardAt);
  const strongest = byRank(places, (at) => collegeList.sorts.strength(cardAt(at)));
  const byStrength = strongest.map(cardAt);
  await pace.each(strongest, (at) => strongInDistrict.put(keysOf(cardAt(at).location).inDistrict, at));
  const filters = Object.entries({ ...shelves, ...taught });
  for (const each of [...filters.map(([, one]) => one), inDistrict, strongInDistrict]) {
    each.settle();
    await pace.breathe();
  }

  /** The fewest cards among which are all that are asked for. */
  const smallest = (asked: Asked): (() => Cards) | undefined => {
    // The other shelves do not have what is hidden unless asked for.
    const isHiddenAsked = typeof asked['kinds'] === 'string' && asked['kinds'].includes(hiddenKind);
    const given = filters.flatMap(([name, one]) => {
      if (isHiddenAsked && name !== 'kinds') return [];
      const value = asked[name];
      const key = typeof value !== 'string' || value === '' ? undefined : keys[name] ? keys[name](value) : value;
      return key === undefined ? [] : [{ count: one.count(key), cards: () => one.at(key) }];
    });
    const { state, district } = asked;
    if (typeof state === 'string' && typeof district === 'string' && !isHiddenAsked) {
      const key = districtKey({ state: state as Place['state'], name: district });
      given.push({ count: inDistrict.count(key), cards: () => inDistrict.at(key) });
    }
    return given.sort((a, b) => a.count - b.count)[0]?.cards;
  };

  return {
    listed,
    narrowed: (asked) => smallest(asked)?.() ?? (typeof asked['kinds'] === 'string' ? cards : listed),
    arranged: (asked, near) => {
      const question = questionOf(collegeList, asked);
      if (Object.keys(question).some((name) => !plain.has(name)) || question.sortOrder === 'desc') return undefined;
      return near ? nearestFirst(near).flatMap((each) => strongInDistrict.at(districtKey(each))) : byStrength;
    },
  };
}
