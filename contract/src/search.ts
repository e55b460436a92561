import { z } from 'zod';
import { collegeCard } from './colleges.ts';
import { courseCard } from './courses.ts';
import { endpoints } from './endpoint.ts';
import { examCard } from './exams.ts';

const total = z.number().int();

/** A few of each catalog; `total` is how many its own page would list for the same words. */
export const searchGroup = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('courses'),
    total,
    items: z.array(courseCard.pick({ _id: true, name: true, shortName: true, level: true, duration: true })),
  }),
  z.object({
    type: z.literal('colleges'),
    total,
    items: z.array(collegeCard.pick({ _id: true, name: true, shortName: true, location: true })),
  }),
  z.object({
    type: z.literal('exams'),
    total,
    items: z.array(examCard.pick({ _id: true, name: true, shortName: true, examMonths: true })),
  }),
]);
export type SearchGroup = z.infer<typeof searchGroup>;

export const searchEndpoints = endpoints({
  'GET /search': {
    summary: 'Courses, colleges and exams for the same words; the group that fits best comes first, empty ones are left out',
    access: 'anyone',
    query: z.object({ q: z.string().max(200, 'q cannot exceed 200 characters').optional() }),
    data: z.object({ groups: z.array(searchGroup) }),
  },
});
