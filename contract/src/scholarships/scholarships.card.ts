import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import { scholarshipFile } from './scholarships.files.ts';
import { states } from '../taxonomy.ts';

/** There are few, and each is read whole before it is any use: a card holds everything. */
export const scholarship = z.object({
  _id: catalogId,
  ...scholarshipFile.omit({ id: true, otherNames: true }).shape,
  /** Guides to the papers that its conditions ask for: ids. */
  papers: z.array(catalogId),
  /** The state that gives it; absent for central ones. */
  state: z.enum(states).optional(),
});
export type Scholarship = z.infer<typeof scholarship>;
/** As a list reads it: where it is from stands on its own page. */
export type ScholarshipCard = Omit<Scholarship, 'sources'>;
