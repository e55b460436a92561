/** The public entry: the five quizzes, what the browser sees of them, and the result of a sheet of answers. */
import type { Stream } from '@disha/contract/taxonomy';
import { arts } from './banks/arts.ts';
import { class10 } from './banks/class10.ts';
import { commerce } from './banks/commerce.ts';
import { pcb } from './banks/pcb.ts';
import { pcm } from './banks/pcm.ts';
import { recommendFrom } from './recommend.ts';
import type { AnswerCheck, Bank, PublicQuiz, QuizResult } from './types.ts';

export const quizzes: readonly Bank[] = [class10, pcm, pcb, commerce, arts];

export function quizFor(targetClass: string, stream: Stream | null): Bank | undefined {
  return quizzes.find((bank) => bank.targetClass === targetClass && bank.stream === stream);
}

export function quizById(id: string): Bank | undefined {
  return quizzes.find((bank) => bank.id === id);
}

export function publicQuiz(bank: Bank): PublicQuiz {
  return {
    id: bank.id,
    targetClass: bank.targetClass,
    stream: bank.stream,
    title: bank.title,
    totalQuestions: bank.questions.length,
    estimatedTime: bank.estimatedTime,
    questions: bank.questions.map(({ id, question, options }) => ({ id, question, options: options.map(({ text }) => text) })),
  };
}

export function checkAnswers(bank: Bank, answers: readonly string[]): AnswerCheck {
  if (answers.length !== bank.questions.length) return { problem: 'count', index: Math.min(answers.length, bank.questions.length) };
  for (const [index, question] of bank.questions.entries()) {
    const answer = answers[index];
    if (answer === undefined || answer.trim() === '') return { problem: 'blank', index };
    if (!question.options.some(({ text }) => text === answer)) return { problem: 'unknown', index };
  }
  return 'ok';
}

/** Pure: the same answers always give the same bytes. Throws a RangeError when checkAnswers is not 'ok'. */
export function recommend(bank: Bank, answers: readonly string[]): QuizResult {
  return recommendFrom(bank, answers);
}
