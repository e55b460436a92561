/** A plan for a student, over the wire. */
import { z } from 'zod';
import { dateStatuses } from '../exams/exams.dates.ts';
import { limits } from '../limits.ts';
import { goalTypes, stepItems } from './plan-steps.ts';
import { fields } from '../taxonomy.ts';

const year = z.number().int().min(1950).max(2100);
const noted = z.strictObject({ type: z.enum(stepItems), id: z.string().max(120) });
const rankValue = z.number().min(0).max(100_000_000);
const text160 = z.string().min(1).max(160);
/** `passport`: the student details that every endpoint of the path takes. */
export const proposeBodyWith = <Passport extends z.ZodType>(details: Passport) =>
  z.strictObject({
    passport: details,
    wishes: z.strictObject({
      /** The newest first. */
      noted: z.array(noted).max(limits.path.noted).optional(),
      /** Where the quiz pointed, the best first. */
      result: z
        .strictObject({
          fields: z.array(z.enum(fields)).max(fields.length),
          careers: z.array(z.string().max(120)).max(limits.path.noted),
          courses: z.array(z.string().max(120)).max(limits.path.noted),
        })
        .optional(),
      seats: z
        .array(z.strictObject({ counselling: text160, line: text160 }))
        .max(limits.path.noted)
        .optional(),
    }),
    ranks: z
      .array(
        z.strictObject({
          ...{ counselling: text160, list: text160, value: rankValue, category: text160.optional() },
          ...{ categoryValue: rankValue.optional(), pwdValue: rankValue.optional(), categoryPwdValue: rankValue.optional() },
        }),
      )
      .max(limits.path.ranks)
      .optional(),
    year: year.optional(),
    today: z.iso.date().optional(),
  });

const wayCost = z.object({
  ...{ from: z.number(), to: z.number(), per: z.literal('year'), basis: z.enum(['own', 'type']) },
  hostel: z.object({ from: z.number(), to: z.number() }).optional(),
  /** Named, and never subtracted. */
  scholarships: z.array(z.string()),
});
const proposedWay = z.object({
  label: z.enum(['A', 'B', 'C']),
  sure: z.boolean(),
  career: z.string().optional(),
  course: z.string().optional(),
  exams: z.array(z.string()),
  gateText: z.string().optional(),
  byMarks: z.boolean(),
  places: z.array(
    z.object({ college: z.string(), basis: z.enum(['register', 'name', 'kind']), near: z.enum(['district', 'next', 'state', 'india']) }),
  ),
  verdict: z.enum(['closed', 'depends', 'open_if', 'open']),
  chance: z.object({ band: z.enum(['likely', 'possible', 'reach']), percent: z.number().int().optional() }).nullable(),
  cost: wayCost.nullable(),
  reasons: z.array(z.string()),
  beyond: z.literal(true).optional(),
});
export const proposal = z.object({
  goal: z.object({ type: z.enum(goalTypes), id: z.string() }).nullable(),
  replaced: z.object({ type: z.enum(goalTypes), id: z.string(), reason: z.string() }).optional(),
  ways: z.array(proposedWay),
  missingSure: z.literal(true).optional(),
  leftWithNothing: z.number().int().nullable().optional(),
  notTaken: z.array(z.object({ type: z.enum(stepItems), id: z.string(), reason: z.string() })),
  warnings: z.array(z.object({ kind: z.string(), text: z.string() })),
  steps: z.array(
    z.object({ text: z.string(), due: z.string().optional(), year: z.number().int(), why: z.string(), certainty: z.enum(dateStatuses) }),
  ),
});
export type PathProposal = z.infer<typeof proposal>;
