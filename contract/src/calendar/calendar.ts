/** The year of somebody's own exams, and the private address under which their calendar follows them. */
import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import { endpoints } from '../http/endpoint.ts';
import { dateId, examDateFile } from '../exams/exams.files.ts';
import { limits } from '../limits.ts';
import { say } from '../say.ts';

export const datedExam = z.object({
  _id: catalogId,
  name: z.string(),
  shortName: z.string(),
  officialLink: z.string(),
  /** As the exam itself has them; none where no source knows. */
  dates: z.array(z.object({ id: dateId, ...examDateFile.shape })),
});
export type DatedExamCard = z.infer<typeof datedExam>;

/** "nda,jee-main": each once. */
const examIds = z
  .string(say('calendar.choose', { max: limits.calendarExams }))
  .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
  .refine((ids) => ids.length > 0 && ids.length <= limits.calendarExams, say('calendar.choose', { max: limits.calendarExams }));

/** Since when there is one; null where there is none. Stored as a hash only, so it cannot be read again. */
const kept = z.object({ since: z.iso.datetime().nullable() });

export const calendarEndpoints = endpoints({
  'GET /calendar': {
    summary: 'Exams with the dates of their year, those asked for',
    access: 'anyone',
    query: z.object({ exams: examIds }),
    data: z.object({
      exams: z.array(datedExam),
      /** Asked for, but in no catalog any more. */
      unknown: z.array(z.string()),
    }),
  },
  'GET /calendar/address': { summary: 'Whether there is a private calendar address', access: 'student', data: kept },
  'POST /calendar/address': {
    summary: 'A new private calendar address that follows the bookmarks; the one before ends',
    access: 'student',
    data: z.object({ address: z.string(), since: z.iso.datetime() }),
    status: 201,
  },
  'DELETE /calendar/address': { summary: 'End the private calendar address', access: 'student', data: kept },
});
