/** A plan for a student, over the wire. */
import { z } from 'zod';
import { dateStatuses } from '../exams/exams.dates.ts';
import { limits } from '../limits.ts';
import { goalTypes, stepItems } from './plan-steps.ts';
import { keepers } from '../colleges/keepers.words.ts';
import { fields } from '../taxonomy.ts';
import { seatBands, seatBases } from './seats.ts';
import { verdicts } from './verdicts.ts';

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
  /** Whose fee it is, where that is known. */
  keeper: z.enum(keepers).optional(),
});
const chance = z.object({ band: z.enum(['likely', 'possible', 'reach']), percent: z.number().int().optional() });
/** In words alone: marks tell no number. Null where nothing that was confirmed tells it. */
const seat = z.object({ band: z.enum(seatBands), basis: z.enum(seatBases), year: z.number().int().nullable() });
const place = z.object({
  ...{ college: z.string(), basis: z.enum(['register', 'name', 'kind']), near: z.enum(['district', 'next', 'state', 'india']) },
  cost: z.object({ from: z.number(), to: z.number(), basis: z.enum(['own', 'type']) }).optional(),
});
/** One of the courses that a gate opens: the first is the way's own. */
const rung = z.object({
  course: z.string(),
  verdict: z.enum(verdicts),
  places: z.array(place),
  cost: wayCost.nullable(),
  chance: chance.nullable(),
  seat: seat.nullable(),
});
const proposedWay = z.object({
  label: z.enum(['A', 'B', 'C']),
  sure: z.boolean(),
  career: z.string().optional(),
  course: z.string().optional(),
  exams: z.array(z.string()),
  gateText: z.string().optional(),
  byMarks: z.boolean(),
  places: z.array(place),
  verdict: z.enum(verdicts),
  chance: chance.nullable(),
  seat: seat.nullable().optional(),
  ladder: z.array(rung).max(limits.path.plan.rungs).optional(),
  /** Which criterion decided, and against whom. */
  decided: z
    .object({
      criterion: z.string(),
      over: z.object({ course: z.string().optional(), career: z.string().optional(), exams: z.array(z.string()) }),
    })
    .nullable()
    .optional(),
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
  /** Which forms are worth their fee. `adds`: in how many of 100 years in which all before it fail; null without a rank. */
  forms: z
    .array(
      z.object({
        ...{ exam: z.string(), fee: z.number().int().nullable(), closes: z.iso.date().nullable() },
        ...{ clashes: z.array(z.string()), adds: z.number().int().nullable() },
      }),
    )
    .optional(),
  /** The untold fact by which a way would be decided. */
  wouldDecide: z
    .object({ key: z.string(), ways: z.array(z.enum(['A', 'B', 'C'])) })
    .nullable()
    .optional(),
  steps: z.array(
    z.object({ text: z.string(), due: z.string().optional(), year: z.number().int(), why: z.string(), certainty: z.enum(dateStatuses) }),
  ),
});
export type PathProposal = z.infer<typeof proposal>;
