/** The book of the catalog that ships. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareerFile } from '@disha/contract/careers.files';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamFile } from '@disha/contract/exams.files';
import type { StateFile } from '@disha/contract/states.files';
import { entryAfter } from '@disha/contract/taxonomy';
import { buildBook } from '../book.ts';
import { parseRuleLines } from '../lines.ts';
import { kinRow, ladderRow, leadRow } from '@disha/contract/counsel.files';
import { prerequisiteRow } from '@disha/contract/prerequisites.files';
import { realPriors } from './real-priors.ts';
import { catalogFolder, readCsvRows } from './rows.ts';

export const files = <T>(kind: string) =>
  readdirSync(join(catalogFolder, kind))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(catalogFolder, kind, name), 'utf8')) as T);

export const courses = files<CourseFile>('courses');
export const examFiles = files<ExamFile>('exams');
export const careers = files<CareerFile>('careers');
export const stateFiles = files<StateFile>('states');
export const ruleTables = {
  courses: parseRuleLines(readFileSync(join(catalogFolder, 'rules', 'courses.csv'), 'utf8')),
  exams: parseRuleLines(readFileSync(join(catalogFolder, 'rules', 'exams.csv'), 'utf8')),
};

const counsel = {
  leads: readCsvRows('counsel/leads.csv').map((row) => leadRow.parse(row)),
  kin: readCsvRows('counsel/kin.csv').map((row) => kinRow.parse(row)),
  ladder: readCsvRows('counsel/ladder.csv').map((row) => ladderRow.parse(row)),
  prerequisites: readCsvRows('admissions/prerequisites.csv').map((row) => prerequisiteRow.parse(row)),
};

export const realBook = {
  ...buildBook({
    courses: courses.map(({ id, field, otherFields, sources, level, duration, eligibility }) => ({
      ...{ id, fields: [field, ...otherFields], sources, level, duration },
      entries: [entryAfter(eligibility.minimumClass)],
      exams: eligibility.entranceExams,
    })),
    exams: examFiles.map((exam) => ({ ...exam, entries: [exam.entry, ...(exam.otherEntries ?? [])] })),
    careers,
    rules: ruleTables,
    ...{ states: stateFiles, counsel },
  }),
  priors: realPriors,
};
