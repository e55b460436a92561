import { z } from 'zod';
import { careerSectors } from './careers.words.ts';
import { catalogId } from '../catalog/catalog.ts';
import { entries, fields } from '../taxonomy.ts';

/** What a card shows; the rest is in the detail. */
export const careerCard = z.object({
  _id: catalogId,
  name: z.string(),
  summary: z.string(),
  /** Up to three letters, the strongest first: "ICR". */
  interests: z.string(),
  fields: z.array(z.enum(fields)),
  sectors: z.array(z.enum(careerSectors)),
  /** When a road to it begins: with the first course or exam of each. */
  entries: z.array(z.enum(entries)).optional(),
});
export type CareerCard = z.infer<typeof careerCard>;
