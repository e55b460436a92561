import type { Quiz, QuizResult } from '@disha/contract/quiz';
import { describe, expect, it } from 'vitest';
import {
  answeredCount,
  answerText,
  completeAnswers,
  finishedIn,
  firstUnanswered,
  attemptIdOf,
  nextQuestion,
  notStarted,
  progressPercent,
  readFlow,
  step,
  type Finished,
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
  questions: ['a', 'b', 'c'].map((id) => ({ id, question: `Question ${id}?`, options: ['Yes', 'No'], optionIds: ['yes', 'no'] })),
};
const result = {
  quizId: quiz.id,
  submittedAt: '',
  bandNote: '',
  recommendations: [{ fieldName: 'Arts', explanation: '', keyStrengths: [], studyTips: [], evidence: [], bestFields: [] }],
  scores: [],
  whatWouldChange: [],
  courses: { courses: [], totalCourses: 0 },
  careers: [],
  tryThis: [],
  notes: [],
  interests: { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 },
} as unknown as QuizResult;

const start: FlowEvent = { type: 'started', quiz, attemptId: 'id-1' };
const answer = (index: number, id: string): FlowEvent => ({ type: 'answered', index, answer: id });
const move = (index: number): FlowEvent => ({ type: 'moved', index });
const run = (...events: FlowEvent[]): QuizFlow => events.reduce(step, notStarted);
const finished = [start, answer(0, 'yes'), answer(1, 'no'), move(2), answer(2, 'yes')];
const submitted: FlowEvent = { type: 'submitted', answers: ['yes', 'no', 'yes'], result };
const sheetOf = (flow: QuizFlow) => {
  if (!flow.sheet) throw new Error('not started');
  return flow.sheet;
};

describe('going on from a short quiz', () => {
  const short: Quiz = { ...quiz, id: 'class10-v1-12', whole: { id: quiz.id, totalQuestions: 3 }, questions: [quiz.questions[1]!] };
  const from = sheetOf(run({ type: 'started', quiz: short, attemptId: 'id-0' }, answer(0, 'no')));
  const flow = run({ type: 'started', quiz, attemptId: 'id-1', from });

  it('keeps what was answered, by question, and begins at the first that is open', () => {
    expect(flow.sheet).toMatchObject({ answers: [null, 'no', null], index: 0, attemptId: 'id-1', goesOn: true });
    expect(answeredCount(sheetOf(flow))).toBe(1);
  });

  it('asks only what is open, whatever lies between, and then no more', () => {
    expect(nextQuestion(sheetOf(flow), 0)).toBe(2);
    // From the one that is answered the way leads on, though the first is still open.
    expect(nextQuestion(sheetOf(flow), 1)).toBe(2);
    const before = step(step(flow, move(2)), answer(2, 'yes'));
    expect(nextQuestion(sheetOf(before), 2)).toBe(0);
    expect(nextQuestion(sheetOf(step(before, answer(0, 'yes'))), 0)).toBeNull();
    expect(readFlow(JSON.parse(JSON.stringify(flow)))).toEqual(flow);
  });

  it('is no matter to a quiz that began as a whole: that goes from one to the next', () => {
    const plain = sheetOf(run(start, answer(1, 'no')));
    expect([nextQuestion(plain, 0), nextQuestion(plain, 1), nextQuestion(plain, 2)]).toEqual([1, 2, null]);
  });
});

describe('in another language', () => {
  const hindi: Quiz = { ...quiz, questions: quiz.questions.map((each) => ({ ...each, question: 'सवाल?', options: ['हाँ', 'नहीं'] })) };
  const translated: FlowEvent = { type: 'translated', language: 'hi', quiz: hindi, result: null };

  it('goes on at the same place with the same answers', () => {
    const flow = run(start, answer(0, 'no'), move(1), translated);
    expect(flow).toMatchObject({ language: 'hi', sheet: { index: 1, answers: ['no', null, null], attemptId: 'id-1' } });
    expect(answerText(sheetOf(flow), 0)).toBe('नहीं');
    expect(readFlow(JSON.parse(JSON.stringify(flow)))).toEqual(flow);
  });

  it('keeps a result in the new words, and leaves another quiz alone', () => {
    const told = { ...result, bandNote: 'साफ़' };
    expect(run(...finished, submitted, { ...translated, result: told }).result).toBe(told);
    expect(run(start, { ...translated, quiz: { ...hindi, id: 'other' } })).toEqual(run(start));
  });
});

