import { z } from 'zod';
import { anyId, catalogId, oneOfValues, freeText, listQuery, oneOf, pagination, provenance } from '../catalog/catalog.ts';
import { describeCatalog } from '../catalog/catalog.descriptor.ts';
import { collegeCard, opens, saidToBeFor, nirfRank } from './colleges.card.ts';
import { collegeList } from './colleges.list.ts';
import { endpoints } from '../http/endpoint.ts';
import { feeBand } from '../fees/fees.ts';
import { certainties } from '../fees/fees.words.ts';
import { importData, importQuery } from '../desk/imports.ts';
import { say } from '../say.ts';
import { placement } from './placements.ts';
import { collegeDocument } from './colleges.files.ts';
import { keeperBases, keepers } from './keepers.words.ts';
import { collegeKinds, dataCoverages, courseBases, howUsual, managements, openTo, teachingGrounds, typeBases } from './colleges.words.ts';
import { collegeTypes, courseLevels, fields, states } from '../taxonomy.ts';

/** Who keeps it, what says so, from where, and how sure that is. */
const keptBy = z.object({ by: z.enum(keepers), basis: z.enum(keeperBases), source: z.string(), certainty: z.enum(certainties) });

export const college = z.object({
  _id: catalogId,
  name: z.string(),
  shortName: z.string(),
  aliases: z.array(z.string()),
  formerNames: z.array(z.string()),
  type: z.enum(collegeTypes).optional(),
  typeBasis: z.enum(typeBases).optional(),
  ...opens,
  openToSource: z.string().optional(),
  saidToBeFor,
  /** What the register calls it: university, college, standalone institution. */
  kind: z.string(),
  kinds: z.array(z.enum(collegeKinds)),
  layer: z.enum(dataCoverages),
  management: z.enum(managements).optional(),
  /** Whose it is, where that is known: it decides what may be asked. */
  keeper: keptBy.optional(),
  /** Of the register of all institutions; empty where it does not stand there. */
  aisheCode: z.string(),
  location: z.object({
    address: z.string(),
    city: z.string(),
    district: z.string(),
    /** The register's district was divided since, and nothing says in which part the college lies. */
    districtBasis: z.literal('register').optional(),
    state: z.enum(states),
    pincode: z.string(),
    /** The middle of its district: nearer than this nobody says where it lies. */
    at: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  }),
  contact: z.object({ phone: z.array(z.string()), email: z.array(z.string()), website: z.string() }),
  images: z.array(z.string()),
  courses: z.array(
    z.object({
      courseId: catalogId,
      courseName: z.string(),
      field: z.enum(fields),
      level: z.enum(courseLevels),
      intake: z.number().int().nullable(),
      /** Those by its kind come last. */
      basis: z.enum(courseBases),
      how: z.enum(howUsual).optional(),
      /** By its kind, and it is unconfirmed that colleges of its kind teach it. */
      isToConfirm: z.literal(true).optional(),
      source: z.string(),
    }),
  ),
  /** Programmes as a source publishes them that are none of our courses. */
  otherProgrammes: z.array(z.string()),
  /** True where the sources of the courses cover a part only: a list of technical courses knows of no BA. */
  isPartial: z.boolean(),
  established: z.number().int().nullable(),
  affiliation: z.string(),
  nirf: z.array(nirfRank),
  /** What its courses cost: its own figures where known, else those of its type. */
  fees: z.array(feeBand),
  /** What became of those who left, as it told NIRF itself; none of most colleges. */
  placements: z.array(placement),
  ...provenance.shape,
  /** A device says so of what it put together of a state's pack: what is empty there may be known all the same. No server does. */
  fromPack: z.literal(true).optional(),
});
export type College = z.infer<typeof college>;

/** A college as the dashboard shows it: its card with the course names and the contact. */
export const bookmarkedCollege = collegeCard.extend({
  kind: z.string(),
  courses: z.array(z.object({ courseId: z.string(), courseName: z.string() })),
  contact: z.object({ phone: z.array(z.string()), email: z.array(z.string()), website: z.string() }),
});
export type BookmarkedCollege = z.infer<typeof bookmarkedCollege>;

