/** The way through a quiz, as a pure reducer: not started, answering, submitted. */
import type { Quiz, QuizResult } from '@disha/contract/quiz';

type Question = Quiz['questions'][number];

export interface AnswerSheet {
  /** Whole, so that the next question is always there, network or not. */
  quiz: Quiz;
  /** Ids of options: texts may be corrected or translated while a sheet is stored here. */
  answers: readonly (string | null)[];
  /** Where the person is, and where they go on. */
  index: number;
  /** Proposed to the server, so that sending twice stores once; null where the browser cannot make one. */
  attemptId: string | null;
  /** It goes on from a short quiz: what was answered there is not asked again. */
  goesOn?: boolean;
}

/** A quiz that was taken to its end. */
export interface Finished {
  /** Null where an older version has left none. */
  sheet: AnswerSheet | null;
  result: QuizResult;
  language?: string | undefined;
  /** Made offline by somebody with an account: it is to go there. */
  waits?: true | undefined;
}

export interface QuizFlow {
  sheet: AnswerSheet | null;
  /** Here once the sheet was submitted. */
  result: QuizResult | null;
  /** What quiz and result are written in; English where an older version has left them. */
  language?: string | undefined;
  /** Of the result: it is to go into the account yet. */
  waits?: true | undefined;
  /** Those taken before, the newest first: beginning another quiz takes nothing away. */
  earlier: readonly Finished[];
}

/** With the one of the flow itself. An account keeps them all. */
const mostHere = 5;

export type FlowEvent =
  /** `from`: the short quiz that it goes on from. */
  | { type: 'started'; quiz: Quiz; attemptId: string | null; language?: string; from?: AnswerSheet }
  | { type: 'answered'; index: number; answer: string }
  | { type: 'moved'; index: number }
  | { type: 'submitted'; answers: readonly string[]; result: QuizResult; waits?: boolean }
  /** One that has waited is in the account now, or cannot go there. */
  | { type: 'stored'; id: string; result: QuizResult }
  /** The page speaks another language than the one the sheet was begun in: the same questions, the same result, in other words. */
  | { type: 'translated'; language: string; quiz: Quiz; result: QuizResult | null }
  /** What somebody has taken over from a guest: results beside one's own, a sheet where there is none. */
  | { type: 'taken'; over: QuizFlow }
  /** Kept elsewhere by now. */
  | { type: 'left'; id: string }
  | { type: 'reset' };

export const notStarted: QuizFlow = { sheet: null, result: null, earlier: [] };

export function step(flow: QuizFlow, event: FlowEvent): QuizFlow {
  switch (event.type) {
    case 'started':
      return {
        sheet: begun(event),
        result: null,
        language: event.language,
        earlier: fewest(finishedIn(flow)),
      };
    case 'translated':
      return flow.sheet?.quiz.id === event.quiz.id
        ? { ...flow, sheet: { ...flow.sheet, quiz: withIds(event.quiz) }, result: flow.result && event.result, language: event.language }
        : flow;
    case 'submitted':
      // A late answer to a sheet that has been changed or begun anew since is not its result.
      return flow.sheet && JSON.stringify(flow.sheet.answers) === JSON.stringify(event.answers)
        ? { ...flow, result: event.result, ...(event.waits === true && { waits: true as const }) }
        : flow;
    case 'stored':
      return withResults(
        flow,
        finishedIn(flow).map(({ waits, ...one }) =>
          attemptIdOf(one) === event.id ? { ...one, result: event.result } : { ...one, ...(waits && { waits }) },
        ),
      );
    case 'taken':
      return takenOver(flow, event.over);
    case 'left':
      return without(flow, event.id);
    case 'reset':
      return notStarted;
    default:
      return flow.sheet === null || flow.result !== null ? flow : withSheet(flow, stepSheet(flow.sheet, event));
  }
}

/** Answers are kept by the id of their question, so those of a short quiz stand in the whole one too. */
function begun({ quiz, attemptId, from }: Extract<FlowEvent, { type: 'started' }>): AnswerSheet {
  const known = new Map(from?.quiz.questions.map(({ id }, at) => [id, from.answers[at] ?? null]));
  const sheet: AnswerSheet = { quiz: withIds(quiz), answers: quiz.questions.map(({ id }) => known.get(id) ?? null), index: 0, attemptId };
  return from ? { ...sheet, index: firstUnanswered(sheet) ?? 0, goesOn: true } : sheet;
}

