import { z } from 'zod';
import {
  anyId,
  catalogId,
  choice,
  freeText,
  oneOf,
  pageQuery,
  pagination,
  provenance,
  searchText,
  sortChoice,
  sortOrder,
} from './catalog.ts';
import { describeCatalog } from './catalog-descriptor.ts';
import { collegeList } from './colleges.list.ts';
import { endpoints } from './endpoint.ts';
import { say } from './say.ts';
import { collegeDocument } from './colleges.files.ts';
import { collegeTypes, courseLevels, fields, states } from './taxonomy.ts';

const nirfRank = z.object({ category: z.string(), year: z.number().int(), rank: z.string() });

/** What a card shows and the browser's search reads. Empty values are left out: the whole list is one request. */
export const collegeCard = z.object({
  _id: catalogId,
  name: z.string(),
  shortName: z.string().optional(),
  /** What students type: "IITB". */
  aliases: z.array(z.string()).optional(),
  type: z.enum(collegeTypes),
  location: z.object({ city: z.string(), state: z.enum(states) }),
  /** Degrees taught, in short: "B.Tech", "MBA". */
  degrees: z.array(z.string()).optional(),
  /** The newest and best NIRF rank. */
  nirf: nirfRank.optional(),
});
export type CollegeCard = z.infer<typeof collegeCard>;

export const college = z.object({
  _id: catalogId,
  name: z.string(),
  shortName: z.string(),
  aliases: z.array(z.string()),
  type: z.enum(collegeTypes),
  kind: z.string(),
  location: z.object({ address: z.string(), city: z.string(), district: z.string(), state: z.enum(states), pincode: z.string() }),
  contact: z.object({ phone: z.array(z.string()), email: z.array(z.string()), website: z.string() }),
  images: z.array(z.string()),
  courses: z.array(
    z.object({
      courseId: catalogId,
      courseName: z.string(),
      field: z.enum(fields),
      level: z.enum(courseLevels),
      intake: z.number().int().nullable(),
    }),
  ),
  established: z.number().int().nullable(),
  affiliation: z.string(),
  nirf: z.array(nirfRank),
  ...provenance.shape,
});
export type College = z.infer<typeof college>;

/** A college as the dashboard shows it: its card with the course names and the contact. */
export const bookmarkedCollege = collegeCard.extend({
  /** What the register calls it: university, college, standalone institution. */
  kind: z.string(),
  courses: z.array(z.object({ courseId: z.string(), courseName: z.string() })),
  contact: z.object({ phone: z.array(z.string()), email: z.array(z.string()), website: z.string() }),
});
export type BookmarkedCollege = z.infer<typeof bookmarkedCollege>;

export const collegeListQuery = z.object({
  search: searchText,
  type: choice(collegeTypes, oneOf('type', collegeTypes)),
  state: choice(states, say('value.state', { name: 'state' })),
  city: freeText('city', 80),
  course: freeText('course', 120),
  /** Left out: the best match first when something is searched, else by name. */
  sortBy: sortChoice(collegeList),
  sortOrder,
  ...pageQuery(collegeList.pageSize),
});

export const collegesEndpoints = endpoints({
  'GET /colleges': {
    summary: 'Colleges, filtered, sorted, by pages',
    access: 'anyone',
    query: collegeListQuery,
    data: z.object({ colleges: z.array(collegeCard), pagination }),
  },
  'GET /colleges/filters': {
    summary: 'Values worth filtering by',
    access: 'anyone',
    data: z.object({ states: z.array(z.enum(states)), types: z.array(z.enum(collegeTypes)), cities: z.array(z.string()) }),
  },
  'GET /colleges/stats': {
    summary: 'Counts by type and state',
    access: 'anyone',
    data: z.object({
      total: z.number().int(),
      byType: z.array(z.object({ type: z.enum(collegeTypes), count: z.number().int() })),
      byState: z.array(z.object({ state: z.enum(states), count: z.number().int() })),
    }),
  },
  'GET /colleges/:id': { summary: 'One college', access: 'anyone', params: anyId, data: z.object({ college }) },
});

export const collegesCatalog = describeCatalog({
  name: 'colleges',
  item: 'college',
  document: collegeDocument,
  card: collegeCard,
  detail: college,
  listQuery: collegeListQuery,
  bookmark: bookmarkedCollege,
  found: collegeCard.pick({ _id: true, name: true, shortName: true, location: true }),
  endpoints: collegesEndpoints,
});
