/** A year of all exams in short, for those who keep it: what is announced, expected, known of the year before only, or missing. */
import { z } from 'zod';
import { dateEvents, dateSessions } from './exams.dates.ts';
import { endpoints } from '../http/endpoint.ts';
import { say } from '../say.ts';

export const yearStatuses = ['announced', 'expected', 'last_year', 'missing'] as const;

const year = z
  .string()
  .regex(/^20\d\d$/, say('value.between', { name: 'year', min: 2000, max: 2099 }))
  .transform(Number)
  .optional();

export const examYearEndpoints = endpoints({
  'GET /desk/year': {
    summary:
      'The year of every exam: per event what is announced, expected, last year’s or missing; the coming year unless another is asked for',
    access: 'editor',
    query: z.object({ year }),
    data: z.object({
      year: z.number().int(),
      exams: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          events: z.array(
            z.object({
              event: z.enum(dateEvents),
              session: z.enum(dateSessions).nullable(),
              status: z.enum(yearStatuses),
              /** Days of what is announced and of last year, months of what is expected, null where nothing is known. */
              from: z.string().nullable(),
              to: z.string().nullable(),
              /** The field at the desk that says it; null where there is none yet. */
              field: z.string().nullable(),
              /** "2026-11" */
              checked: z.string(),
            }),
          ),
        }),
      ),
    }),
  },
});

export type YearExam = z.infer<(typeof examYearEndpoints)['GET /desk/year']['data']>['exams'][number];
export type YearEvent = YearExam['events'][number];
