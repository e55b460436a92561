/** The cards of the list laid out by what is asked for most, each shelf in the list's own order: a page of a filter costs its shelf. */
import type { CollegeCard } from '@disha/contract/colleges';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { collegeList } from '@disha/contract/colleges.list';
import { byRank, questionOf, type Asked } from '@disha/contract/list';
import type { Pace } from '../../catalog/pace.ts';
import { nearestFirst, type Place } from './places.ts';

type Cards = readonly CollegeCard[];

export interface Shelves {
  /** What is listed: institutes of research are found by words, or when their kind is asked for. */
  listed: Cards;
  narrowed(asked: Asked): Cards;
  /** Everything in the order of strength, or of nearness, where no filter is set. */
  arranged(asked: Asked, near: Place | undefined): Cards | undefined;
}

class Shelf {
  private readonly cards = new Map<string, CollegeCard[]>();

  put(key: string, card: CollegeCard): void {
    const there = this.cards.get(key);
    if (there) there.push(card);
    else this.cards.set(key, [card]);
  }

  at(key: string): Cards {
    return this.cards.get(key) ?? [];
  }
}

export const districtKey = ({ state, name }: Place) => `${state}|${name}`;
const isHidden = ({ kinds }: CollegeCard) => kinds.includes('research-institute');
const plain = new Set(['page', 'limit', 'near', 'sortOrder']);

export async function shelvesOf(cards: Cards, documents: ReadonlyMap<string, CollegeDocument>, pace: Pace): Promise<Shelves> {
  const shelves = { state: new Shelf(), kinds: new Shelf(), layer: new Shelf(), type: new Shelf(), course: new Shelf() };
  const [inDistrict, strongInDistrict] = [new Shelf(), new Shelf()];
  const listed: CollegeCard[] = [];
  await pace.each(cards, (card) => {
    for (const kind of card.kinds) shelves.kinds.put(kind, card);
    if (isHidden(card)) return;
    listed.push(card);
    const { state, district } = card.location;
    shelves.state.put(state, card);
    inDistrict.put(districtKey({ state, name: district }), card);
    shelves.layer.put(card.layer, card);
    if (card.type !== undefined) shelves.type.put(card.type, card);
    for (const { courseId } of documents.get(card._id)?.courses ?? []) shelves.course.put(courseId, card);
  });
  const byStrength = byRank(listed, collegeList.sorts.strength);
  await pace.each(byStrength, (card) => {
    const { state, district } = card.location;
    strongInDistrict.put(districtKey({ state, name: district }), card);
  });

  const shelvesFor = (asked: Asked): Cards[] => {
    const given = Object.entries(shelves).flatMap(([name, shelf]) => {
      const value = asked[name];
      // Several kinds at once stand on several shelves.
      return typeof value !== 'string' || value === '' || value.includes(',') ? [] : [shelf.at(value)];
    });
    const { state, district } = asked;
    if (typeof state === 'string' && typeof district === 'string')
      given.push(inDistrict.at(districtKey({ state: state as Place['state'], name: district })));
    return given;
  };

  return {
    listed,
    narrowed: (asked) => {
      const whole = typeof asked['kinds'] === 'string' ? cards : listed;
      return shelvesFor(asked).reduce((least, shelf) => (shelf.length < least.length ? shelf : least), whole);
    },
    arranged: (asked, near) => {
      const question = questionOf(collegeList, asked);
      if (Object.keys(question).some((name) => !plain.has(name)) || question.sortOrder === 'desc') return undefined;
      return near ? nearestFirst(near).flatMap((place) => strongInDistrict.at(districtKey(place))) : byStrength;
    },
  };
}
