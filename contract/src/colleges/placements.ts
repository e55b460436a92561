/** What became of those who left a college: its own figures, of those it counts. */
import { z } from 'zod';
import { catalogId, filled } from '../catalog/catalog.ts';
import { certainties } from '../fees/fees.words.ts';

const placementLevels = ['ug', 'pg'] as const;

const parts = {
  /** NIRF's name of the list for which it was declared: an institute may stand in several, with other figures in each. */
  list: filled.max(60),
  level: z.enum(placementLevels),
  /** How long the programmes take that are counted together. */
  years: z.coerce.number().int().min(1).max(6),
  /** Of those who left in this year. */
  year: z.string().regex(/^20\d\d-\d\d$/),
  source: filled.max(80),
  /** B: one copy of the list was read. */
  certainty: z.enum(certainties),
};

/** An empty cell is not known, and so is a nought: the lists print it for none and for not given alike. */
const cell = z.string().transform((text) => (text === '' ? null : Number(text)));
const counted = cell.pipe(z.number().int().positive().nullable());

/** One line of catalog/placements.csv. */
export const placementRow = z.object({ college: catalogId, ...parts, graduates: counted, placed: counted, pay: counted });
export type PlacementRow = z.infer<typeof placementRow>;

/** As answers tell it. It is in no order of pay, and nothing is sorted or compared by it. */
export const placement = z.object({
  ...parts,
  years: z.number().int(),
  /** Who finished in time. */
  graduates: z.number().int().nullable(),
  /** Who was placed through the institute; who studies on or found work alone is not among them. */
  placed: z.number().int().nullable(),
  /** Rupees a year, the median of those placed, over all branches of the level; null: not given. */
  pay: z.number().int().nullable(),
});
export type Placement = z.infer<typeof placement>;
