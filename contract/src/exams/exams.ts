import { z } from 'zod';
import { anyId, catalogId, oneOfValues, counted, listQuery, oneOf, pagination, provenance } from '../catalog/catalog.ts';
import { describeCatalog, reservedIds } from '../catalog/catalog.descriptor.ts';
import { examCard } from './exams.card.ts';
import { goodUntilOf } from './exams.dates.ts';
import {
  dateId,
  examAge,
  examChecked,
  examDateFile,
  examFee,
  examFile,
  examPattern,
  type ExamDateFile,
  type ExamFile,
} from './exams.files.ts';
import { reasons } from '../desk/reasons.ts';
import { endpoints } from '../http/endpoint.ts';
import { say } from '../say.ts';
import { examList } from './exams.list.ts';
import { purposes, examQualifications } from './exams.words.ts';
import { examYearEndpoints } from './exams.year.ts';
import { entries, months, states, streams } from '../taxonomy.ts';
import type { TextsOf } from '../catalog/translated.ts';

export const exam = examCard.extend({
  verification: z.enum(['A', 'B', 'C']),
  /** Its year: announced days, last year's days, usual months. None where no source knows. */
  dates: z.array(z.object({ id: dateId, ...examDateFile.shape })),
  note: z.string().nullable(),
  /** The least schooling that opens it; this and what follows is absent where no source says it. */
  qualification: z.enum(examQualifications).optional(),
  age: examAge.optional(),
  attempts: z.string().optional(),
  selection: z.array(z.string()).optional(),
  posts: z.string().optional(),
  pay: z.string().optional(),
  fee: examFee.optional(),
  pattern: examPattern.optional(),
  /** The month of the source read, of each group of facts. */
  checked: examChecked.optional(),
  /** Courses this exam opens. */
  courses: z.array(z.object({ courseId: catalogId, name: z.string() })),
  ...provenance.shape,
});
export type Exam = z.infer<typeof exam>;

export const examListQuery = z.object({
  /** Without an order: the best match first when something is searched, else by name. */
  ...listQuery(examList),
  stream: oneOfValues(streams, say('stream.oneOf', { values: streams.join(', ') })),
  month: oneOfValues(months, say('value.month', { name: 'month' })),
  entry: oneOfValues(entries, oneOf('entry', entries)),
  purpose: oneOfValues(purposes, oneOf('purpose', purposes)),
  /** A state's own; those for all India have none. */
  state: oneOfValues(states, oneOf('state', states)),
});

/**
 * What `GET /exams/:id` told can be sent back: its dates as a list, each with the id it stands under and until when it is good, and
 * `null` for no note.
 */
const shownDate = z.object({ id: dateId, ...examDateFile.shape });
const sentDates = z
  .array(shownDate)
  .max(200)
  .transform((dates) => Object.fromEntries(dates.map(({ id, ...date }): [string, ExamDateFile] => [id, asWritten(date, dates)])))
  .pipe(z.record(dateId, examDateFile));
const sentBack = { dates: z.union([sentDates, examFile.shape.dates]), note: examFile.shape.note.nullable() };

function asWritten({ goodUntil, ...date }: ExamDateFile, all: readonly ExamDateFile[]): ExamDateFile {
  return goodUntil === undefined || goodUntil === goodUntilOf(date, all) ? date : { ...date, goodUntil };
}

/** An operator writes an exam as the catalog files do; the id comes from the path on update. */
const newId = catalogId.refine((id) => isFree(id), { error: ({ input }) => say('id.taken', { id: String(input) }) });
/** Everything else calls it `_id`; both are taken, as long as they agree. */
export const examWrite = examFile
  // Rules are corrected at the desk, which reads them.
  .omit({ rules: true })
  .extend({ id: newId.optional(), _id: newId.optional(), ...sentBack, ...reasons })
  .strip()
  .refine(({ id, _id }) => id !== undefined || _id !== undefined, { path: ['id'], error: say('value.required', { name: 'id' }) })
  .refine(({ id, _id }) => id === undefined || _id === undefined || id === _id, { path: ['_id'], error: say('id.differ') })
  .transform(({ id, _id, note, ...rest }) => ({ ...rest, id: (id ?? _id) as string, ...(note === null ? {} : { note }) }));
export const examUpdate = examFile
  .omit({ id: true, rules: true })
  .partial()
  .extend({ dates: sentBack.dates.optional(), note: sentBack.note.optional(), ...reasons })
  .strip();

export const examsEndpoints = endpoints({
  ...examYearEndpoints,
  'GET /exams': {
    summary: 'Exams, filtered and sorted',
    access: 'anyone',
    query: examListQuery,
    data: z.object({ exams: z.array(examCard), pagination }),
  },
  'GET /exams/filters': {
    summary: 'Streams that have exams; what exams are for and whose they are, with how many',
    access: 'anyone',
    data: z.object({ streams: z.array(z.enum(streams)), purposes: counted(z.enum(purposes)), states: counted(z.enum(states)) }),
  },
  'GET /exams/stats': {
    summary: 'Counts by stream and month',
    access: 'anyone',
    data: z.object({
      total: z.number().int(),
      byStream: z.array(z.object({ stream: z.enum(streams), count: z.number().int() })),
      byMonth: z.array(z.object({ month: z.enum(months), count: z.number().int() })),
    }),
  },
  'GET /exams/:id': { summary: 'One exam', access: 'anyone', params: anyId, data: z.object({ exam }) },
  'POST /exams': {
    summary: 'Add an exam',
    access: 'editor',
    byOperatorsToken: true,
    body: examWrite,
    data: z.object({ exam }),
    status: 201,
  },
  'PUT /exams/:id': {
    summary: 'Change an exam',
    access: 'editor',
    byOperatorsToken: true,
    params: anyId,
    body: examUpdate,
    data: z.object({ exam }),
  },
  'DELETE /exams/:id': {
    summary: 'Remove an exam',
    access: 'editor',
    byOperatorsToken: true,
    params: anyId,
    body: z.object(reasons),
    data: z.object({}),
  },
});

function isFree(id: string): boolean {
  return !reservedIds({ name: 'exams', endpoints: examsEndpoints }).has(id);
}

export const examsCatalog = describeCatalog({
  name: 'exams',
  item: 'exam',
  document: examFile,
  translated: {
    name: true,
    shortName: null,
    description: true,
    conductingBody: true,
    eligibility: true,
    syllabus: [true],
    note: true,
    age: { note: true },
    attempts: true,
    selection: [true],
    posts: true,
    pay: true,
    fee: { text: true },
    pattern: { text: true },
  } satisfies TextsOf<ExamFile>,
  heldById: { dates: { parts: ['year', 'session', 'event'], none: 'main' } },
  card: examCard,
  detail: exam,
  listQuery: examListQuery,
  bookmark: examCard,
  found: examCard.pick({ _id: true, name: true, shortName: true, examMonths: true, purpose: true }),
  endpoints: examsEndpoints,
});
