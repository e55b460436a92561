/** A file of many facts at once: what would change is told before anything does. */
import { z } from 'zod';
import { say } from '../say.ts';

const yesNo = (name: string) => z.enum(['true', 'false'], say('value.oneOf', { name, values: 'true, false' })).optional();

export const importQuery = z.object({
  /** Tells what would change, and changes nothing. */
  dryRun: yesNo('dryRun'),
  /** Takes the good lines although some are bad. */
  skipBad: yesNo('skipBad'),
  /** What the file is called, for the audit. */
  name: z
    .string()
    .max(200, say('value.long', { name: 'name', max: 200 }))
    .optional(),
});

const value = z.unknown();
const noted = z.object({ line: z.number().int(), message: z.string() });

export const importData = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** The first of them; `errorCount` is all. */
  errors: z.array(noted),
  errorCount: z.number().int(),
  /** Cells that say nothing usable and were left out; they stop nothing. */
  leftOut: z.array(noted),
  /** The first of what changes, field by field. */
  changes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      what: z.enum(['added', 'changed']),
      fields: z.array(z.object({ field: z.string(), from: value, to: value })),
    }),
  ),
});
export type ImportData = z.infer<typeof importData>;

/** So many errors and changes are told at once. */
export const importLimits = { errors: 1000, changes: 200 } as const;
