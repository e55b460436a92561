import { writerOf } from '../ai/writer-of.ts';
import { courseSubjectChoices } from '../features/path/begins.ts';
import { serveQuiz } from '../features/quiz/quiz.routes.ts';
import { modelFailure } from '../ops/marks.repository.ts';
import type { BuiltApp } from './app.ts';

export function wireQuiz({ app, serve, parts, shared, now, marks, advice, book, fees }: BuiltApp): void {
  const modelFailed = (reason: string) => {
    app.log.warn({ reason }, 'the words of the language model were not used');
    marks.note(modelFailure, now(), reason.slice(0, 200)).catch((error: unknown) => app.log.warn({ err: error }, 'not noted'));
  };
  serveQuiz(serve, {
    db: parts.db,
    snapshot: shared.snapshot,
    rateLimits: shared.rateLimits,
    now,
    writer: parts.writer ?? writerOf(parts.env, modelFailed),
    openTo: courseSubjectChoices(book, now),
    figures: { crowds: parts.crowds, fees },
    ...advice,
  });
}
