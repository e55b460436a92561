import { z } from 'zod';
import { careerLink } from '../careers/careers.ts';
import { interestLetters } from '../careers/careers.words.ts';
import { anyId, catalogId, oneOfValues, oneOf, provenance, searchText } from '../catalog/catalog.ts';
import { describeCatalog } from '../catalog/catalog.descriptor.ts';
import { placesOfCourse } from '../colleges/colleges.ts';
import { endpoints } from '../http/endpoint.ts';
import { feeBand } from '../fees/fees.ts';
import { say } from '../say.ts';
import { courseFile, type CourseFile } from './courses.files.ts';
import { collegeTypes, courseLevels, entries, fields, minimumClasses, streams } from '../taxonomy.ts';
import type { TextsOf } from '../catalog/translated.ts';

/** Years and months; as text where the length is not one figure ("3 or 4 years", "6 weeks"). */
export const duration = z.union([z.object({ years: z.number().int(), months: z.number().int() }), z.string()]);

const careerOption = z.object({
  jobTitle: z.string(),
  description: z.string(),
  growthProspects: z.enum(['excellent', 'good', 'average', 'limited']),
  sector: z.enum(['government', 'private', 'both']),
});

/** What a card shows and the browser's search reads; the rest is in the detail. */
export const courseCard = z.object({
  _id: catalogId,
  id: catalogId,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  stream: z.enum(streams),
  field: z.enum(fields),
  otherFields: z.array(z.enum(fields)),
  level: z.enum(courseLevels),
  /** When it can be begun: a B.Ed is undergraduate and asks for a degree all the same. */
  entry: z.enum(entries),
  duration,
  skills: z.object({ technical: z.array(z.string()), soft: z.array(z.string()) }),
  careerOptions: z.array(careerOption.pick({ jobTitle: true, growthProspects: true, sector: true })),
  /** How many colleges of the directory are known to teach it. */
  collegeCount: z.number().int(),
  /** The letters of the interests that the work it leads to asks for, each once; none where no career names it. */
  interests: z.string(),
});
export type CourseCard = z.infer<typeof courseCard>;

/** What its own file and the other catalogs say of it. */
const courseFacts = courseCard.extend({
  /**
   * How many colleges are known to teach it, as many as `collegeCount`, of how many of these a list says so, and of how many
   * others it is usual, being of their kind.
   */
  places: placesOfCourse.extend({ listed: z.number().int() }),
  /** With the career that is the same work, where there is one. */
  careerOptions: z.array(careerOption.extend({ careerId: catalogId.optional() })),
  /** Every career that it leads to. */
  careers: z.array(careerLink),
  eligibility: z.object({
    minimumClass: z.enum(minimumClasses),
    minimumPercentage: z.number().nullable(),
    requiredSubjects: z.array(z.string()),
    entranceExams: z.array(z.object({ examId: catalogId, name: z.string(), shortName: z.string() })),
    note: z.string().nullable(),
  }),
  topColleges: z.array(z.object({ collegeId: catalogId, name: z.string(), location: z.string(), type: z.enum(collegeTypes).optional() })),
  higherStudyOptions: z.array(z.object({ courseName: z.string(), duration: z.string(), description: z.string() })),
  ...provenance.shape,
});
export type CourseFacts = z.infer<typeof courseFacts>;

export const course = courseFacts.extend({
  /** What it costs, by type of college, seat and state, as far as a source says. */
  fees: z.array(feeBand),
});
export type Course = z.infer<typeof course>;

export const courseListQuery = z.object({
  search: searchText,
  stream: oneOfValues(streams, say('stream.oneOf', { values: streams.join(', ') })),
  field: oneOfValues(fields, say('field.invalid')),
  level: oneOfValues(courseLevels, oneOf('level', courseLevels)),
  entry: oneOfValues(entries, oneOf('entry', entries)),
  interest: oneOfValues(interestLetters, oneOf('interest', interestLetters)),
});

const courseList = z.object({ courses: z.array(courseCard), totalCourses: z.number().int() });
const byField = z.object({ field: z.enum(fields, say('field.invalid')) });

export const coursesEndpoints = endpoints({
  'GET /courses': { summary: 'Courses, filtered', access: 'anyone', query: courseListQuery, data: courseList },
  'GET /courses/stream/:stream': {
    summary: 'Courses of a stream',
    access: 'anyone',
    params: z.object({ stream: z.enum(streams, say('stream.oneOf', { values: streams.join(', ') })) }),
    data: courseList,
  },
  'GET /courses/field/:field': { summary: 'Courses of a field', access: 'anyone', params: byField, data: courseList },
  'GET /courses/ai-recommended/field/:field': {
    summary: 'Courses of a field in the order we would show them to a student, each with its reason',
    access: 'anyone',
    params: byField,
    data: z.object({
      courses: z.array(courseCard.extend({ reason: z.string() })),
      totalCourses: z.number().int(),
      aiGenerated: z.boolean(),
    }),
  },
  'GET /courses/:id': { summary: 'One course', access: 'anyone', params: anyId, data: z.object({ course }) },
});

export const coursesCatalog = describeCatalog({
  name: 'courses',
  item: 'course',
  document: courseFile,
  translated: {
    name: true,
    shortName: null,
    description: true,
    duration: 'durations.json',
    eligibility: { requiredSubjects: ['subjects.json'], note: true },
    careerOptions: [{ jobTitle: true, description: true }],
    skills: { technical: [true], soft: [true] },
    higherStudyOptions: [{ courseName: true, duration: 'durations.json', description: true }],
  } satisfies TextsOf<CourseFile>,
  card: courseCard,
  detail: course,
  listQuery: courseListQuery,
  bookmark: courseCard,
  found: courseCard.pick({ _id: true, name: true, shortName: true, level: true, entry: true, duration: true }),
  endpoints: coursesEndpoints,
});
