/** How many want the places behind an exam, as written down in catalog/crowds.csv. */
import { z } from 'zod';
import { catalogId, filled, provenance } from '../catalog/catalog.ts';
import { certainties } from '../fees/fees.words.ts';

const count = z.coerce.number().int().min(1).max(100_000_000);

/** One line a known exam; sources are joined with `|`. */
export const crowdRow = z.object({
  exam: catalogId,
  /** The cycle the figures are of. */
  year: z.coerce.number().int().min(2000).max(2100),
  /** Who sat it, or registered where no source says how many sat. */
  candidates: count,
  /** Seats or posts. */
  places: count,
  /** Of these, in public colleges; an empty cell where no source says. */
  publicPlaces: z.union([z.literal('').transform(() => undefined), count]),
  sources: z
    .string()
    .transform((text) => text.split('|').filter((source) => source !== ''))
    .pipe(z.array(filled).min(1)),
  certainty: z.enum(certainties),
  asOf: provenance.shape.asOf,
});
export type CrowdRow = z.infer<typeof crowdRow>;