/** The question to ask next; null when there is none left. */
export function nextQuestion(sheet: AnswerSheet, index: number): number | null {
  if (sheet.goesOn !== true) return index + 1 < sheet.quiz.questions.length ? index + 1 : null;
  const open = sheet.quiz.questions.map((_, at) => at).filter((at) => at !== index && !isAnswered(sheet, at));
  return open.find((at) => at > index) ?? open[0] ?? null;
}

/** Every result of this browser, the newest first. */
export function finishedIn({ sheet, result, language, waits, earlier }: QuizFlow): readonly Finished[] {
  return result === null ? earlier : [{ sheet, result, language, ...(waits && { waits }) }, ...earlier];
}

/** A stored one by its id, one of a visitor by the id its sheet would be stored under, or by its moment. */
export const attemptIdOf = ({ sheet, result }: Finished): string => result.attemptId ?? sheet?.attemptId ?? result.submittedAt;

const newestFirst = (a: Finished, b: Finished) => (a.result.submittedAt < b.result.submittedAt ? 1 : -1);

/** As many as are kept beside the first; one that waits is never dropped. */
const fewest = (finished: readonly Finished[]): readonly Finished[] =>
  finished.filter(({ waits }, at) => at < mostHere - 1 || waits === true);

/** The newest result stands in the flow, unless a sheet is being answered. */
function withResults({ sheet, result, language }: QuizFlow, finished: readonly Finished[]): QuizFlow {
  const all = [...new Map(finished.map((one) => [attemptIdOf(one), one])).values()].sort(newestFirst);
  if (sheet !== null && result === null) return { sheet, result, language, earlier: fewest(all) };
  const [first, ...others] = all;
  return first ? { ...first, earlier: fewest(others) } : notStarted;
}

function takenOver(flow: QuizFlow, over: QuizFlow): QuizFlow {
  const isAnswering = over.sheet !== null && over.result === null;
  const isFree = flow.sheet === null || flow.result !== null;
  const finished = [...finishedIn(flow), ...finishedIn(over)];
  return withResults(isAnswering && isFree ? over : flow, finished);
}

function without(flow: QuizFlow, id: string): QuizFlow {
  const all = finishedIn(flow);
  const left = all.filter((one) => attemptIdOf(one) !== id);
  return left.length === all.length ? flow : withResults(flow, left);
}

const withSheet = (flow: QuizFlow, sheet: AnswerSheet): QuizFlow => (sheet === flow.sheet ? flow : { ...flow, sheet });

type SheetEvent = Extract<FlowEvent, { type: 'answered' | 'moved' }>;

function stepSheet(sheet: AnswerSheet, event: SheetEvent): AnswerSheet {
  const { quiz, answers } = sheet;
  switch (event.type) {
    case 'answered':
      return quiz.questions[event.index]?.optionIds.includes(event.answer) === true
        ? { ...sheet, answers: answers.map((answer, at) => (at === event.index ? event.answer : answer)) }
        : sheet;
    case 'moved': {
      const index = placeIn(sheet, event.index);
      return index === sheet.index ? sheet : { ...sheet, index };
    }
  }
}

/** A question of this quiz, whatever an address or an old history says. */
export const placeIn = ({ quiz }: AnswerSheet, index: number): number =>
  Math.max(0, Math.min(quiz.questions.length - 1, Math.trunc(index)));

export function isAnswered({ answers }: AnswerSheet, index: number): boolean {
  return (answers[index] ?? '').trim() !== '';
}

export const answeredCount = (sheet: AnswerSheet): number => sheet.quiz.questions.filter((_, index) => isAnswered(sheet, index)).length;

export const progressPercent = ({ quiz }: AnswerSheet, index: number): number => Math.round(((index + 1) / quiz.questions.length) * 100);

/** What was chosen, in the words of the quiz. */
export function answerText({ quiz, answers }: AnswerSheet, index: number): string | null {
  const { options = [], optionIds = [] } = quiz.questions[index] ?? {};
  return options[optionIds.indexOf(answers[index] ?? '')] ?? null;
}

/** The answers to send, once every question has one. */
export function completeAnswers(sheet: AnswerSheet): string[] | null {
  const answers = sheet.answers.filter((answer): answer is string => answer !== null && answer.trim() !== '');
  return answers.length === sheet.quiz.questions.length ? answers : null;
}

