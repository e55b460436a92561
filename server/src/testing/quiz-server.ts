/** What the tests of the quiz share: a small catalog, where each quiz is asked for, how a sheet is sent. */
import { quizEntries, quizKeyFor } from '@disha/contract/quiz.keys';
import { banks } from '@disha/guidance/quizzes';
import type { Bank } from '@disha/guidance/types';
import { quizAttempts } from '../features/quiz/quiz.tables.ts';
import { sampleCourse, sampleExam } from './sample-catalog.ts';
import { testApp, type CallResult, type TestApp } from './test-app.ts';

export const { class10, pcm } = banks;

export function pathOf({ targetClass, stream }: Bank): string {
  const key = quizKeyFor(targetClass, stream);
  if (!key) throw new Error(`no quiz for ${targetClass} ${stream ?? ''}`);
  return `/quiz/${quizEntries[key].path}`;
}

export const quizCatalog = {
  courses: [
    sampleCourse(),
    sampleCourse({ id: 'bsc-physics', name: 'B.Sc. Physics', field: 'pure_sciences_research' }),
    sampleCourse({ id: 'btech-cse', name: 'B.Tech Computer Science', field: 'computer_it' }),
    sampleCourse({ id: 'mbbs', name: 'MBBS', stream: 'science_pcb', field: 'medicine' }),
  ],
  exams: [sampleExam()],
};

export interface QuizServer {
  server: TestApp;
  submit(bank: Bank, body: object, token?: string): Promise<CallResult>;
  send(bank: Bank, answers: unknown, more?: object, token?: string): Promise<CallResult>;
  /** How many attempts there are. */
  stored(): Promise<number>;
}

export async function quizServer(): Promise<QuizServer> {
  const server = await testApp({ catalog: quizCatalog });
  const submit: QuizServer['submit'] = (bank, body, token) => server.call('POST', `${pathOf(bank)}/submit`, { body, token });
  return {
    server,
    submit,
    send: (bank, answers, more = {}, token) => submit(bank, { quizId: bank.id, answers, ...more }, token),
    stored: async () => (await server.db.select({ id: quizAttempts.id }).from(quizAttempts)).length,
  };
}
