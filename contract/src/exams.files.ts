/** How exams are written down under catalog/: an authoring form, kept as it is in the table of the catalogs. */
import { z } from 'zod';
import { catalogId, filled, httpUrl, provenance } from './catalog.ts';
import { entries, fields, months, states, streams } from './taxonomy.ts';

/** catalog/exams/<id>.json */
export const examFile = z.strictObject({
  id: catalogId,
  name: filled.max(160),
  shortName: filled.max(40),
  description: filled,
  conductingBody: filled,
  level: z.enum(['national', 'state', 'university']),
  /** The state whose seats it fills; every exam of level "state" has one. */
  state: z.enum(states).optional(),
  /** When a student sits it. */
  entry: z.enum(entries),
  /** When else: a law test fills five-year seats after Class 12 and three-year ones after a degree. */
  otherEntries: z.array(z.enum(entries)).optional(),
  streams: z.array(z.enum(streams)).min(1),
  fields: z.array(z.enum(fields)).min(1),
  examMonth: z.enum(months),
  examMonths: z.array(z.enum(months)).min(1),
  eligibility: filled,
  syllabus: z.array(filled).min(1),
  officialLink: httpUrl,
  /** A: read on the exam's page or in the press; B: two weaker sources; C: confirm on the official site. */
  verification: z.enum(['A', 'B', 'C']),
  note: filled.optional(),
  ...provenance.shape,
});
export type ExamFile = z.infer<typeof examFile>;
