import { z } from 'zod';
import { careerLink } from '../careers/careers.ts';
import { oneOfValues, oneOf } from '../catalog/catalog.ts';
import { courseCard } from '../courses/courses.ts';
import { endpoints } from '../http/endpoint.ts';
import { say } from '../say.ts';
import { studentClasses, fields, streams } from '../taxonomy.ts';
import { quizFacts } from './quiz.facts.ts';
import { quizIcons } from './quiz.icons.ts';
import { quizEntries, quizKeys, type QuizPath } from './quiz.keys.ts';

const quizInfo = z.object({
  id: z.string(),
  title: z.string(),
  targetClass: z.enum(['10', '12']),
  /** null for Class 10, whose quiz recommends a stream. */
  stream: z.enum(streams).nullable(),
  totalQuestions: z.number().int(),
  estimatedTime: z.string(),
  /** Of a short quiz: the whole one whose questions these are, and how many it has. */
  whole: z.object({ id: z.string(), totalQuestions: z.number().int() }).optional(),
});

export const quiz = quizInfo.extend({
  questions: z.array(
    z.object({
      id: z.string(),
      /** The field of life it is about; a sheet that a browser stored before there were pictures has none. */
      icon: z.enum(quizIcons).optional(),
      question: z.string(),
      options: z.array(z.string()),
      /** Beside each text what it is called for good: texts are corrected and translated, ids are not. */
      optionIds: z.array(z.string()),
    }),
  ),
});
export type Quiz = z.infer<typeof quiz>;

const unanswered = say('answers.missing');
const quizSubmitBody = z.object({
  quizId: z
    .string(say('value.required', { name: 'quizId' }))
    .min(1, say('value.required', { name: 'quizId' }))
    .max(100, say('quizId.unsupported')),
  /** One a question, in order: the id of an option, or its text. */
  answers: z.array(z.string(unanswered), unanswered).max(200, unanswered),
  /** The person asking, for clients that say so; a caller cannot submit for somebody else. */
  userId: z
    .string(say('value.kind', { name: 'userId', kind: 'string' }))
    .max(100, say('value.tooLong', { name: 'userId' }))
    .optional(),
  /** Chosen by a client that may have to send again after a lost answer: the same id and answers are stored once. */
  attemptId: z.uuid(say('value.uuid', { name: 'attemptId' })).optional(),
});
export type QuizSubmitBody = z.input<typeof quizSubmitBody>;

const evidence = z.object({ question: z.string(), answer: z.string(), for: z.string() });
export const confidence = z.enum(['close', 'good', 'clear', 'unclear']);
export type Confidence = z.infer<typeof confidence>;

export const recommendation = z.object({
  /** A field's id; for Class 10 the stream's id. */
  fieldId: z.union([z.enum(fields), z.enum(streams)]),
  fieldName: z.string(),
  stream: z.enum(streams),
  streamName: z.string(),
  explanation: z.string(),
  keyStrengths: z.array(z.string()),
  studyTips: z.array(z.string()),
  /** A language model wrote explanation, keyStrengths and studyTips. */
  aiGenerated: z.boolean(),
  /** The exam of our catalog that the tips name; null when it has left the catalog. */
  exam: z.object({ examId: z.string(), shortName: z.string() }).nullable(),
  /** 0-100: how often, among students who answer like this, it is the right one. */
  matchScore: z.number(),
  confidence,
  evidence: z.array(evidence),
  /** Class 10: the two fields of this stream that fit best. */
  bestFields: z.array(z.object({ fieldId: z.enum(fields), fieldName: z.string() })),
});
export type Recommendation = z.infer<typeof recommendation>;

/** Only for women, or only for men: told to everybody, left out on the screen of a student who has said that they are neither. */
const forGender = z.enum(['female', 'male']).optional();

const note = z.object({
  kind: z.enum(['weak_subject', 'competition', 'cost']),
  /** What was said to be hard. */
  subject: z.string().optional(),
  text: z.string(),
  /** Where the figures are from; an own sentence has none. */
  source: z.string().optional(),
});
export type ResultNote = z.infer<typeof note>;

const lineInShort = z.object({ title: z.string(), note: z.string() });

/** The same result in a few words: what stands on its first screen. */
const resultInShort = z.object({
  /** One sentence. */
  why: z.string(),
  counted: z.array(z.object({ icon: z.enum(quizIcons), question: z.string(), answer: z.string() })),
  /** The one or two answers that would put another first. */
  changes: z.array(z.object({ question: z.string(), to: z.string() })),
  strengths: z.array(lineInShort),
  tips: z.array(lineInShort),
});
export type ResultInShort = z.infer<typeof resultInShort>;

