/** How the facts about the states are written down under catalog/states/. */
import { z } from 'zod';
import { admissionGroups, admissionParts, admissionWays } from './admission-groups.ts';
import { catalogId, provenance } from '../catalog/catalog.ts';
import { states } from '../taxonomy.ts';
import type { TextsOf } from '../catalog/translated.ts';

const text = z.string().trim().min(1);

const portal = z.strictObject({ name: text.max(80), link: z.url({ protocol: /^https$/ }) });

/** One way into one group of courses; a group may have several. */
export const stateRoute = z.strictObject({
  group: z.enum(admissionGroups),
  /** Which test or marks, and who gives out the seats, in plain English. "Not known" is an answer, a guess is none. */
  how: text.max(300),
  /** Id of catalog/exams. */
  examId: catalogId.optional(),
  /** What the words say, as far as a plan needs it: by what each part of the group is filled. */
  gates: z.partialRecord(z.enum(admissionParts), z.enum(admissionWays)).optional(),
  portal: portal.optional(),
  note: text.max(300).optional(),
  source: text.max(160),
});

/** Help with the fees: where it is asked for, and the main scheme after Class 10. */
const stateHelp = z.strictObject({
  /** The main one first. An empty list is an answer: none is known to us. */
  portals: z.array(portal),
  /** For whom and about how much, in plain English. */
  how: text.max(300),
  /** This year's window where it was read; else the last one, or that it is not known. */
  when: text.max(200),
  /** Ids of catalog/scholarships: the state's own, else those of all India that are given through it. */
  schemes: z.array(catalogId).min(1),
  source: text.max(160),
});
export type StateHelp = z.infer<typeof stateHelp>;

/** catalog/states/<slug>.json: how this state admits. */
export const stateFile = z.strictObject({
  name: z.enum(states),
  slug: catalogId,
  routes: z.array(stateRoute).min(1),
  help: stateHelp,
  ...provenance.shape,
});
export type StateFile = z.infer<typeof stateFile>;

/** What every language says of it in words of its own. */
export const stateTexts = {
  name: true,
  routes: [{ how: true, note: true, portal: { name: true } }],
  help: { portals: [{ name: true }], how: true, when: true },
} satisfies TextsOf<StateFile>;
