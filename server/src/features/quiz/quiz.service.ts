/** From a sheet of answers to a stored, explained result with the courses that follow from it. */
import type { CourseCard } from '@disha/contract/courses';
import type { AttemptInfo, QuizResult, QuizSubmitBody } from '@disha/contract/quiz';
import { isField, isStream, type Field, type Stream } from '@disha/contract/taxonomy';
import { readAnswers } from '@disha/guidance/answers';
import { quizById } from '@disha/guidance/quizzes';
import { recommend } from '@disha/guidance/recommend';
import type { Bank } from '@disha/guidance/types';
import { everyLanguage, languages } from '@disha/guidance/words/languages';
import { wordResult } from '@disha/guidance/words/word-result';
import type { Facts, Writer } from '../../ai/writer.ts';
import type { Asked, Limit, RateLimits } from '../../identity/rate-limits.ts';
import { AppError } from '../../http/errors.ts';
import type { Attempt, QuizRepository } from './quiz.repository.ts';
import { storedFrom, storedResult, type StoredResult } from './quiz.stored.ts';

export interface QuizNeeds {
  writer: Writer;
  rateLimits: RateLimits;
  now: () => Date;
  coursesForStream: (stream: Stream) => readonly CourseCard[];
  coursesForField: (field: Field) => readonly CourseCard[];
  /** The exam's short name; undefined when the catalog does not hold it. */
  examName: (id: string) => string | undefined;
}

export interface Asking {
  userId: string | undefined;
  /** A token came along, good or not. */
  hasToken: boolean;
  address: string;
}

const hour = 60 * 60;
/** A whole school may take the quiz behind one address. */
const limits: Record<'person' | 'address', Limit> = {
  person: { what: 'quiz of a person', max: 120, seconds: hour },
  address: { what: 'quiz of an address', max: 3000, seconds: hour },
};

const careersShown = 3;
const gone = () => new AppError('unauthenticated', 'Your session has ended. Please sign in again.');

export class QuizService {
  private readonly repository: QuizRepository;
  private readonly needs: QuizNeeds;

  constructor(repository: QuizRepository, needs: QuizNeeds) {
    this.repository = repository;
    this.needs = needs;
  }

  async submit(bank: Bank, body: QuizSubmitBody, asking: Asking): Promise<QuizResult> {
    const { userId, address } = asking;
    if (body.userId !== undefined && body.userId !== userId)
      throw userId === undefined && asking.hasToken ? gone() : new AppError('forbidden', 'You can only submit your own answers');
    const picks = picksOf(bank, body);
    // Also for the signed-in: whoever makes accounts by the hundred must not fill the disk with their sheets.
    const counted: Asked[] = [
      { limit: limits.address, who: address },
      ...(userId === undefined ? [] : [{ limit: limits.person, who: userId }]),
    ];
    await this.needs.rateLimits.take(...counted);
    const result = await this.inWords(storedFrom(bank, wordResult(recommend(bank, picks), languages.en)));
    if (userId === undefined) return this.withCatalog(result, null, this.needs.now());
    return this.keep(userId, body, result);
  }

  async attempts(userId: string): Promise<AttemptInfo[]> {
    const rows = await this.repository.of(userId);
    return rows.flatMap((row): AttemptInfo[] => {
      const result = readResult(row);
      const [first] = result?.recommendations ?? [];
      if (!result || !first) return [];
      const { quizId, targetClass, stream, confidence } = result;
      return [
        {
          id: row.id,
          quizId,
          targetClass,
          stream,
          submittedAt: row.submittedAt.toISOString(),
          fieldName: first.fieldName,
          streamName: first.streamName,
          confidence,
        },
      ];
    });
  }

  async attempt(userId: string, id: string): Promise<QuizResult> {
    const row = await this.repository.find(userId, id);
    if (!row) throw new AppError('not_found', 'Result not found');
    return this.shown(row);
  }

  private async keep(userId: string, { attemptId, quizId, answers }: QuizSubmitBody, result: StoredResult): Promise<QuizResult> {
    const attempt = { userId, quizId, answers, result, submittedAt: this.needs.now() };
    const row = (await this.repository.insert({ ...attempt, id: attemptId })) ?? (await this.sameOrNew(attemptId, attempt));
    if (row === undefined || row === 'gone') throw gone();
    return this.shown(row);
  }

