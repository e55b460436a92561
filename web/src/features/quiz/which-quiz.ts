/** Which quiz a person is offered: by class and stream; a visitor chooses. */
import type { Passport } from '@disha/contract/passport';
import { isStream, streams, type Stream } from '@disha/contract/taxonomy';

export const quizKeys = ['class10', 'pcm', 'pcb', 'commerce', 'arts'] as const;
export type QuizKey = (typeof quizKeys)[number];

const ofStream: Record<Stream, QuizKey> = { science_pcm: 'pcm', science_pcb: 'pcb', commerce: 'commerce', arts: 'arts' };

export type Offer = { kind: 'quiz'; key: QuizKey } | { kind: 'profile' } | { kind: 'graduate' } | { kind: 'unsupported'; stream: string };

/** `class` and `stream` as the session holds them: it may be older than this code, so any text is possible. */
export interface Studies {
  class: string | null;
  stream: string | null;
  who?: string | null;
}

/** A parent or a teacher takes it with somebody, and says for which class as a visitor does. */
export const choosesFreely = (student: Studies | null): boolean =>
  student === null || student.who === 'parent' || student.who === 'teacher';

/** The quiz of whoever has told class and stream before; that of Class 10 for all others. */
export function usualKey(at: string | undefined, stream: string | undefined): QuizKey {
  return at === '12' && isStream(stream) ? ofStream[stream] : 'class10';
}

/** What taking this quiz says of somebody. */
export function toldBy(key: QuizKey): Pick<Passport, 'class' | 'stream'> {
  const stream = streams.find((one) => ofStream[one] === key);
  return stream === undefined ? { class: '10' } : { class: '12', stream };
}

/** `usual`: for whom has not chosen. */
export function offerFor(student: Studies | null, chosen: string | null, usual: QuizKey = 'class10'): Offer {
  if (student === null || choosesFreely(student)) return { kind: 'quiz', key: quizKeys.find((key) => key === chosen) ?? usual };
  if (student.class === 'graduate') return { kind: 'graduate' };
  if (student.class === '10') return { kind: 'quiz', key: 'class10' };
  if (student.class !== '12' || student.stream === null || student.stream === '') return { kind: 'profile' };
  return isStream(student.stream) ? { kind: 'quiz', key: ofStream[student.stream] } : { kind: 'unsupported', stream: student.stream };
}

export function keyOf({ targetClass, stream }: { targetClass: string; stream: Stream | null }): QuizKey {
  return targetClass === '12' && stream !== null ? ofStream[stream] : 'class10';
}