const state = oneOfValues(states, say('value.state', { name: 'state' }));
/** A district by its present name or an older one; with `state` where two states have a district of that name. */
const district = freeText('district', 80);

/** One kind or several, with commas between them: any of them will do. */
const kinds = freeText('kinds', 400).refine(
  (text) => text === undefined || text.split(',').every((kind) => (collegeKinds as readonly string[]).includes(kind)),
  oneOf('kinds', collegeKinds),
);

const bases = [...courseBases, 'all', 'any'] as const;
/** As a plan takes places: own district, those next to it, the state, India; within each a list before a name before a kind. */
const planOrder = ['reach'] as const;
/** What may be counted beside the list, so that a page needs one answer and not two. */
const counted = ['kinds'] as const;
/** Of a course: how many are known to teach it, and of how many others it is usual. */
export const placesOfCourse = z.object({ known: z.number().int(), usual: z.number().int() });
const kindCounts = z.array(z.object({ id: z.enum(collegeKinds), count: z.number().int() }));

export const collegeListQuery = z.object({
  /** Without an order: the nearest first, else the best match when something is searched, else those of which most is known. */
  ...listQuery(collegeList),
  type: oneOfValues(collegeTypes, oneOf('type', collegeTypes)),
  state,
  district,
  city: freeText('city', 80),
  kinds,
  layer: oneOfValues(dataCoverages, oneOf('layer', dataCoverages)),
  course: freeText('course', 120),
  field: oneOfValues(fields, oneOf('field', fields)),
  openTo: oneOfValues(openTo, oneOf('openTo', openTo)),
  /**
   * What a course, or a course of the field, or any course must rest on. Left out, or `all`: a list or the name, which are known;
   * `kind`: what is usual, and not known; `any`: both, the known first.
   */
  basis: oneOfValues(bases, oneOf('basis', bases)),
  /** A PIN, a district or a town, by any of its names: its colleges first, then those of other districts, the nearest first. */
  near: freeText('near', 80),
  /** With `district`: how many of each kind it has, whatever else is filtered. */
  counts: oneOfValues(counted, oneOf('counts', counted)),
  /** With `course` and `near`; every place known or usual, whatever the basis asked for. `state` then says which district is meant. */
  order: oneOfValues(planOrder, oneOf('order', planOrder)),
});

export const collegesEndpoints = endpoints({
  'GET /colleges': {
    summary: 'Colleges, filtered, sorted, by pages',
    access: 'anyone',
    query: collegeListQuery,
    data: z.object({
      colleges: z.array(collegeCard),
      pagination,
      kinds: kindCounts.optional(),
      /** Beside them: of how many its courses are known, and on what ground. */
      grounds: z.record(z.enum(teachingGrounds), z.number().int()).optional(),
      /** With a course or a field, whatever the basis asked for. */
      counts: placesOfCourse.optional(),
    }),
  },
  'GET /colleges/filters': {
    summary: 'Values worth filtering by, of all India, a state or a district',
    access: 'anyone',
    query: z.object({ state, district }),
    data: z.object({
      states: z.array(z.enum(states)),
      types: z.array(z.enum(collegeTypes)),
      cities: z.array(z.string()),
      /** Of one state: without it there are none, since some names stand in two. */
      districts: z.array(z.object({ name: z.string(), count: z.number().int() })),
      kinds: kindCounts,
    }),
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
  'POST /desk/import/colleges': {
    summary: 'Colleges from a CSV file, in one transaction; the columns are those of catalog:import',
    access: 'operator',
    query: importQuery.extend({ type: oneOfValues(collegeTypes, oneOf('type', collegeTypes)) }),
    csv: true,
    data: importData,
  },
  'GET /colleges/:id': { summary: 'One college', access: 'anyone', params: anyId, data: z.object({ college }) },
});

export const collegesCatalog = describeCatalog({
  name: 'colleges',
  item: 'college',
  document: collegeDocument,
  translated: {},
  card: collegeCard,
  detail: college,
  listQuery: collegeListQuery,
  bookmark: bookmarkedCollege,
  found: collegeCard.pick({ _id: true, name: true, shortName: true, location: true }),
  endpoints: collegesEndpoints,
});
