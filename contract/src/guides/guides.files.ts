/** How guides are written down under catalog/: an authoring form, kept as it is in the table of the catalogs. */
import { z } from 'zod';
import { catalogId, filled, provenance } from '../catalog/catalog.ts';
import { states } from '../taxonomy.ts';
import { guideTopics } from './guides.words.ts';

const https = z.url({ protocol: /^https$/ });
const certainty = z.enum(['A', 'B', 'C']);

export const guideSection = z.strictObject({
  title: filled.max(80),
  text: filled,
  /** What is told point by point. */
  items: z.array(filled).optional(),
});

/** Whom a guide may lead to. */
export const relatedTypes = ['courses', 'careers', 'exams', 'scholarships', 'guides'] as const;

/** Where a state gives its papers. C: known, and not opened; it is shown as such. */
export const statePortal = z.strictObject({
  state: z.enum(states),
  name: filled,
  link: https,
  /** "15" or "15-30", of the one paper whose time a source names. */
  days: z
    .string()
    .regex(/^\d+(-\d+)?$/)
    .optional(),
  daysFor: catalogId.optional(),
  certainty,
  source: filled,
});

/** catalog/guides/<id>.json */
export const guideFile = z.strictObject({
  id: catalogId,
  /** As a student asks. */
  name: filled.max(120),
  /** What else is typed for it, Hinglish and Hindi too. */
  otherNames: z.array(filled),
  topic: z.enum(guideTopics),
  /** Among those of its topic: 1 is asked by most and comes first. Those without one follow by their names. */
  place: z.number().int().positive().optional(),
  summary: filled.max(240),
  sections: z.array(guideSection).min(1),
  /** Said of this matter, and unconfirmed: the desk lists it, and no page shows it until somebody has. By its number. */
  toConfirm: z.record(z.string().regex(/^\d+$/), z.strictObject({ number: z.string().regex(/^\d+$/), text: filled, certainty })).optional(),
  /** By state. One guide holds the table, others name that guide. */
  portals: z.record(z.string().regex(/^[A-Z][A-Za-z ]+$/), statePortal).optional(),
  portalsOf: catalogId.optional(),
  related: z.array(z.strictObject({ type: z.enum(relatedTypes), id: catalogId })),
  officialLink: https.optional(),
  /** A: every statement was read in an official text or twice; B: some of them once. */
  certainty: z.enum(['A', 'B']),
  /** Where something in it is of one year. */
  goodUntil: z.iso.date().optional(),
  ...provenance.shape,
});
export type GuideFile = z.infer<typeof guideFile>;
