/** The five quizzes. */
import type { Stream } from '@disha/contract/taxonomy';
import { arts } from './banks/arts.ts';
import { class10 } from './banks/class10.ts';
import { commerce } from './banks/commerce.ts';
import { pcb } from './banks/pcb.ts';
import { pcm } from './banks/pcm.ts';
import type { Bank } from './types.ts';

export const quizzes: readonly Bank[] = [class10, pcm, pcb, commerce, arts];

export function quizFor(targetClass: string, stream: Stream | null): Bank | undefined {
  return quizzes.find((bank) => bank.targetClass === targetClass && bank.stream === stream);
}

export function quizById(id: string): Bank | undefined {
  return quizzes.find((bank) => bank.id === id);
}