describe('the way through', () => {
  it('does nothing before it is started', () => {
    expect(run(answer(0, 'yes'), move(2))).toBe(notStarted);
  });

  it('stays within the quiz', () => {
    for (const [index, expected] of [
      [2, 2],
      [99, 2],
      [-1, 0],
    ] as const)
      expect(sheetOf(run(start, move(index))).index).toBe(expected);
  });

  it('takes only an option of the question, by its id', () => {
    for (const odd of ['perhaps', 'Yes', '']) expect(sheetOf(run(start, answer(0, odd))).answers).toEqual([null, null, null]);
    expect(sheetOf(run(start, answer(7, 'yes'))).answers).toEqual([null, null, null]);
    expect(sheetOf(run(start, answer(0, 'yes'), answer(0, 'no'))).answers).toEqual(['no', null, null]);
  });

  it('knows how far it is', () => {
    expect([0, 1, 2].map((index) => progressPercent(sheetOf(run(start)), index))).toEqual([33, 67, 100]);
    const part = sheetOf(run(start, answer(0, 'yes'), answer(2, 'no')));
    expect([0, 1, 2].map((index) => answerText(part, index))).toEqual(['Yes', null, 'No']);
    expect(answeredCount(part)).toBe(2);
    expect(firstUnanswered(part)).toBe(1);
    expect(completeAnswers(part)).toBeNull();
    expect(completeAnswers(sheetOf(run(...finished)))).toEqual(['yes', 'no', 'yes']);
    expect(firstUnanswered(sheetOf(run(...finished)))).toBeNull();
  });

  it('holds the result of just these answers', () => {
    const done = run(...finished, submitted);
    expect(done.result).toBe(result);
    expect(step(done, answer(0, 'no'))).toBe(done);
    expect(run(...finished, answer(1, 'yes'), submitted).result).toBeNull();
    expect(run(...finished, start, submitted).result).toBeNull();
  });

  it('starting again clears place, answers and result', () => {
    const again = run(...finished, submitted, start);
    expect(again).toMatchObject({ result: null, sheet: { index: 0, answers: [null, null, null] } });
    expect(run(...finished, { type: 'reset' })).toBe(notStarted);
  });
});

describe('results', () => {
  const taken = (day: number, more: Partial<Finished> = {}): Finished => ({
    sheet: { ...sheetOf(run(...finished)), attemptId: `id-${day}` },
    result: { ...result, submittedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z` },
    language: 'en',
    ...more,
  });
  const flowOf = ([first, ...earlier]: readonly Finished[]): QuizFlow => ({ ...first!, earlier });
  const days = (flow: QuizFlow) => finishedIn(flow).map(({ result: { submittedAt } }) => Number(submittedAt.slice(8, 10)));

  it('are a list: another quiz takes none away, and five stay here', () => {
    const again = step(run(...finished, submitted), start);
    expect(again).toMatchObject({ result: null, sheet: { index: 0, answers: [null, null, null] } });
    expect(finishedIn(again).map((one) => one.result)).toEqual([result]);
    const full = flowOf([6, 5, 4, 3, 2].map((day) => taken(day)));
    expect(days(step(full, start))).toEqual([6, 5, 4, 3]);
  });

  it('that somebody takes over stand beside their own by day, and none twice', () => {
    const own = flowOf([taken(5), taken(1)]);
    expect(days(step(own, { type: 'taken', over: flowOf([taken(6), taken(5), taken(2)]) }))).toEqual([6, 5, 2, 1]);
  });

  it('do not push aside what is being answered', () => {
    const answering = run(start, answer(0, 'yes'));
    const both = step(answering, { type: 'taken', over: flowOf([taken(3)]) });
    expect([both.sheet, both.result, days(both)]).toEqual([answering.sheet, null, [3]]);
    expect(step(flowOf([taken(3)]), { type: 'taken', over: answering })).toMatchObject({ sheet: answering.sheet, result: null });
  });

  it('leave one by one, by their id', () => {
    const two = flowOf([taken(6), taken(5)]);
    const one = step(two, { type: 'left', id: 'id-6' });
    expect(days(one)).toEqual([5]);
    expect(step(one, { type: 'left', id: 'id-6' })).toBe(one);
    expect(step(one, { type: 'left', id: attemptIdOf(taken(5)) })).toBe(notStarted);
  });
});

describe('what lies in the browser', () => {
  const part = run(start, answer(0, 'yes'), move(1));
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
  it('is repaired where possible', () => {
    expect(readFlow({ owner: 5, sheet: { ...sheet, answers: ['yes', 'perhaps', 9], index: 40, attemptId: {} } })).toEqual({
      sheet: { quiz, answers: ['yes', null, null], index: 0, attemptId: null },
      result: null,
      earlier: [],
    });
  });

  it('goes on when the first version left it, with texts and without ids', () => {
    const questions = quiz.questions.map(({ id, question, options }) => ({ id, question, options }));
    const left = { sheet: { quiz: { ...quiz, questions }, answers: ['No', null, 'Maybe'], index: 1, attemptId: 'id-1' } };
    const { sheet: mended } = readFlow(left);
    expect(mended?.quiz.questions.map(({ optionIds }) => optionIds)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
    // What is no option is open again; place, id and the other answers stay.
    expect(mended).toMatchObject({ answers: ['b', null, null], index: 1, attemptId: 'id-1' });
  });
});
