/** How the facts are written down under catalog/: an authoring form that the loader turns into what the API serves. */
import { z } from 'zod';
import { catalogId, provenance } from './catalog.ts';
import { collegeTypes, courseLevels, entries, fields, minimumClasses, months, states, streams } from './taxonomy.ts';

const text = z.string().trim().min(1);
const httpUrl = z.url({ protocol: /^https?$/ });

/** catalog/courses/<id>.json */
export const courseFile = z.strictObject({
  id: catalogId,
  name: text.max(120),
  shortName: text.max(40),
  /** 40-120 words, own words, plain English. */
  description: text,
  stream: z.enum(streams),
  field: z.enum(fields),
  /** Other fields whose students should find this course too, e.g. BA LLB for law_commerce. */
  otherFields: z.array(z.enum(fields)).default([]),
  level: z.enum(courseLevels),
  duration: z.union([
    text,
    z.number().int().positive(),
    z.strictObject({ years: z.number().int().min(0), months: z.number().int().min(0).optional() }),
  ]),
  eligibility: z.strictObject({
    minimumClass: z.enum(minimumClasses),
    minimumPercentage: z.number().min(0).max(100).nullable(),
    requiredSubjects: z.array(text),
    /** Ids of catalog/exams. Empty means admission on marks or by the college itself. */
    entranceExams: z.array(catalogId),
    /** Fine print a student must know, e.g. "Mathematics is required at most universities." */
    note: text.optional(),
  }),
  careerOptions: z
    .array(
      z.strictObject({
        jobTitle: text,
        description: text,
        growthProspects: z.enum(['excellent', 'good', 'average', 'limited']),
        sector: z.enum(['government', 'private', 'both']),
      }),
    )
    .min(3)
    .max(6),
  skills: z.strictObject({ technical: z.array(text).min(2), soft: z.array(text).min(1) }),
  /** Ids of catalog/colleges.csv, of colleges that teach this course as far as we know. */
  topColleges: z.array(catalogId),
  higherStudyOptions: z.array(z.strictObject({ courseName: text, duration: text, description: text })),
  ...provenance.shape,
});
export type CourseFile = z.infer<typeof courseFile>;

/** catalog/exams/<id>.json */
export const examFile = z.strictObject({
  id: catalogId,
  name: text.max(160),
  shortName: text.max(40),
  description: text,
  conductingBody: text,
  level: z.enum(['national', 'state', 'university']),
  /** When a student sits it. */
  entry: z.enum(entries),
  streams: z.array(z.enum(streams)).min(1),
  fields: z.array(z.enum(fields)).min(1),
  examMonth: z.enum(months),
  examMonths: z.array(z.enum(months)).min(1),
  eligibility: text,
  syllabus: z.array(text).min(1),
  officialLink: httpUrl,
  /** A: read on the exam's page or in the press; B: two weaker sources; C: confirm on the official site. */
  verification: z.enum(['A', 'B', 'C']),
  note: text.optional(),
  ...provenance.shape,
});
export type ExamFile = z.infer<typeof examFile>;

const list = (separator: string) =>
  z.string().transform((value) =>
    value
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** One line of catalog/colleges.csv; lists are joined with `|`, an unknown value is an empty cell. */
export const collegeRow = z.object({
  id: catalogId,
  name: text.max(300),
  /** The short form shown beside the name: "IIT Bombay". */
  shortName: z.string().max(60),
  /** What students type: "IITB|IIT-B". */
  aliases: list('|'),
  type: z.enum(collegeTypes),
  /** university, college, institute ... as the register says. */
  kind: z.string().max(60),
  address: z.string().max(300),
  city: z.string().max(80),
  district: z.string().max(80),
  state: z.enum(states),
  pincode: z.union([z.literal(''), z.string().regex(/^[1-9]\d{5}$/)]),
  website: z.union([z.literal(''), httpUrl]),
  established: z.union([z.literal(''), z.string().regex(/^1[789]\d\d$|^20\d\d$/)]),
  affiliation: z.string().max(200),
  /** "Engineering 2025: 3|Overall 2024: 4" */
  nirf: list('|'),
  aisheCode: z.string().max(20),
  /** "AISHE 2025|AICTE 2025-26" */
  sources: list('|'),
  asOf: provenance.shape.asOf,
});
export type CollegeRow = z.infer<typeof collegeRow>;

/** A college as it is kept: its line read, and what it teaches; `intake` is null where no source says. */
export const collegeDocument = z.strictObject({
  ...collegeRow.shape,
  aliases: z.array(text),
  nirf: z.array(text),
  sources: z.array(text),
  courses: z.array(z.strictObject({ courseId: catalogId, intake: z.number().int().min(0).nullable() })),
});
export type CollegeDocument = z.infer<typeof collegeDocument>;

/** One line of catalog/college-courses.csv. */
export const collegeCourseRow = z.object({
  collegeId: catalogId,
  courseId: catalogId,
  /** Approved seats added up over the programmes behind this course; empty when no source says. */
  intake: z.union([z.literal(''), z.string().regex(/^\d{1,6}$/)]),
});
export type CollegeCourseRow = z.infer<typeof collegeCourseRow>;

/** One line of catalog/programme-map.csv: the register's programme name and level to our course. */
export const programmeMapRow = z.object({ programme: text, level: text, discipline: z.string(), courseId: catalogId });
export type ProgrammeMapRow = z.infer<typeof programmeMapRow>;
