import type { Growth } from '../../taxonomy.ts';

export const texts = {
  'courses.listed': 'Courses',
  'courses.recommended': 'Recommended courses',
  'courses.shown': 'Course',
  'courses.notFound': 'Course not found',
  'courses.years': ({ years }: { years: number }) => (years === 1 ? '1 year' : `${years} years`),
  'courses.months': ({ months }: { months: number }) => (months === 1 ? '1 month' : `${months} months`),
  'courses.ofField': ({ field }: { field: string }) => `A main course of ${field}`,
  'courses.fromField': ({ field }: { field: string }) => `From ${field}, and open to you too`,
  'courses.afterDegree': 'begun after a degree',
  'courses.leadsTo': ({ job, growth, others }: { job: string; growth: Growth; others: number }) =>
    `leads to ${job} (${growth} growth)${others > 0 ? ` and ${others} more careers` : ''}`,
  'courses.taughtAt': ({ count, shown }: { count: number; shown: string }) =>
    count === 1 ? '1 college in our list teaches it' : `${shown} colleges in our list teach it`,
  'courses.wayIn': ({ exam, others }: { exam: string; others: number }) => `the way in is ${exam}${others > 0 ? ' or another exam' : ''}`,
  'courses.onMarks': 'admission on marks or by the college itself',
  'courses.reason': ({ parts }: { parts: string }) => `${parts}.`,
};