export const quizResult = z.object({
  /** The stored attempt; null for a visitor. */
  attemptId: z.uuid().nullable(),
  quizId: z.string(),
  targetClass: z.enum(['10', '12']),
  /** null for Class 10. */
  stream: z.enum(streams).nullable(),
  /** Of a short quiz, whose result is a first look: the whole one. */
  whole: quizInfo.shape.whole,
  /** Three, best first. */
  recommendations: z.array(recommendation),
  /** Every stream or field of the quiz, best first. */
  scores: z.array(z.object({ id: z.string(), name: z.string(), matchScore: z.number() })),
  confidence,
  /** How sure this is, in one sentence. */
  bandNote: z.string(),
  whatWouldChange: z.array(z.object({ question: z.string(), from: z.string(), to: z.string(), thenFirst: z.string() })),
  honestNote: z.string(),
  /** Three small things to find out by, where nothing is clear yet; else none. */
  tryThis: z.array(z.string()),
  /** A result that was stored in words before there were short ones has none. */
  inShort: resultInShort.optional(),
  /** What the first choice asks of who finds a subject hard, how many want it, and what it costs. */
  notes: z.array(note),
  totalQuestions: z.number().int(),
  submittedAt: z.iso.datetime(),
  courses: z.object({
    courses: z.array(courseCard.extend({ forGender })),
    totalCourses: z.number().int(),
  }),
  /**
   * Up to six that the answers speak for, by different ways of training. Each says why, and from which answer, in a few words. None
   * where nothing is clear yet.
   */
  careers: z.array(careerLink.extend({ why: z.string(), from: z.string().optional(), forGender })),
  /** What the answers say, letter by letter: -1 to 1. */
  interests: z.object({ R: z.number(), I: z.number(), A: z.number(), S: z.number(), E: z.number(), C: z.number() }),
});
export type QuizResult = z.infer<typeof quizResult>;

const attemptInfo = z.object({
  id: z.uuid(),
  quizId: z.string(),
  targetClass: z.enum(['10', '12']),
  stream: z.enum(streams).nullable(),
  submittedAt: z.iso.datetime(),
  fieldName: z.string(),
  streamName: z.string(),
  confidence,
  whole: quizInfo.shape.whole,
});
export type AttemptInfo = z.infer<typeof attemptInfo>;

/** The short quiz, or the whole one. */
const lengthQuery = z.object({ length: oneOfValues(['12'], oneOf('length', ['12'])) });
const read = (summary: string) => ({ summary, access: 'anyone' as const, query: lengthQuery, data: z.object({ quiz }) });
const submit = (summary: string) => ({ summary, access: 'optional' as const, body: quizSubmitBody, data: quizResult });

const reads = Object.fromEntries(
  quizKeys.map((key) => [`GET /quiz/${quizEntries[key].path}`, read(`The ${quizEntries[key].called} quiz`)]),
) as Record<`GET /quiz/${QuizPath}`, ReturnType<typeof read>>;
const submits = Object.fromEntries(
  quizKeys.map((key) => [`POST /quiz/${quizEntries[key].path}/submit`, submit(['Score the', quizEntries[key].called, 'quiz'].join(' '))]),
) as Record<`POST /quiz/${QuizPath}/submit`, ReturnType<typeof submit>>;

export const quizEndpoints = endpoints({
  ...reads,
  ...submits,
  'GET /quiz/facts': {
    summary: 'What the catalogs add to a result, for phones that make it themselves offline',
    access: 'anyone',
    data: quizFacts,
  },
  'GET /quiz/available/:class': {
    summary: 'Quizzes for a class',
    access: 'anyone',
    params: z.object({ class: z.enum(studentClasses, say('class.oneOf', { values: studentClasses.join(', ') })) }),
    data: z.object({ quizzes: z.array(quizInfo) }),
  },
  'GET /quiz/attempts': { summary: 'Own earlier results', access: 'student', data: z.object({ attempts: z.array(attemptInfo) }) },
  'GET /quiz/attempts/:id': {
    summary: 'One earlier result of one’s own',
    access: 'student',
    params: z.object({ id: z.string().max(100) }),
    data: z.object({ result: quizResult }),
  },
  'GET /quiz/test-gemini': {
    summary: 'Whether a language model is configured; spends no tokens',
    access: 'anyone',
    data: z.object({
      configured: z.boolean(),
      provider: z.string().nullable(),
      model: z.string().nullable(),
      reachable: z.boolean().nullable(),
    }),
  },
});
