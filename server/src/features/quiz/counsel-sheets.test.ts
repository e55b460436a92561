/** The forty sheets, with the careers, courses, figures and rules that ship. */
import { counselSheets } from '@disha/guidance/fixtures/counsel-sheets';
import type { QuizResult } from '@disha/contract/quiz';
import { beforeAll, describe, expect, it } from 'vitest';
import { counselServer, type AnswerQuiz } from '../../testing/counsel-server.ts';

let counsel: AnswerQuiz;
beforeAll(async () => {
  counsel = await counselServer();
}, 60_000);

describe.each(counselSheets)('$quizId: $about', ({ quizId, answers, must, mustNot = {} }) => {
  const counselled = (language: 'en' | 'hi' = 'en'): Promise<QuizResult> => counsel(quizId, answers.split(' '), language);

  it('names the careers a counsellor would, each with a sentence of its own', async () => {
    const { careers, confidence } = await counselled();
    const ids = careers.map(({ careerId }) => careerId);
    expect(ids.length).toBe(confidence === 'unclear' ? 0 : 6);
    expect(new Set(careers.map(({ why }) => why)).size).toBe(careers.length);
    // Most by an answer in the student's words, the first of them always.
    const quoted = careers.filter(({ why }) => /^[^.]+, you (said|chose|usually) "/.test(why));
    expect(quoted[0]).toBe(careers[0]);
    expect(quoted.length).toBeGreaterThanOrEqual(Math.min(3, careers.length));
    if (must.firstCareer !== undefined) expect(ids[0]).toBe(must.firstCareer);
    if (must.oneOfCareers) expect(ids.filter((id) => must.oneOfCareers?.includes(id))).not.toEqual([]);
    for (const id of mustNot.careers ?? []) expect(ids).not.toContain(id);
  });

  it('names courses of the own stage and stream alone', async () => {
    const { courses, targetClass } = await counselled();
    for (const id of mustNot.courses ?? []) expect(courses.courses.map(({ _id }) => _id)).not.toContain(id);
    for (const { entry } of courses.courses) expect(['after 12', ...(targetClass === '10' ? ['after 10'] : [])]).toContain(entry);
  });

  it('says what is hard, how many want it and what it costs, with a source for every figure, in every language', async () => {
    const { notes, confidence } = await counselled();
    const kinds = notes.map(({ kind }) => kind);
    if (confidence === 'unclear') expect(notes).toEqual([]);
    if (must.weak !== undefined) expect(notes.map(({ subject }) => subject)).toContain(must.weak);
    expect(kinds.includes('competition')).toBe(
      must.gate !== undefined || (mustNot.anyGate === true ? false : kinds.includes('competition')),
    );
    for (const { kind, source } of notes) expect(source === undefined, kind).toBe(kind === 'weak_subject');
    const hindi = await counselled('hi');
    expect(hindi.notes.map(({ kind, subject, source }) => [kind, subject, source])).toEqual(
      notes.map(({ kind, subject, source }) => [kind, subject, source]),
    );
    for (const { text } of hindi.notes) expect(text).toMatch(/[\u0900-\u097F]/);
    expect(hindi.careers.map(({ careerId }) => careerId)).toEqual((await counselled()).careers.map(({ careerId }) => careerId));
  });
});
