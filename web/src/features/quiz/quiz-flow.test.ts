import type { Quiz, QuizResult } from '@disha/contract/quiz';
import { describe, expect, it } from 'vitest';
import {
  answeredCount,
  completeAnswers,
  firstUnanswered,
  notStarted,
  progressPercent,
  readFlow,
  step,
  visibleTo,
  type FlowEvent,
  type QuizFlow,
} from './quiz-flow.ts';

const quiz: Quiz = {
  id: 'class10-v1',
  title: 'Which stream?',
  targetClass: '10',
  stream: null,
  totalQuestions: 3,
  estimatedTime: '',
  questions: ['a', 'b', 'c'].map((id) => ({ id, question: `Question ${id}?`, options: ['yes', 'no'] })),
};
const result = {
  quizId: quiz.id,
  submittedAt: '',
  bandNote: '',
  recommendations: [{ fieldName: 'Arts', explanation: '', keyStrengths: [], studyTips: [], evidence: [], bestFields: [] }],
  scores: [],
  whatWouldChange: [],
  courses: { courses: [], totalCourses: 0 },
} as unknown as QuizResult;

const start: FlowEvent = { type: 'started', quiz, owner: 'asha', attemptId: 'id-1' };
const answer = (text: string): FlowEvent => ({ type: 'answered', answer: text });
const next: FlowEvent = { type: 'next' };
const previous: FlowEvent = { type: 'previous' };
const run = (...events: FlowEvent[]): QuizFlow => events.reduce(step, notStarted);
const finished = [start, answer('yes'), next, answer('no'), next, answer('yes')];
const submitted: FlowEvent = { type: 'submitted', answers: ['yes', 'no', 'yes'], result };
const sheetOf = (flow: QuizFlow) => {
  if (!flow.sheet) throw new Error('not started');
  return flow.sheet;
};

describe('the way through', () => {
  it('does nothing before it is started', () => {
    expect(run(answer('yes'), next, previous, { type: 'jumped', index: 2 })).toBe(notStarted);
  });

  it('goes on only when the question is answered, and stays within the quiz', () => {
    expect(sheetOf(run(start, next)).index).toBe(0);
    expect(sheetOf(run(start, answer('yes'), next)).index).toBe(1);
    expect(sheetOf(run(start, previous)).index).toBe(0);
    expect(sheetOf(run(...finished, next, next)).index).toBe(2);
    for (const [index, expected] of [
      [2, 2],
      [99, 2],
      [-1, 0],
    ] as const)
      expect(sheetOf(run(start, { type: 'jumped', index })).index).toBe(expected);
  });

  it('takes only an option of the question', () => {
    expect(sheetOf(run(start, answer('perhaps'))).answers).toEqual([null, null, null]);
    expect(sheetOf(run(start, answer('yes'), answer('no'))).answers).toEqual(['no', null, null]);
  });

  it('knows how far it is', () => {
    expect([0, 1, 2].map((index) => progressPercent({ ...sheetOf(run(start)), index }))).toEqual([33, 67, 100]);
    const part = sheetOf(run(start, answer('yes'), { type: 'jumped', index: 2 }, answer('no')));
    expect(answeredCount(part)).toBe(2);
    expect(firstUnanswered(part)).toBe(1);
    expect(completeAnswers(part)).toBeNull();
    expect(completeAnswers(sheetOf(run(...finished)))).toEqual(['yes', 'no', 'yes']);
    expect(firstUnanswered(sheetOf(run(...finished)))).toBeNull();
  });

  it('holds the result of just these answers', () => {
    const done = run(...finished, submitted);
    expect(done.result).toBe(result);
    expect(step(done, answer('no'))).toBe(done);
    expect(run(...finished, previous, answer('yes'), submitted).result).toBeNull();
    expect(run(...finished, start, submitted).result).toBeNull();
  });

  it('starting again clears place, answers and result', () => {
    const again = run(...finished, submitted, start);
    expect(again).toMatchObject({ result: null, sheet: { index: 0, answers: [null, null, null] } });
    expect(run(...finished, { type: 'reset' })).toBe(notStarted);
  });
});

describe('another person', () => {
  const ashas = run(...finished, submitted);
  it('sees nothing of it, and it goes when they sign in', () => {
    expect(visibleTo(ashas, 'ravi')).toBe(notStarted);
    expect(visibleTo(ashas, null)).toBe(notStarted);
    expect(visibleTo(ashas, 'asha')).toBe(ashas);
    expect(step(ashas, { type: 'claimed', by: 'ravi' })).toBe(notStarted);
  });
  it('a session that ended and came back loses nothing', () => {
    expect(step(step(ashas, { type: 'claimed', by: null }), { type: 'claimed', by: 'asha' })).toBe(ashas);
  });
  it('what a visitor did becomes theirs who signs in, and then nobody else’s', () => {
    const visitors = { ...ashas, owner: null };
    expect(visibleTo(visitors, 'ravi')).toBe(visitors);
    const ravis = step(visitors, { type: 'claimed', by: 'ravi' });
    expect(ravis).toEqual({ ...visitors, owner: 'ravi' });
    expect(visibleTo(ravis, null)).toBe(notStarted);
    expect(step(notStarted, { type: 'claimed', by: 'ravi' })).toBe(notStarted);
  });
});

describe('what lies in the browser', () => {
  const part = run(start, answer('yes'), next);
  it('comes back as it was left', () => {
    for (const flow of [part, run(...finished, submitted)]) expect(readFlow(JSON.parse(JSON.stringify(flow)))).toEqual(flow);
  });
  const { sheet } = part;
  it.each([
    null,
    'x',
    7,
    [],
    {},
    { sheet: {} },
    { sheet: { ...sheet, answers: ['yes'] } },
    { sheet: { ...sheet, quiz: { ...quiz, questions: [] }, answers: [] } },
    { sheet: { ...sheet, quiz: { ...quiz, questions: [1, 2, 3] } } },
    { result: {} },
    { result: { ...result, recommendations: [] } },
  ])('is ignored when it is not whole: %j', (value) => {
    expect(readFlow(value)).toBe(notStarted);
  });
  it('is mended where it can be', () => {
    expect(readFlow({ owner: 5, sheet: { ...sheet, answers: ['yes', 'perhaps', 9], index: 40, attemptId: {} } })).toEqual({
      owner: null,
      sheet: { quiz, answers: ['yes', null, null], index: 0, attemptId: null },
      result: null,
    });
  });
});