export function firstUnanswered(sheet: AnswerSheet): number | null {
  const index = sheet.quiz.questions.findIndex((_, at) => !isAnswered(sheet, at));
  return index < 0 ? null : index;
}

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** What lies in the browser may be old, edited or broken: only what is whole counts. */
export function readFlow(value: unknown): QuizFlow {
  if (!isObject(value)) return notStarted;
  const sheet = readSheet(value['sheet']);
  const result = readResult(value['result']);
  const earlier = (Array.isArray(value['earlier']) ? (value['earlier'] as unknown[]) : [])
    .flatMap(readFinished)
    .filter(({ waits }, at) => at < mostHere || waits === true);
  const { language } = value;
  return sheet || result || earlier.length > 0
    ? { sheet, result, language: isText(language) ? language : undefined, ...waitsIn(value), earlier }
    : notStarted;
}

function readFinished(value: unknown): readonly Finished[] {
  if (!isObject(value)) return [];
  const result = readResult(value['result']);
  const { language } = value;
  const sheet = readSheet(value['sheet']);
  return result ? [{ sheet, result, language: isText(language) ? language : undefined, ...waitsIn(value) }] : [];
}

const waitsIn = ({ waits }: Loose): Pick<Finished, 'waits'> => (waits === true ? { waits } : {});

function readSheet(value: unknown): AnswerSheet | null {
  if (!isObject(value) || !isObject(value['quiz']) || !Array.isArray(value['answers'])) return null;
  const { quiz, answers, index, attemptId, goesOn } = value;
  const questions: unknown = (quiz as Loose)['questions'];
  if (
    !isText((quiz as Loose)['id']) ||
    !Array.isArray(questions) ||
    questions.length === 0 ||
    questions.length !== (answers as unknown[]).length
  )
    return null;
  const isQuestion = (each: unknown) =>
    isObject(each) && isText(each['id']) && isText(each['question']) && Array.isArray(each['options']) && each['options'].every(isText);
  if (!questions.every(isQuestion)) return null;
  const known = withIds(quiz as Quiz);
  return {
    quiz: known,
    answers: (answers as unknown[]).map((answer, at) => (isText(answer) ? idIn(known.questions[at], answer) : null)),
    index: typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < questions.length ? index : 0,
    attemptId: isText(attemptId) ? attemptId : null,
    ...(goesOn === true && { goesOn }),
  };
}

/** The first version knew no ids: there they follow the order of the options. */
function withIds(quiz: Quiz): Quiz {
  const hasIds = ({ options, optionIds }: Partial<Question>) =>
    Array.isArray(optionIds) && optionIds.length === options?.length && optionIds.every(isText);
  return quiz.questions.every(hasIds)
    ? quiz
    : { ...quiz, questions: quiz.questions.map((each) => ({ ...each, optionIds: each.options.map((_, at) => 'abcdefghi'.charAt(at)) })) };
}

/** An answer of the first version is its text; one that is no option any more is open again, and nothing else. */
function idIn(question: Question | undefined, answer: string): string | null {
  if (!question) return null;
  if (question.optionIds.includes(answer)) return answer;
  return question.optionIds[question.options.indexOf(answer)] ?? null;
}

/** What an older version has not kept is none. */
const listIn = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

function readResult(value: unknown): QuizResult | null {
  if (!isObject(value) || !isText(value['quizId']) || !isText(value['submittedAt']) || !isText(value['bandNote'])) return null;
  const { recommendations, scores, whatWouldChange, courses } = value;
  const isRecommendation = (each: unknown) =>
    isObject(each) &&
    isText(each['fieldName']) &&
    isText(each['explanation']) &&
    ['keyStrengths', 'studyTips', 'evidence', 'bestFields'].every((key) => Array.isArray(each[key]));
  if (!Array.isArray(recommendations) || recommendations.length === 0 || !recommendations.every(isRecommendation)) return null;
  return Array.isArray(scores) && Array.isArray(whatWouldChange) && isObject(courses) && Array.isArray(courses['courses'])
    ? {
        ...(value as QuizResult),
        careers: listIn<QuizResult['careers'][number]>(value['careers']),
        tryThis: listIn<string>(value['tryThis']),
        notes: listIn<QuizResult['notes'][number]>(value['notes']),
      }
    : null;
}
