import { z } from 'zod';
import { anyId, oneOfValues, counted, freeText, listQuery, oneOf, pagination } from '../catalog/catalog.ts';
import { describeCatalog } from '../catalog/catalog.descriptor.ts';
import { endpoints } from '../http/endpoint.ts';
import { say } from '../say.ts';
import { scholarship } from './scholarships.card.ts';
import { scholarshipFile, type ScholarshipFile } from './scholarships.files.ts';
import { scholarshipList } from './scholarships.list.ts';
import { scholarshipCategories, scholarshipStages } from './scholarships.words.ts';
import { states } from '../taxonomy.ts';
import type { TextsOf } from '../catalog/translated.ts';

const yes = ['true', 'false'] as const;

const scholarshipListQuery = z.object({
  /** Without an order: the best match of the words first when something is searched, else by name. */
  ...listQuery(scholarshipList),
  state: oneOfValues(states, oneOf('state', states)),
  stage: oneOfValues(scholarshipStages, oneOf('stage', scholarshipStages)),
  category: oneOfValues(scholarshipCategories, oneOf('category', scholarshipCategories)),
  forGirls: oneOfValues(yes, oneOf('forGirls', yes)),
  /** What the family has, rupees a year. */
  income: freeText('income', 100).refine((text) => text === undefined || /^\d{1,9}$/.test(text), say('value.whole', { name: 'income' })),
});

export const scholarshipsEndpoints = endpoints({
  'GET /scholarships': {
    summary: 'Scholarships, filtered and sorted',
    access: 'anyone',
    query: scholarshipListQuery,
    data: z.object({
      scholarships: z.array(scholarship),
      pagination,
      /** Of a state that was asked for: whether any scheme of its own is known to us. */
      ownKnown: z.boolean().optional(),
    }),
  },
  'GET /scholarships/filters': {
    summary: 'States, stages and groups that have scholarships, and how many',
    access: 'anyone',
    data: z.object({
      states: counted(z.enum(states)),
      stages: counted(z.enum(scholarshipStages)),
      categories: counted(z.enum(scholarshipCategories)),
      forGirls: z.number().int(),
    }),
  },
  'GET /scholarships/:id': { summary: 'One scholarship', access: 'anyone', params: anyId, data: z.object({ scholarship }) },
});

export const scholarshipsCatalog = describeCatalog({
  name: 'scholarships',
  item: 'scholarship',
  document: scholarshipFile,
  translated: {
    name: true,
    otherNames: [null],
    provider: true,
    who: true,
    incomeNote: true,
    minimumMarks: true,
    benefit: true,
    apply: true,
    window: { text: true },
    note: true,
  } satisfies TextsOf<ScholarshipFile>,
  card: scholarship,
  detail: scholarship,
  listQuery: scholarshipListQuery,
  bookmark: scholarship,
  found: scholarship.pick({ _id: true, name: true, provider: true }),
  endpoints: scholarshipsEndpoints,
});
