/** What the catalogs say to a quiz result, all of it in one language, so that a phone offline can make the whole result itself. */
import { z } from 'zod';
import { careerFile } from '../careers/careers.files.ts';
import { catalogId } from '../catalog/catalog.ts';
import { courseCard } from '../courses/courses.ts';
import { fields, streams } from '../taxonomy.ts';

const training = z.object({
  way: z.string(),
  gate: z.string().optional(),
  isShort: z.boolean(),
  years: z.number(),
  profile: z.string(),
});

const sources = z.array(z.string());

/** Places in the list of courses, in the order in which they are shown. */
const places = z.array(z.number().int());

export const quizFacts = z.object({
  courses: z.array(courseCard),
  ofStream: z.record(z.enum(streams), places),
  ofField: z.record(z.enum(fields), places),
  /** To whom a course is open, by stream a letter for each of these: `a` to all, `f` to women alone, `m` to men alone, `-` to none. */
  doors: z.object({ of: z.array(catalogId), byStream: z.record(z.enum(streams), z.string()) }),
  works: z.array(
    careerFile
      .pick({ name: true, summary: true, fields: true, profile: true, interests: true, interestsFrom: true })
      .extend({ id: catalogId, training, begins: z.array(catalogId.nullable()) }),
  ),
  /** The short names of the exams that a result names. */
  exams: z.record(z.string(), z.string()),
  crowds: z.record(
    z.string(),
    z.object({ year: z.number(), candidates: z.number(), places: z.number(), publicPlaces: z.number().optional(), sources }),
  ),
  prices: z.record(z.string(), z.object({ from: z.number(), to: z.number(), sources })),
});
export type QuizFacts = z.infer<typeof quizFacts>;
