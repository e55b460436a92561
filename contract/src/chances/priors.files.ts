/** What last lists and counts say of a seat, as catalog/priors has it. */
import { z } from 'zod';
import { catalogId, filled } from '../catalog/catalog.ts';
import { certainties } from '../fees/fees.words.ts';
import { categories } from '../passport/passport.ts';

const parted = z.string().transform((text) => text.split('|').filter((part) => part !== ''));
const ids = parted.pipe(z.array(catalogId));
const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => undefined), schema]);
const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number);
/** "60:-0.75|75:0.3". */
const pairs = parted.pipe(z.array(z.string().regex(/^[a-z0-9_.-]+:-?\d+(\.\d+)?$/))).transform((all) =>
  all.map((pair): readonly [string, number] => {
    const [key = '', value = ''] = pair.split(':');
    return [key, Number(value)];
  }),
);
const year = z.coerce.number().int().min(2000).max(2100);
const percent = number.pipe(z.number().min(0).max(100));
const provenance = { year, sources: parted.pipe(z.array(filled).min(1)), certainty: z.enum(certainties) };

export const boardRow = z.object({
  board: catalogId,
  /** Slugs of those whose students pass it. */
  states: ids,
  knots: pairs.transform((all) => all.map(([mark, score]): readonly [number, number] => [Number(mark), score])),
  delta: number,
  science: number,
  ...provenance,
});

const priorKeepers = ['public', 'private', 'both'] as const;
export const kindRow = z.object({
  kind: catalogId,
  /** `jee-main:bihar+delhi`: for those who live there. `marks`: a list of marks. */
  exams: parted,
  courses: ids,
  keeper: z.enum(priorKeepers),
  by: z.enum(['z', 'marks']),
  of: z.enum(['class10', 'class12']),
  a: number,
  b: number.pipe(z.number().positive()),
  ...{ ews: number, obc_ncl: number, sc: number, st: number },
  female: number,
  cap: number.pipe(z.number().positive().max(1)),
  scope: z.enum(['nation', 'state']),
  floor: pairs,
  states: pairs,
  share: pairs,
  ...provenance,
});

const count = z.coerce.number().int().min(1).max(100_000_000);
export const countRow = z.object({ exam: catalogId, candidates: count, places: count, ...provenance });

export const closingRow = z.object({
  /** Slug; of all India where it is left out. */
  state: orNothing(catalogId),
  college: orNothing(catalogId),
  /** Of whom it is typical, where no college is named. */
  keepers: ids,
  courses: ids.pipe(z.array(catalogId).min(1)),
  category: z.enum(categories),
  round: z.enum(['first', 'last']),
  mark: percent,
  ...provenance,
});
export type ClosingRow = z.infer<typeof closingRow>;

export interface PriorFiles {
  boards: readonly z.infer<typeof boardRow>[];
  kinds: readonly z.infer<typeof kindRow>[];
  counts: readonly z.infer<typeof countRow>[];
  closings: readonly ClosingRow[];
}
