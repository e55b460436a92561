/** How the facts about the states are written down under catalog/states/. */
import { z } from 'zod';
import { admissionGroups, admissionParts, admissionWays } from './admission-groups.ts';
import { catalogId, provenance } from '../catalog/catalog.ts';
import { states } from '../taxonomy.ts';
import type { TextsOf } from '../catalog/translated.ts';

const text = z.string().trim().min(1);

/** One way into one group of courses; a group may have several. */
export const stateRoute = z.strictObject({
  group: z.enum(admissionGroups),
  /** Which test or marks, and who gives out the seats, in plain English. "Not known" is an answer, a guess is none. */
  how: text.max(300),
  /** Id of catalog/exams. */
  examId: catalogId.optional(),
  /** What the words say, as far as a plan needs it: by what each part of the group is filled. */
  gates: z.partialRecord(z.enum(admissionParts), z.enum(admissionWays)).optional(),
  portal: z.strictObject({ name: text.max(80), link: z.url({ protocol: /^https$/ }) }).optional(),
  note: text.max(300).optional(),
  source: text.max(160),
});

/** catalog/states/<slug>.json: how this state admits. */
export const stateFile = z.strictObject({
  name: z.enum(states),
  slug: catalogId,
  routes: z.array(stateRoute).min(1),
  ...provenance.shape,
});
export type StateFile = z.infer<typeof stateFile>;

/** What every language says of it in words of its own. */
export const stateTexts = { name: true, routes: [{ how: true, note: true, portal: { name: true } }] } satisfies TextsOf<StateFile>;
