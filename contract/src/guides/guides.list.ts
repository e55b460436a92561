/** The list of guides, the same on both sides. */
import type { Searchable } from '@disha/search/searchable';
import { compareNames } from '../catalog/by-name.ts';
import { defineList } from '../catalog/list.ts';
import type { GuideCard } from './guides.card.ts';
import { guideTopics } from './guides.words.ts';

/** What else is typed for it stands in the server's index alone, as with careers. */
export function searchableGuide(card: Pick<GuideCard, '_id' | 'name' | 'summary'>, otherNames: readonly string[] = []): Searchable {
  return { strong: otherNames, name: card.name, about: [card._id.replaceAll('-', ' '), card.summary] };
}

const topicOf = ({ topic }: Pick<GuideCard, 'topic'>) => guideTopics.indexOf(topic);

const withoutPlace = 1000;
const placeOf = ({ place = withoutPlace }: Pick<GuideCard, 'place'>) => place;

export const guideList = defineList<GuideCard>()({
  name: 'guides',
  searchable: (card) => searchableGuide(card),
  searchedBy: 'server',
  /** Questions of one kind stand together, and the one that most people ask comes first. */
  order: (a, b) => topicOf(a) - topicOf(b) || placeOf(a) - placeOf(b) || compareNames(a, b),
  filters: { topic: (topic) => (card) => card.topic === topic },
  sorts: { topic: () => 0 },
  counts: { topic: (card) => [card.topic] },
  pageSize: 20,
});
