/** How exams are written down under catalog/: an authoring form, kept as it is in the table of the catalogs. */
import { z } from 'zod';
import { catalogId, filled, httpUrl, provenance } from './catalog.ts';
import { dateEvents, dateNotes, dateSessions, dateStatuses } from './exams.dates.ts';
import { say } from './say.ts';
import { entries, fields, months, states, streams } from './taxonomy.ts';

const day = z.iso.date();
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** year-session-event, a number behind it where there are two of a kind. */
export const dateId = z.string().regex(/^\d{4}-[a-z0-9]+-[a-z_]+(-\d)?$/);

export const examDateFile = z
  .strictObject({
    event: z.enum(dateEvents),
    session: z.enum(dateSessions).nullable(),
    from: z.union([day, month]),
    to: z.union([day, month]),
    status: z.enum(dateStatuses),
    year: z.number().int().min(2000).max(2100),
    note: z.enum(dateNotes).optional(),
    source: filled,
    /** What nobody has confirmed ships as a usual month only. */
    certainty: z.enum(['A', 'B', 'C']),
  })
  .refine(({ from, to }) => from.length === to.length && from <= to, { path: ['to'], error: say('exams.dateOrder') })
  .refine(({ status, from }) => (status === 'usual') === (from.length === 'YYYY-MM'.length), {
    path: ['from'],
    error: say('exams.dateForm'),
  })
  .refine(({ status, certainty }) => status === 'usual' || certainty !== 'C', { path: ['certainty'], error: say('exams.dateCertainty') });

export type ExamDateFile = z.infer<typeof examDateFile>;

/** catalog/exams/<id>.json */
export const examFile = z.strictObject({
  id: catalogId,
  name: filled.max(160),
  shortName: filled.max(40),
  description: filled,
  conductingBody: filled,
  level: z.enum(['national', 'state', 'university']),
  /** The state whose seats it fills; every exam of level "state" has one. */
  state: z.enum(states).optional(),
  /** When a student sits it. */
  entry: z.enum(entries),
  /** When else: a law test fills five-year seats after Class 12 and three-year ones after a degree. */
  otherEntries: z.array(z.enum(entries)).optional(),
  streams: z.array(z.enum(streams)).min(1),
  fields: z.array(z.enum(fields)).min(1),
  examMonth: z.enum(months),
  examMonths: z.array(z.enum(months)).min(1),
  /** By id, so that each can be corrected alone: `dates.2027-1-exam`. */
  dates: z.record(dateId, examDateFile).optional(),
  eligibility: filled,
  syllabus: z.array(filled).min(1),
  officialLink: httpUrl,
  /** A: read on the exam's page or in the press; B: two weaker sources; C: confirm on the official site. */
  verification: z.enum(['A', 'B', 'C']),
  note: filled.optional(),
  ...provenance.shape,
});
export type ExamFile = z.infer<typeof examFile>;
