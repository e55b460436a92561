/** How catalog/admissions/prerequisites.csv says what must be done before a test, a course or a counselling. */
import { z } from 'zod';
import { catalogId, filled } from '../catalog/catalog.ts';
import { certainties } from '../fees/fees.words.ts';
import { prerequisiteKinds, prerequisiteOf } from './channels.words.ts';

const [month, day] = ['(0[1-9]|1[0-2])', '(0[1-9]|[12]\\d|3[01])'];
/**
 * By when: days of the year, a month or months, months before the sitting (`-4m`), `form` (in the form itself), `result` (after the
 * result); empty where nothing is known.
 */
const date = `${month}-${day}`;
const when = new RegExp(`^(form|result|-\\d+m(\\.\\.-\\d+m)?|${date}( ${date})*|${date}\\.\\.${date}|${month}(\\.\\.${month})?)?$`);

export const prerequisiteRow = z.object({
  /** An exam or a course of the catalog, or what a counselling, a registration or a paper is called. */
  before: catalogId,
  of: z.enum(prerequisiteOf),
  /** In plain English. */
  needs: filled,
  kind: z.enum(prerequisiteKinds),
  when: z.string().regex(when),
  note: z.string(),
  source: filled,
  certainty: z.enum(certainties),
});
export type PrerequisiteRow = z.infer<typeof prerequisiteRow>;
