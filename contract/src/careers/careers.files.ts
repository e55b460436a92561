/** How careers are written down under catalog/: the form that authors write, stored unchanged in the table of the catalogs. */
import { z } from 'zod';
import { careerSectors, routeStepKinds } from './careers.words.ts';
import { catalogId, filled, httpUrl, provenance } from '../catalog/catalog.ts';
import { fields } from '../taxonomy.ts';

const step = z.strictObject({
  kind: z.enum(routeStepKinds),
  /** Of catalog/exams for an exam, of catalog/courses for a course; left out where the text alone says it. */
  id: catalogId.optional(),
  /** Ids of catalog/exams, where a student sits one of several, as when each state has its own. */
  oneOf: z.array(catalogId).min(2).optional(),
  /** The rule of the exam may have several ways. This is the one that leads here: the flying branch, not ground duty. */
  way: filled.optional(),
  text: filled,
});

/** catalog/careers/<id>.json */
export const careerFile = z.strictObject({
  id: catalogId,
  name: filled.max(80),
  /** What students call it, Hinglish too. */
  otherNames: z.array(filled),
  summary: filled,
  /** What one does on a normal day, a sentence each. */
  day: z.array(filled).min(3).max(6),
  /** The strongest interests, strongest first: "ICR". */
  interests: z.string().regex(/^[RIASEC]{1,3}$/),
  /** How much of each interest the work has, R I A S E C, 0 to 7. */
  profile: z.array(z.number().min(0).max(7)).length(6),
  /** Whether this work was rated itself, or these are the ratings of the most similar work. */
  interestsFrom: z.enum(['same work', 'similar work']),
  fields: z.array(z.enum(fields)).min(1),
  /** Courses that lead here. */
  courses: z.array(catalogId),
  /** What opens it in Class 11 and 12. */
  subjects: z.array(filled).min(1),
  /** The shortest and cheapest first. */
  routes: z
    .array(
      z.strictObject({
        title: filled,
        years: z.number().min(0).max(20),
        /** How usual the route is: 1 where most people take it. Nobody has counted them, so it has its own certainty. */
        usual: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
        usualCertainty: z.enum(['A', 'B', 'C']).optional(),
        steps: z.array(step).min(2),
      }),
    )
    .min(1),
  licence: z.strictObject({ required: z.boolean(), body: filled, link: httpUrl.optional(), source: filled }).nullable(),
  limits: z.array(z.strictObject({ text: filled, source: filled })),
  sectors: z.array(z.enum(careerSectors)).min(1),
  /** Only where an official scale exists. */
  pay: z.strictObject({ text: filled, source: filled }).nullable(),
  related: z.array(catalogId),
  /** Things to do this month. */
  tryThis: z.array(filled).min(1),
  /** A: read at the source; B: weaker sources; C: confirm before you rely on it. */
  certainty: z.enum(['A', 'B', 'C']),
  note: filled.optional(),
  ...provenance.shape,
});
export type CareerFile = z.infer<typeof careerFile>;
