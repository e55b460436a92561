/** How catalog/counsel/ says what leads to a career, what is near a goal, and of which courses a seat is hard to get. */
import { z } from 'zod';
import { catalogId, filled } from '../catalog/catalog.ts';
import { certainties } from '../fees/fees.words.ts';
import type { PrerequisiteRow } from '../states/prerequisites.files.ts';
import { kinGrades, kinReasons, leadRanks } from './counsel.words.ts';

/** Every fact of counsel says where it is from, and how sure it is. */
const sourced = { source: filled, certainty: z.enum(certainties) };
const either = z.enum(['courses', 'exams']);

/** One line: a course or a post that leads to a career, beside what the page of the career says. */
export const leadRow = z.object({
  career: catalogId,
  type: either,
  id: catalogId,
  usual: z.coerce.number().pipe(z.literal(leadRanks)),
  /** A course that comes first, or `degree` for any; empty where nothing does, or the rule of the post says it. */
  after: z.union([z.literal('').transform(() => undefined), catalogId]),
  note: z.string(),
  ...sourced,
});
export type LeadRow = z.infer<typeof leadRow>;

export const kinRow = z.object({
  /** A wish, or where the student stands: what keeps doors open for everybody there. */
  goal_type: z.enum(['careers', 'courses', 'exams', 'streams']),
  goal: z.string().regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/),
  type: z.enum(['careers', 'courses']),
  id: catalogId,
  grade: z.coerce.number().pipe(z.literal(kinGrades)),
  why: z.enum(kinReasons),
  /** What a counsellor would say, in plain English; for editors. */
  note: filled,
  ...sourced,
});
export type KinRow = z.infer<typeof kinRow>;

/** The rows stand in their order: a seat of the first is the hardest to get. */
export const ladderRow = z.object({ course: catalogId, ...sourced });
export type LadderRow = z.infer<typeof ladderRow>;

/** The tables as they are read. */
export interface CounselFiles {
  leads: readonly LeadRow[];
  kin: readonly KinRow[];
  ladder: readonly LadderRow[];
  prerequisites: readonly PrerequisiteRow[];
}
