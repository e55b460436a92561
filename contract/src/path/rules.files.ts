/** Who may begin or sit what, as catalog/rules/README.md tells it: the lines of one course or exam. */
import { z } from 'zod';

/** Read at the body's; what most ask; to be confirmed, so that it closes no door. */
const certainties = ['A', 'B', 'C'] as const;

const cell = z.string().trim().max(300).optional();

/** An empty cell is left out. */
const ruleLine = z.strictObject({
  /** Which way it is; the line without one holds what all ask. */
  way: z.string().trim().max(60).optional(),
  certainty: z.enum(certainties).optional(),
  after: cell,
  degree: cell,
  subjects: cell,
  marks: cell,
  age: cell,
  person: cell,
  check: cell,
  gives: cell,
});
export type RuleLineFile = z.infer<typeof ruleLine>;

export const ruleLines = z.array(ruleLine).min(1).max(20);
