/** How scholarships are written down under catalog/: an authoring form, kept as it is in the table of the catalogs. */
import { z } from 'zod';
import { catalogId, filled, provenance } from '../catalog/catalog.ts';
import { scholarshipCategories, scholarshipScopes, scholarshipStages } from './scholarships.words.ts';
import { states } from '../taxonomy.ts';

/** catalog/scholarships/<id>.json */
export const scholarshipFile = z.strictObject({
  id: catalogId,
  name: filled.max(120),
  /** What students call it, Hinglish too. */
  otherNames: z.array(filled),
  provider: filled,
  scope: z.enum(scholarshipScopes),
  /** Where one must be at home; none where anywhere in India will do. */
  states: z.array(z.enum(states)),
  stages: z.array(z.enum(scholarshipStages)).min(1),
  who: filled,
  /** The family's rupees a year; the highest where groups have different ones, null where there is none or it is not in rupees. */
  incomeCeiling: z.number().int().positive().nullable(),
  /** What the figure alone does not say. */
  incomeNote: filled.nullable(),
  minimumMarks: filled.nullable(),
  benefit: filled,
  apply: filled,
  /** The last window that was read, with its year; without a year the usual season. */
  window: z.strictObject({
    text: filled,
    year: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .nullable(),
  }),
  officialLink: z.url({ protocol: /^https$/ }),
  forGirls: z.boolean(),
  /** None where it is open to every group. */
  categories: z.array(z.enum(scholarshipCategories)),
  /** A: read at the source or in the press; B: one weaker source, or known without a page. What is less sure does not ship. */
  certainty: z.enum(['A', 'B']),
  note: filled.nullable(),
  ...provenance.shape,
});
export type ScholarshipFile = z.infer<typeof scholarshipFile>;
