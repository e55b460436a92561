/** How courses are written down under catalog/: an authoring form, kept as it is in the table of the catalogs. */
import { z } from 'zod';
import { catalogId, filled, provenance } from '../catalog/catalog.ts';
import { ruleLines } from '../path/rules.files.ts';
import { anywheres } from '../colleges/taught-at.ts';
import { courseLevels, fields, minimumClasses, streams } from '../taxonomy.ts';

/** catalog/courses/<id>.json */
export const courseFile = z.strictObject({
  id: catalogId,
  name: filled.max(120),
  shortName: filled.max(40),
  /** 40-120 words, own words, plain English. */
  description: filled,
  stream: z.enum(streams),
  field: z.enum(fields),
  /** Other fields whose students should find this course too, e.g. BA LLB for law_commerce. */
  otherFields: z.array(z.enum(fields)).default([]),
  level: z.enum(courseLevels),
  duration: z.union([
    filled,
    z.number().int().positive(),
    z.strictObject({ years: z.number().int().min(0), months: z.number().int().min(0).optional() }),
  ]),
  eligibility: z.strictObject({
    minimumClass: z.enum(minimumClasses),
    minimumPercentage: z.number().min(0).max(100).nullable(),
    requiredSubjects: z.array(filled),
    /** Ids of catalog/exams. Empty means admission on marks or by the college itself. */
    entranceExams: z.array(catalogId),
    /** Fine print a student must know, e.g. "Mathematics is required at most universities." */
    note: filled.optional(),
  }),
  careerOptions: z
    .array(
      z.strictObject({
        jobTitle: filled,
        description: filled,
        growthProspects: z.enum(['excellent', 'good', 'average', 'limited']),
        sector: z.enum(['government', 'private', 'both']),
      }),
    )
    .min(3)
    .max(6),
  skills: z.strictObject({ technical: z.array(filled).min(2), soft: z.array(filled).min(1) }),
  /** Ids of colleges that teach this course as far as we know. */
  topColleges: z.array(catalogId),
  anywhere: z.enum(anywheres).optional(),
  higherStudyOptions: z.array(z.strictObject({ courseName: filled, duration: filled, description: filled })),
  /** Who may begin it; what ships stands in catalog/rules. */
  rules: ruleLines.optional(),
  ...provenance.shape,
});
export type CourseFile = z.infer<typeof courseFile>;
