/** How colleges are written down under catalog/: an authoring form, kept as it is in the table of the catalogs. */
import { z } from 'zod';
import { catalogId, filled, httpUrl, provenance } from './catalog.ts';
import { collegeTypes, states } from './taxonomy.ts';

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
  name: filled.max(300),
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
  aliases: z.array(filled),
  nirf: z.array(filled),
  sources: z.array(filled),
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
export const programmeMapRow = z.object({ programme: filled, level: filled, discipline: z.string(), courseId: catalogId });
export type ProgrammeMapRow = z.infer<typeof programmeMapRow>;