  /** The proposed id is taken: by the same sheet, sent twice at once, or by something else, which it must not touch. */
  private async sameOrNew(
    attemptId: string | undefined,
    attempt: Omit<Attempt, 'id'> & { userId: string },
  ): Promise<Attempt | undefined | 'gone'> {
    const row = attemptId === undefined ? undefined : await this.repository.find(attempt.userId, attemptId);
    const isTwin = row?.quizId === attempt.quizId && JSON.stringify(row.answers) === JSON.stringify(attempt.answers);
    return isTwin ? row : this.repository.insert({ ...attempt, id: undefined });
  }

  /** A language model may put the first recommendation into other words; it is marked when it did. */
  private async inWords(result: StoredResult): Promise<StoredResult> {
    const [first, ...others] = result.recommendations;
    if (!first) return result;
    const prose = await this.needs.writer.write(factsOf(result, first, others));
    return prose ? { ...result, recommendations: [{ ...first, ...prose, aiGenerated: true }, ...others] } : result;
  }

  private shown(row: Attempt): QuizResult {
    const result = readResult(row);
    if (!result) throw new AppError('not_found', 'Result not found');
    return this.withCatalog(result, row.id, row.submittedAt);
  }

  private withCatalog(result: StoredResult, attemptId: string | null, submittedAt: Date): QuizResult {
    const courses = this.coursesFor(result);
    return {
      ...result,
      attemptId,
      submittedAt: submittedAt.toISOString(),
      recommendations: result.recommendations.map(({ examId, ...rest }) => {
        const shortName = this.needs.examName(examId);
        return { ...rest, exam: shortName === undefined ? null : { examId, shortName } };
      }),
      courses: { courses, totalCourses: courses.length },
    };
  }

  private coursesFor({ recommendations }: StoredResult): CourseCard[] {
    const [first] = recommendations;
    const id = first?.fieldId;
    const found = isStream(id) ? this.needs.coursesForStream(id) : isField(id) ? this.needs.coursesForField(id) : [];
    // Of a whole stream, the fields that fit best come first, in turn, so that one does not hide the other.
    const best = (first?.bestFields ?? []).map(({ fieldId }) => found.filter(({ field }) => field === fieldId));
    const longest = Math.max(0, ...best.map(({ length }) => length));
    const inTurn = Array.from({ length: longest }, (_, place) => best.flatMap((courses) => courses[place] ?? [])).flat();
    return [...new Set([...inTurn, ...found])].map((course) => ({ ...course, careerOptions: course.careerOptions.slice(0, careersShown) }));
  }
}

function picksOf(bank: Bank, { quizId, answers }: QuizSubmitBody): number[] {
  if (quizId !== bank.id) throw refused('quizId', 'Unsupported quiz type');
  const read = readAnswers(bank, answers, everyLanguage);
  if ('picks' in read) return read.picks;
  if (read.problem === 'unknown') throw refused(`answers.${read.index}`, `Question ${read.index + 1}: choose one of its options`);
  throw refused(read.problem === 'count' ? 'answers' : `answers.${read.index}`, 'Please answer all questions before submitting');
}

const refused = (path: string, message: string) => new AppError('invalid', message, { errors: [{ path, message }] });

/** As it was given; a row in an older form is scored again from its answers, which always gives the same. */
function readResult({ quizId, answers, result }: Attempt): StoredResult | undefined {
  const stored = storedResult.safeParse(result);
  if (stored.success) return stored.data;
  const bank = quizById(quizId);
  const read = bank && readAnswers(bank, answers, everyLanguage);
  return read && 'picks' in read ? storedFrom(bank, wordResult(recommend(bank, read.picks), languages.en)) : undefined;
}

type Recommended = StoredResult['recommendations'][number];

function factsOf(result: StoredResult, first: Recommended, others: readonly Recommended[]): Facts {
  const named = ({ fieldId, fieldName }: Pick<Recommended, 'fieldId' | 'fieldName'>) => ({ id: fieldId, name: fieldName });
  return {
    targetClass: result.targetClass,
    recommended: named(first),
    streamName: first.streamName,
    alsoRanked: others.map(named),
    bestFields: first.bestFields.map(named),
    confidence: result.confidence,
    evidence: first.evidence.map(({ question, answer, for: counts }) => ({ question, answer, for: counts })),
    strengths: first.keyStrengths,
    tips: first.studyTips,
  };
}
