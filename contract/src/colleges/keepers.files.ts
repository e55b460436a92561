/** How it is written down under catalog/keepers/ who keeps a college. */
import { z } from 'zod';
import { catalogId, filled, provenance } from '../catalog/catalog.ts';
import { keeperBases, keepers } from './keepers.words.ts';
import { certainties } from '../fees/fees.words.ts';
import { collegeTypes } from '../taxonomy.ts';
import { managements } from './colleges.words.ts';

const list = z.string().transform((text) => text.split('|').filter((item) => item !== ''));

const keeper = z.enum(keepers);
const basis = z.enum(keeperBases);
const certainty = z.enum(certainties);

/** One line of catalog/keepers/colleges.csv. */
export const keeperRow = z.object({
  college: catalogId,
  keeper,
  basis,
  sources: list.pipe(z.array(filled).min(1)),
  certainty,
  asOf: provenance.shape.asOf,
});
export type KeeperRow = z.infer<typeof keeperRow>;

/** One line of catalog/keepers/rules.csv: colleges that a list or their names tell alike. The first that fits holds. */
export const keeperRule = z.object({
  keeper,
  type: list.pipe(z.array(z.enum(collegeTypes)).min(1)),
  /** Empty: where no list says who runs it. */
  management: z.enum([...managements, '']),
  /** Any of these must be among the college's sources, and is the source. */
  lists: list,
  /** Words, any of which its name must have. */
  name: list,
  basis,
  certainty,
});
export type KeeperRule = z.infer<typeof keeperRule>;
