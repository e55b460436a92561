import { z } from 'zod';
import { anyId, catalogId, pageQuery, pagination, provenance, searchText, sortOrder } from './catalog.ts';
import { examFile } from './catalog-files.ts';
import { reasons } from './reasons.ts';
import { endpoints } from './endpoint.ts';
import { limits } from './limits.ts';
import { fields, months, streams } from './taxonomy.ts';

export const examCard = z.object({
  _id: catalogId,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  conductingBody: z.string(),
  level: z.enum(['national', 'state', 'university']),
  entry: z.enum(['after 10', 'after 12', 'after graduation']),
  streams: z.array(z.enum(streams)),
  fields: z.array(z.enum(fields)),
  examMonth: z.enum(months),
  examMonths: z.array(z.enum(months)),
  eligibility: z.string(),
  syllabus: z.array(z.string()),
  officialLink: z.string(),
});
export type ExamCard = z.infer<typeof examCard>;

export const exam = examCard.extend({
  verification: z.enum(['A', 'B', 'C']),
  note: z.string().nullable(),
  /** Courses this exam opens. */
  courses: z.array(z.object({ courseId: catalogId, name: z.string() })),
  ...provenance.shape,
});
export type Exam = z.infer<typeof exam>;

export const examListQuery = z.object({
  search: searchText,
  stream: z.enum(streams, 'Stream must be one of: science_pcm, science_pcb, commerce, arts').optional(),
  /** Left out: the best match first when something is searched, else by name. */
  sortBy: z.enum(['name', 'streams'], 'sortBy must be one of: name, streams').optional(),
  sortOrder,
  ...pageQuery(limits.listLimit),
});

/** An operator writes an exam as the catalog files do; the id comes from the path on update. */
export const examWrite = examFile.strip();
export const examUpdate = examFile.omit({ id: true }).partial().strip();

export const examsEndpoints = endpoints({
  'GET /exams': {
    summary: 'Exams, filtered and sorted',
    access: 'anyone',
    query: examListQuery,
    data: z.object({ exams: z.array(examCard), pagination }),
  },
  'GET /exams/filters': { summary: 'Streams that have exams', access: 'anyone', data: z.object({ streams: z.array(z.enum(streams)) }) },
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
  'POST /exams': { summary: 'Add an exam', access: 'admin', body: examWrite.extend(reasons), data: z.object({ exam }), status: 201 },
  'PUT /exams/:id': {
    summary: 'Change an exam',
    access: 'admin',
    params: anyId,
    body: examUpdate.extend(reasons),
    data: z.object({ exam }),
  },
  'DELETE /exams/:id': {
    summary: 'Remove an exam',
    access: 'admin',
    params: anyId,
    body: z.object(reasons),
    data: z.object({}),
  },
});
