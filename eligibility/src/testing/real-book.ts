/** The book of the catalog that ships. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareerFile } from '@disha/contract/careers.files';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamFile } from '@disha/contract/exams.files';
import type { StateFile } from '@disha/contract/states.files';
import { entryAfter } from '@disha/contract/taxonomy';
import { bookOf } from '../book.ts';
import { linesOf } from '../lines.ts';
import { catalog } from './rows.ts';

export const files = <T>(kind: string) =>
  readdirSync(join(catalog, kind))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(catalog, kind, name), 'utf8')) as T);

export const courses = files<CourseFile>('courses');
export const exams = files<ExamFile>('exams');
export const careers = files<CareerFile>('careers');
export const states = files<StateFile>('states');
export const rules = {
  courses: linesOf(readFileSync(join(catalog, 'rules', 'courses.csv'), 'utf8')),
  exams: linesOf(readFileSync(join(catalog, 'rules', 'exams.csv'), 'utf8')),
};

export const realBook = bookOf({
  courses: courses.map(({ id, field, otherFields, sources, level, duration, eligibility }) => ({
    ...{ id, fields: [field, ...otherFields], sources, level, duration },
    entries: [entryAfter(eligibility.minimumClass)],
    exams: eligibility.entranceExams,
  })),
  exams: exams.map((exam) => ({ ...exam, entries: [exam.entry, ...(exam.otherEntries ?? [])] })),
  careers,
  rules,
  states,
});
