/** The quizzes, and the short one of each. */
import { quizKeys, type QuizKey } from '@disha/contract/quiz.keys';
import type { Stream } from '@disha/contract/taxonomy';
import { arts } from './banks/arts.ts';
import { class10 } from './banks/class10.ts';
import { commerce } from './banks/commerce.ts';
import { pcb } from './banks/pcb.ts';
import { pcm } from './banks/pcm.ts';
import { shortBank } from './short.ts';
import type { Bank, WholeBank } from './types.ts';

export const banks: Readonly<Record<QuizKey, WholeBank>> = { class10, pcm, pcb, commerce, arts };

export const quizzes: readonly WholeBank[] = quizKeys.map((key) => banks[key]);
export const shortQuizzes: readonly Bank[] = quizzes.map(shortBank);

export function quizFor(targetClass: string, stream: Stream | null): WholeBank | undefined {
  return quizzes.find((bank) => bank.targetClass === targetClass && bank.stream === stream);
}

/** Of a whole quiz. */
export const shortQuizFor = ({ id }: Bank): Bank | undefined => shortQuizzes.find(({ whole }) => whole === id);

const byId = new Map<string, Bank>([...quizzes, ...shortQuizzes].map((bank) => [bank.id, bank]));

export const quizById = (id: string): Bank | undefined => byId.get(id);
