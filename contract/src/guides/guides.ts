import { z } from 'zod';
import { anyId, oneOfValues, counted, oneOf, pageQuery, pagination, searchText } from '../catalog/catalog.ts';
import { describeCatalog } from '../catalog/catalog.descriptor.ts';
import type { TextsOf } from '../catalog/translated.ts';
import { endpoints } from '../http/endpoint.ts';
import { guide, guideCard } from './guides.card.ts';
import { guideFile, type GuideFile } from './guides.files.ts';
import { guideList } from './guides.list.ts';
import { guideTopics } from './guides.words.ts';

const guideListQuery = z.object({
  search: searchText,
  topic: oneOfValues(guideTopics, oneOf('topic', guideTopics)),
  ...pageQuery(guideList.pageSize),
});

export const guidesEndpoints = endpoints({
  'GET /guides': {
    summary: 'Short answers to what is no course, college or exam',
    access: 'anyone',
    query: guideListQuery,
    data: z.object({ guides: z.array(guideCard), pagination }),
  },
  'GET /guides/filters': {
    summary: 'Topics that have guides, and how many',
    access: 'anyone',
    data: z.object({ topics: counted(z.enum(guideTopics)) }),
  },
  'GET /guides/:id': { summary: 'One guide', access: 'anyone', params: anyId, data: z.object({ guide }) },
});

export const guidesCatalog = describeCatalog({
  name: 'guides',
  item: 'guide',
  document: guideFile,
  translated: {
    name: true,
    otherNames: [null],
    summary: true,
    sections: [{ title: true, text: true, items: [true] }],
  } satisfies TextsOf<GuideFile>,
  heldById: { toConfirm: { parts: ['number'], none: '0' }, portals: { parts: ['state'], none: '' } },
  card: guideCard,
  detail: guide,
  listQuery: guideListQuery,
  bookmark: guideCard,
  found: guideCard.pick({ _id: true, name: true, topic: true }),
  endpoints: guidesEndpoints,
});
