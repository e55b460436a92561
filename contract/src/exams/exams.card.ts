/** What a card shows; the rest is in the detail. */
import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import { purposes } from './exams.words.ts';
import { entries, fields, months, states, streams } from '../taxonomy.ts';

export const examCard = z.object({
  _id: catalogId,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  conductingBody: z.string(),
  level: z.enum(['national', 'state', 'university']),
  /** What it is for, mainly: a course, a job ... */
  purpose: z.enum(purposes),
  /** What else its score is asked for; absent where nothing is. */
  alsoFor: z.array(z.enum(purposes)).optional(),
  /** The state whose seats it fills; absent where it is not of one state. */
  state: z.enum(states).optional(),
  entry: z.enum(entries),
  /** When else; absent where there is one time only. */
  otherEntries: z.array(z.enum(entries)).optional(),
  streams: z.array(z.enum(streams)),
  fields: z.array(z.enum(fields)),
  /** The first of them; none where it is held whenever there are vacancies. */
  examMonth: z.enum(months).optional(),
  examMonths: z.array(z.enum(months)),
  eligibility: z.string(),
  syllabus: z.array(z.string()),
  officialLink: z.string(),
  /** How many courses ask for it; absent where none does. */
  courseCount: z.number().int().optional(),
});
export type ExamCard = z.infer<typeof examCard>;
/** As a list reads it: what each is about stands on its own page. */
export type ListedExam = Omit<ExamCard, 'description'>;
