/** Which quiz a person is offered: by class and stream; a visitor chooses. */
import type { StudentDetails } from '@disha/contract/passport';
import { quizEntries, quizKeyFor, quizKeys, type QuizKey } from '@disha/contract/quiz.keys';
import type { Stream } from '@disha/contract/taxonomy';

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

/** The quiz of a student who has told class and stream before; that of Class 10 for all others. */
export function usualKey(at: string | undefined, stream: string | undefined): QuizKey {
  return quizKeyFor(at, stream) ?? 'class10';
}

/** What taking this quiz says of somebody. */
export function detailsFromQuiz(key: QuizKey): Pick<StudentDetails, 'class' | 'stream'> {
  const { targetClass, stream } = quizEntries[key];
  return stream === null ? { class: targetClass } : { class: targetClass, stream };
}

/** `usual`: for whom has not chosen. */
export function offerFor(student: Studies | null, chosen: string | null, usual: QuizKey = 'class10'): Offer {
  if (student === null || choosesFreely(student)) return { kind: 'quiz', key: quizKeys.find((key) => key === chosen) ?? usual };
  if (student.class === 'graduate') return { kind: 'graduate' };
  const key = quizKeyFor(student.class, student.stream);
  if (key) return { kind: 'quiz', key };
  if (student.class !== '12' || student.stream === null || student.stream === '') return { kind: 'profile' };
  return { kind: 'unsupported', stream: student.stream };
}

export function quizKeyOf({ targetClass, stream }: { targetClass: string; stream: Stream | null }): QuizKey {
  return quizKeyFor(targetClass, stream) ?? 'class10';
}
