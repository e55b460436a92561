/** What the tests of the quiz share: a small catalog, where each quiz is asked for, how a sheet is sent. */
import { quizzes } from '@disha/guidance/quizzes';
import type { Bank, WholeId } from '@disha/guidance/types';
import { wholeOf } from '@disha/guidance/words/words';
import { quizAttempts } from '../features/quiz/quiz.tables.ts';
import { sampleCourse, sampleExam } from './sample-catalog.ts';
import { testApp, type CallResult, type TestApp } from './test-app.ts';

export const [class10, pcm] = quizzes as [Bank, Bank];

const paths: Record<WholeId, string> = {
  'class10-v1': '/quiz/class10',
  'class12-pcm-v1': '/quiz/class12/pcm',
  'class12-pcb-v1': '/quiz/class12/pcb',
  'class12-commerce-v1': '/quiz/class12/commerce',
  'class12-arts-v1': '/quiz/class12/arts',
};
export const pathOf = (bank: Bank): string => paths[wholeOf(bank)];

export const quizCatalog = {
  courses: [
    sampleCourse(),
    sampleCourse({ id: 'bsc-physics', name: 'B.Sc. Physics', field: 'pure_sciences_research' }),
    sampleCourse({ id: 'btech-cse', name: 'B.Tech Computer Science', field: 'computer_it' }),
    sampleCourse({ id: 'mbbs', name: 'MBBS', stream: 'science_pcb', field: 'medicine' }),
  ],
  exams: [sampleExam()],
};

export interface QuizRoom {
  server: TestApp;
  submit(bank: Bank, body: object, token?: string): Promise<CallResult>;
  send(bank: Bank, answers: unknown, more?: object, token?: string): Promise<CallResult>;
  /** How many attempts there are. */
  stored(): Promise<number>;
}

export async function quizRoom(): Promise<QuizRoom> {
  const server = await testApp({ catalog: quizCatalog });
  const submit: QuizRoom['submit'] = (bank, body, token) => server.call('POST', `${pathOf(bank)}/submit`, { body, token });
  return {
    server,
    submit,
    send: (bank, answers, more = {}, token) => submit(bank, { quizId: bank.id, answers, ...more }, token),
    stored: async () => (await server.db.select({ id: quizAttempts.id }).from(quizAttempts)).length,
  };
}
