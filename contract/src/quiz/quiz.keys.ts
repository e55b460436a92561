/**
 * Every quiz, said once: addresses, ids and who is offered which follow from its entry. What it asks is its bank and its words
 * (guidance/src/banks, guidance/src/words/<language>/banks). Plain data, so that the browser can load it without zod.
 */
import type { SchoolClass, Stream } from '../taxonomy.ts';

interface QuizEntry {
  /** Bank and version. */
  readonly id: string;
  /** Below /quiz. */
  readonly path: string;
  /** For whom: one quiz a class and stream; null where the quiz is to find the stream. */
  readonly targetClass: SchoolClass;
  readonly stream: Stream | null;
  /** In the description of the API. */
  readonly called: string;
}

export const quizEntries = {
  class10: { id: 'class10-v1', path: 'class10', targetClass: '10', stream: null, called: 'Class 10' },
  pcm: { id: 'class12-pcm-v1', path: 'class12/pcm', targetClass: '12', stream: 'science_pcm', called: 'Class 12 PCM' },
  pcb: { id: 'class12-pcb-v1', path: 'class12/pcb', targetClass: '12', stream: 'science_pcb', called: 'Class 12 PCB' },
  commerce: { id: 'class12-commerce-v1', path: 'class12/commerce', targetClass: '12', stream: 'commerce', called: 'Class 12 Commerce' },
  arts: { id: 'class12-arts-v1', path: 'class12/arts', targetClass: '12', stream: 'arts', called: 'Class 12 Arts' },
} as const satisfies Record<string, QuizEntry>;

export type QuizKey = keyof typeof quizEntries;
export type WholeId = (typeof quizEntries)[QuizKey]['id'];
export type QuizPath = (typeof quizEntries)[QuizKey]['path'];

/** In the order in which they are offered. */
export const quizKeys = Object.keys(quizEntries) as readonly QuizKey[];

/** Whose stream has no quiz of its own takes that of the class. */
export function quizKeyFor(targetClass: string | null | undefined, stream: string | null | undefined): QuizKey | undefined {
  const ofClass = quizKeys.filter((key) => quizEntries[key].targetClass === targetClass);
  return ofClass.find((key) => quizEntries[key].stream === stream) ?? ofClass.find((key) => quizEntries[key].stream === null);
}
