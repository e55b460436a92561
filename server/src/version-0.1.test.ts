/**
 * A backup that version 0.1 made (commit 06fcc4a), of three students, a small catalog and what an operator changed in it,
 * and beside it what that version answered them. It restores, and everybody finds their things as they left them.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AttemptInfo, QuizResult } from '@disha/contract/quiz';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPool } from './db/connect.ts';
import { checkBackup, restoreInto } from './db/restore.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

interface Student {
  email: string;
  password: string;
  token: string;
  profile: { user: { name: string } };
  /** Ids of what was kept, newest first. */
  bookmarks: Record<'courses' | 'colleges' | 'exams', string[]>;
  attempts: AttemptInfo[];
  /** As they were shown; of the courses the ids. */
  results: (Omit<QuizResult, 'courses'> & { courses: { courses: string[]; totalCourses: number } })[];
}

const fixture = (name: string) => fileURLToPath(new URL(`./testing/fixtures/${name}`, import.meta.url));
const { madeAt, students } = JSON.parse(readFileSync(fixture('version-0.1.answers.json'), 'utf8')) as {
  madeAt: string;
  students: Student[];
};

const database = `restore_${randomBytes(6).toString('hex')}`;
const connection: pg.ClientConfig = { ...inject('postgres'), database };
const asOwner = async (statement: string) => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
};

let server: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  await asOwner(`create database ${database}`);
  const file = fixture('version-0.1.backup.gz');
  await restoreInto(connection, file, await checkBackup(file), 'here');
  const { pool, db } = openPool(connection);
  close = () => pool.end();
  // The next morning, by the clock of those days: sessions last a month.
  const now = () => new Date(Date.parse(madeAt) + 12 * 60 * 60 * 1000);
  server = await testApp({ database: { pool, db, connection }, parts: { now } });
});
afterAll(async () => {
  await close();
  await asOwner(`drop database ${database} with (force)`);
});

describe.each(students)('$email', ({ email, password, token, profile, bookmarks, attempts, results }) => {
  const get = async (path: string) => (await server.call('GET', path, { token })).body.data;

  it('is still signed in, and can sign in', async () => {
    expect((await get('/auth/profile')).user).toMatchObject(profile.user);
    expect((await server.call('POST', '/auth/login', { body: { email, password } })).status).toBe(200);
  });

  it('has the same bookmarks', async () => {
    const kept = (await get('/bookmarks')).bookmarks as Record<string, { _id: string }[]>;
    expect(Object.fromEntries(Object.entries(kept).map(([type, items]) => [type, items.map(({ _id }) => _id)]))).toMatchObject(bookmarks);
  });

  it('reads every result of the quiz as before, to the byte', async () => {
    expect(JSON.stringify((await get('/quiz/attempts')).attempts)).toBe(JSON.stringify(attempts));
    for (const expected of results) {
      // What a result has gained since stands beside what it said.
      const { careers, interests, notes, tryThis, ...result } = (await get(`/quiz/attempts/${expected.attemptId}`)).result;
      expect(careers).toBeInstanceOf(Array);
      expect(notes).toBeInstanceOf(Array);
      expect(tryThis).toEqual([]);
      expect(Object.keys(interests)).toHaveLength(6);
      const courses = { ...result.courses, courses: result.courses.courses.map(({ _id }: { _id: string }) => _id) };
      expect(JSON.stringify({ ...result, courses })).toBe(JSON.stringify(expected));
    }
  });

  it('takes them away in words', async () => {
    const { quizAttempts } = (await get('/auth/export')).export;
    expect(quizAttempts).toHaveLength(results.length);
    for (const { id, answers, result } of quizAttempts) {
      expect(result.bandNote).toBe(results.find(({ attemptId }) => attemptId === id)?.bandNote);
      expect(answers.every((answer: string) => answer.length > 1)).toBe(true);
    }
  });
});

it('a sheet that was sent in those days and is sent again is still the same attempt', async () => {
  const { rows } = await server.pool.query<{ id: string; user_id: string; quiz_id: string; answers: string[] }>(
    `select id, user_id, quiz_id, answers from quiz_attempts where quiz_id = 'class10-v1' limit 1`,
  );
  const [row] = rows;
  const { token } = students.find(({ attempts }) => attempts.some(({ id }) => id === row?.id)) as Student;
  const body = { quizId: row?.quiz_id, answers: row?.answers, attemptId: row?.id };
  expect((await server.call('POST', '/quiz/class10/submit', { token, body })).body.data.attemptId).toBe(row?.id);
});

it('what the operator wrote is there', async () => {
  expect((await server.call('GET', '/exams/district-design-test')).body.data.exam).toMatchObject({ shortName: 'DDT' });
  expect((await server.call('GET', '/exams/jee-main')).body.data.exam.conductingBody).toBe('National Testing Agency (corrected)');
});
