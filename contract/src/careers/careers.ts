import { z } from 'zod';
import { careerCard } from './careers.card.ts';
import { careerFile, type CareerFile } from './careers.files.ts';
import { careerList } from './careers.list.ts';
import { careerSectors, interestLetters, routeStepKinds } from './careers.words.ts';
import { anyId, catalogId, oneOfValues, freeText, listQuery, oneOf, pagination, provenance, counted } from '../catalog/catalog.ts';
import { describeCatalog } from '../catalog/catalog.descriptor.ts';
import { endpoints } from '../http/endpoint.ts';
import { limits } from '../limits.ts';
import { say } from '../say.ts';
import { entries, fields, streams, states } from '../taxonomy.ts';
import type { TextsOf } from '../catalog/translated.ts';

/** A career as other features name it. */
export const careerLink = z.object({ careerId: catalogId, name: z.string() });
export type CareerLink = z.infer<typeof careerLink>;

const source = z.object({ text: z.string(), source: z.string() });

export const career = careerCard.extend({
  otherNames: z.array(z.string()),
  day: z.array(z.string()),
  /** Beside each letter of `interests` what it means. */
  interestNames: z.array(z.string()),
  /** The interests of this very work have not been rated: those of similar work stand for them. */
  interestsFrom: careerFile.shape.interestsFrom,
  subjects: z.array(z.string()),
  routes: z.array(
    z.object({
      title: z.string(),
      years: z.number(),
      /** 1: the way most take. */
      usual: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
      /** A step of ours has the id of its exam or course. */
      steps: z.array(
        z.object({
          kind: z.enum(routeStepKinds),
          id: catalogId.optional(),
          /** Exams of which one is sat; those of one state say which. */
          oneOf: z.array(z.object({ examId: catalogId, shortName: z.string(), state: z.enum(states).optional() })).optional(),
          text: z.string(),
        }),
      ),
    }),
  ),
  /** With how many colleges are known to teach each, and of how many others it is usual. */
  courses: z.array(z.object({ courseId: catalogId, name: z.string(), collegeCount: z.number().int(), usualCount: z.number().int() })),
  /** Those of the routes, in their order. */
  exams: z.array(z.object({ examId: catalogId, shortName: z.string() })),
  licence: z.object({ required: z.boolean(), body: z.string(), link: z.string().optional(), source: z.string() }).nullable(),
  limits: z.array(source),
  pay: source.nullable(),
  related: z.array(careerLink),
  tryThis: z.array(z.string()),
  certainty: careerFile.shape.certainty,
  note: z.string().nullable(),
  ...provenance.shape,
});
export type Career = z.infer<typeof career>;

const six = /^-?\d{1,3}(\.\d{1,9})?(,-?\d{1,3}(\.\d{1,9})?){5}$/;

const careerListQuery = z
  .object({
    /** Without an order: the best match of the words first when something is searched, else by name. */
    ...listQuery(careerList, limits.careerListLimit),
    field: oneOfValues(fields, oneOf('field', fields)),
    stream: oneOfValues(streams, say('stream.oneOf', { values: streams.join(', ') })),
    interest: oneOfValues(interestLetters, oneOf('interest', interestLetters)),
    sector: oneOfValues(careerSectors, oneOf('sector', careerSectors)),
    entry: oneOfValues(entries, oneOf('entry', entries)),
    /** How much one likes each of R,I,A,S,E,C: six numbers, as a quiz result has them. For sortBy=match. */
    profile: freeText('profile', 100).refine((text) => text === undefined || six.test(text), say('careers.profile')),
  })
  .refine(({ sortBy, profile }) => sortBy !== 'match' || profile !== undefined, { path: ['profile'], error: say('careers.profile') });

export const careersEndpoints = endpoints({
  'GET /careers': {
    summary: 'Careers, filtered and sorted',
    access: 'anyone',
    query: careerListQuery,
    data: z.object({ careers: z.array(careerCard), pagination }),
  },
  'GET /careers/filters': {
    summary: 'Fields, streams, interests and sectors that have careers, and how many',
    access: 'anyone',
    data: z.object({
      fields: counted(z.enum(fields)),
      streams: counted(z.enum(streams)),
      interests: counted(z.enum(interestLetters)),
      sectors: counted(z.enum(careerSectors)),
    }),
  },
  'GET /careers/:id': { summary: 'One career', access: 'anyone', params: anyId, data: z.object({ career }) },
});

export const careersCatalog = describeCatalog({
  name: 'careers',
  item: 'career',
  document: careerFile,
  translated: {
    name: true,
    otherNames: [null],
    summary: true,
    day: [true],
    subjects: [true],
    routes: [{ title: true, steps: [{ text: true }] }],
    licence: { body: true },
    limits: [{ text: true }],
    pay: { text: true },
    tryThis: [true],
    note: true,
  } satisfies TextsOf<CareerFile>,
  card: careerCard,
  detail: career,
  listQuery: careerListQuery,
  bookmark: careerCard,
  found: careerCard.pick({ _id: true, name: true, fields: true }),
  endpoints: careersEndpoints,
});
