/** How exams are written down under catalog/: an authoring form, kept as it is in the table of the catalogs. */
import { z } from 'zod';
import { catalogId, filled, httpUrl, provenance } from '../catalog/catalog.ts';
import { dateEvents, dateNotes, dateSessions, dateStatuses } from './exams.dates.ts';
import { certainties } from '../fees/fees.words.ts';
import { examLanguages, feePayers, patternModes, purposes, examQualifications } from './exams.words.ts';
import { ruleLines } from '../path/rules.files.ts';
import { say } from '../say.ts';
import { entries, fields, months, states, streams } from '../taxonomy.ts';

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
    /** An unconfirmed date ships as a usual month only. */
    certainty: z.enum(certainties),
    /** The month in which this cycle's official page was read and said nothing; only for what is usual. */
    lookedAt: month.optional(),
    /** Where it is not as `goodUntilOf` tells. */
    goodUntil: day.optional(),
  })
  .refine(({ from, to }) => from.length === to.length && from <= to, { path: ['to'], error: say('exams.dateOrder') })
  .refine(({ status, from }) => (status === 'usual') === (from.length === 'YYYY-MM'.length), {
    path: ['from'],
    error: say('exams.dateForm'),
  })
  .refine(({ status, lookedAt }) => status === 'usual' || lookedAt === undefined, { path: ['lookedAt'], error: say('exams.lookedAt') })
  .refine(({ status, certainty }) => status === 'usual' || certainty !== 'C', { path: ['certainty'], error: say('exams.dateCertainty') });

export type ExamDateFile = z.infer<typeof examDateFile>;

/** What rests on a source of its own: body and year, and how sure it is. An unconfirmed fact closes, counts and sums nothing. */
const sourced = { source: filled, certainty: z.enum(certainties) };
const year = z.number().int().min(2000).max(2100);

/** What the form costs. Who pays what is in words of its own where the categories do not say it. */
export const examFee = z.strictObject({
  amounts: z.array(z.strictObject({ who: z.enum(feePayers), rupees: z.number().int().min(0).max(100_000) })),
  text: filled.optional(),
  year: year.optional(),
  ...sourced,
  goodUntil: day,
});

/** How it is sat; each only where it is the same for everybody. */
export const examPattern = z.strictObject({
  mode: z.enum(patternModes).optional(),
  minutes: z.number().int().min(1).max(3000).optional(),
  questions: z.number().int().min(1).max(2000).optional(),
  marks: z.number().int().min(1).max(5000).optional(),
  /** Whether marks are taken off for a wrong answer. */
  negative: z.boolean().optional(),
  /** How many languages it can be sat in stands in the text where these are too many to name. */
  languages: z.array(z.enum(examLanguages)).optional(),
  text: filled.optional(),
  ...sourced,
});

/** In whole and half years; on the day `on` ('MM-DD', or a day of one year). Relaxations are words: not all of them are about a number. */
export const examAge = z
  .strictObject({
    min: z.number().min(5).max(70).optional(),
    max: z.number().min(5).max(70).optional(),
    note: filled.optional(),
    on: z.union([day, z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)]).optional(),
    ...sourced,
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, { path: ['max'], error: say('exams.ageOrder') });

/** The month of the source that was read, of each group of facts; a group not read has none. */
export const examChecked = z.strictObject({
  dates: month.optional(),
  fee: month.optional(),
  pattern: month.optional(),
  eligibility: month.optional(),
});

/** catalog/exams/<id>.json */
export const examFile = z.strictObject({
  id: catalogId,
  name: filled.max(160),
  shortName: filled.max(40),
  description: filled,
  conductingBody: filled,
  level: z.enum(['national', 'state', 'university']),
  /** What it is for, mainly; left out, as in what was added before there was a choice: for admission. */
  purpose: z.enum(purposes).optional(),
  alsoFor: z.array(z.enum(purposes)).optional(),
  /** The state whose seats it fills; every exam of level "state" has one. */
  state: z.enum(states).optional(),
  /** When a student sits it. */
  entry: z.enum(entries),
  /** When else: a law test fills five-year seats after Class 12 and three-year ones after a degree. */
  otherEntries: z.array(z.enum(entries)).optional(),
  streams: z.array(z.enum(streams)).min(1),
  fields: z.array(z.enum(fields)).min(1),
  /** None where posts are filled whenever there are vacancies. */
  examMonth: z.enum(months).optional(),
  examMonths: z.array(z.enum(months)),
  /** By id, so that each can be corrected alone: `dates.2027-1-exam`. */
  dates: z.record(dateId, examDateFile).optional(),
  eligibility: filled,
  /** The least schooling that opens it. */
  qualification: z.enum(examQualifications).optional(),
  age: examAge.optional(),
  /** How often somebody may sit it. */
  attempts: filled.optional(),
  /** The steps of being chosen, in their order. */
  selection: z.array(filled).optional(),
  posts: filled.optional(),
  pay: filled.optional(),
  fee: examFee.optional(),
  pattern: examPattern.optional(),
  checked: examChecked.optional(),
  syllabus: z.array(filled).min(1),
  officialLink: httpUrl,
  /** A: read on the exam's page or in the press; B: two weaker sources; C: confirm on the official site. */
  verification: z.enum(certainties),
  note: filled.optional(),
  /** Who may sit it; what ships stands in catalog/rules. */
  rules: ruleLines.optional(),
  ...provenance.shape,
});
export type ExamFile = z.infer<typeof examFile>;
