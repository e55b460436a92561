/** Fees as answers show them: bands with their source, never one figure that no source names. */
import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import { certainties, feeKinds, feePers, feeSeats, feeTypes } from './fees.words.ts';
import { keptGroups } from './money.ts';
import { states } from '../taxonomy.ts';

export const feeBand = z.object({
  from: z.number().int(),
  to: z.number().int(),
  per: z.enum(feePers),
  /** The year of admission it was set for ("2025-26"); null where the source names none. */
  year: z.string().nullable(),
  what: z.enum(feeKinds),
  type: z.enum(feeTypes),
  /** Left out: of all India. */
  state: z.enum(states).optional(),
  seat: z.enum(feeSeats),
  /** Which seats and whom it is for, in words. */
  scope: z.string(),
  /** Of a college's own figure: the courses that it is for. */
  courses: z.array(catalogId).optional(),
  note: z.string().optional(),
  /** The college's own figure, or that of colleges of its type. */
  basis: z.enum(['own', 'type']),
  source: z.string(),
  /** C: told by many and read in no notice. Shown as such, and summed nowhere. */
  certainty: z.enum(certainties),
  /** The day after which it wants to be looked up again. */
  goodUntil: z.string(),
});
export type FeeBand = z.infer<typeof feeBand>;

const range = { from: z.number().int(), to: z.number().int() };

/** A year at one college, reckoned by `money.ts` from the bands that its page shows. */
export const yearCostShown = z.object({
  ...range,
  parts: z
    .array(z.object({ kept: z.enum(keptGroups), ...range, ask: z.literal(true).optional() }))
    .readonly()
    .optional(),
  basis: feeBand.shape.basis,
  hostel: z.object(range).optional(),
});
