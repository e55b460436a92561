/** Reads the facts under catalog/ and loads them into the database when they differ from what is there. */
import { collegeCourseRow, collegeRow, courseFile, examFile } from '@disha/contract/catalog-files';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { CatalogContent, CatalogRepository } from './catalog.repository.ts';
import { BadCsv, parseCsvObjects } from './csv.ts';
import type { CollegeDocument } from './documents.ts';

export class BadCatalog extends Error {}

const jsonFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(folder, name))
    : [];

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, where: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new BadCatalog(`${where}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not valid'}`);
}

function readJson<Schema extends z.ZodType<{ id: string }>>(folder: string, schema: Schema): z.output<Schema>[] {
  return jsonFiles(folder).map((file) => {
    const doc = check(schema, JSON.parse(readFileSync(file, 'utf8')), file);
    if (!file.endsWith(`${doc.id}.json`)) throw new BadCatalog(`${file}: holds the id ${doc.id}`);
    return doc;
  });
}

export function readCsv<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] {
  if (!existsSync(file)) return [];
  try {
    return parseCsvObjects(readFileSync(file, 'utf8')).map(({ record, line }) => check(schema, record, `${file}:${line}`));
  } catch (error) {
    throw error instanceof BadCsv ? new BadCatalog(`${file}:${error.line}: ${error.message}`) : error;
  }
}

/** A course's top colleges teach it, whether or not a register lists the pair. */
function coursesByCollege(
  pairs: z.output<typeof collegeCourseRow>[],
  courses: CatalogContent['courses'],
): Map<string, CollegeDocument['courses']> {
  const byCollege = new Map<string, CollegeDocument['courses']>();
  const seen = new Set<string>();
  const add = (collegeId: string, courseId: string, intake: number | null) => {
    const key = `${collegeId} ${courseId}`;
    if (seen.has(key)) return;
    seen.add(key);
    const list = byCollege.get(collegeId) ?? [];
    list.push({ courseId, intake });
    byCollege.set(collegeId, list);
  };
  for (const { collegeId, courseId, intake } of pairs) add(collegeId, courseId, intake === '' ? null : Number(intake));
  for (const course of courses) for (const collegeId of course.topColleges) add(collegeId, course.id, null);
  return byCollege;
}

/** The files as they are written, each row checked by itself. */
export interface CatalogFiles {
  courses: z.output<typeof courseFile>[];
  exams: z.output<typeof examFile>[];
  colleges: z.output<typeof collegeRow>[];
  pairs: z.output<typeof collegeCourseRow>[];
}

export function readCatalogFiles(folder: string): CatalogFiles {
  return {
    courses: readJson(join(folder, 'courses'), courseFile),
    exams: readJson(join(folder, 'exams'), examFile),
    colleges: readCsv(join(folder, 'colleges.csv'), collegeRow),
    pairs: readCsv(join(folder, 'college-courses.csv'), collegeCourseRow),
  };
}

export function contentOf({ courses, exams, colleges, pairs }: CatalogFiles): CatalogContent {
  const taught = coursesByCollege(pairs, courses);
  return { courses, exams, colleges: colleges.map((row) => ({ ...row, courses: taught.get(row.id) ?? [] })) };
}

export function readShippedCatalog(folder: string): CatalogContent {
  return contentOf(readCatalogFiles(folder));
}

export function shippedHash(folder: string): string {
  const hash = createHash('sha256');
  const files = [
    ...jsonFiles(join(folder, 'courses')),
    ...jsonFiles(join(folder, 'exams')),
    join(folder, 'colleges.csv'),
    join(folder, 'college-courses.csv'),
  ];
  for (const file of files.filter((name) => existsSync(name))) hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** True when the database had to be brought up to date. */
export async function loadShippedCatalog(folder: string, repository: CatalogRepository): Promise<boolean> {
  const hash = shippedHash(folder);
  if ((await repository.contentHash()) === hash) return false;
  await repository.replaceShipped(readShippedCatalog(folder), hash);
  return true;
}
