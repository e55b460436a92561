/** From a sheet of answers to a stored, explained result with the courses that follow from it. */
import { indianDay } from '@disha/contract/indian-day';
import type { AttemptInfo, QuizResult, QuizSubmitBody } from '@disha/contract/quiz';
import { pickedOptions, readAnswers } from '@disha/guidance/answers';
import { quizById } from '@disha/guidance/quizzes';
import { recommend } from '@disha/guidance/recommend';
import { composeResult, type ResultBook, type SubmittedSheet } from '@disha/guidance/result/compose';
import type { ReadSheet } from '@disha/guidance/result/notes';
import { resultInWords, type KeptResult, type WordedAnswer, type WordedRecommendation } from '@disha/guidance/result/worded';
import type { Bank } from '@disha/guidance/types';
import { allWords } from '@disha/guidance/words/languages';
import type { Words } from '@disha/guidance/words/words';
import type { WriterFacts, Writer } from '../../ai/writer.ts';
import type { LimitedCall, Limit, RateLimits } from '../../identity/rate-limits.ts';
import { say } from '@disha/contract/say';
import { AppError, invalidAt } from '../../http/errors.ts';
import type { NewAttempt, QuizRepository } from './quiz.repository.ts';
import { storedResultInWords } from './quiz.stored.ts';

export interface QuizNeeds extends ResultBook {
  writer: Writer;
  rateLimits: RateLimits;
  now: () => Date;
}

export interface Asking {
  userId: string | undefined;
  /** A token came along, good or not. */
  hasToken: boolean;
  address: string;
}

const hour = 60 * 60;
/** A whole school may take the quiz behind one address. */
const sheetsAllowed: Record<'person' | 'address', Limit> = {
  person: { what: 'quiz of a person', max: 120, seconds: hour },
  address: { what: 'quiz of an address', max: 3000, seconds: hour },
};

const gone = () => new AppError('unauthenticated', say('http.sessionEnded'));
const notFound = () => new AppError('not_found', say('quiz.resultNotFound'));

export class QuizService {
  private readonly repository: QuizRepository;
  private readonly needs: QuizNeeds;
  /** In any of these an answer may come. */
  private readonly languages: readonly Words[];

  constructor(repository: QuizRepository, needs: QuizNeeds, languages: readonly Words[] = allWords) {
    this.repository = repository;
    this.needs = needs;
    this.languages = languages;
  }

  async submit(bank: Bank, body: QuizSubmitBody, asking: Asking, words: Words): Promise<QuizResult> {
    const { userId, address } = asking;
    if (body.userId !== undefined && body.userId !== userId)
      throw userId === undefined && asking.hasToken ? gone() : new AppError('forbidden', say('quiz.notYours'));
    const picks = this.picksOf(bank, body);
    // Also for the signed-in: an attacker who makes accounts by the hundred must not fill the disk with their sheets.
    const counted: LimitedCall[] = [
      { limit: sheetsAllowed.address, who: address },
      ...(userId === undefined ? [] : [{ limit: sheetsAllowed.person, who: userId }]),
    ];
    await this.needs.rateLimits.take(...counted);
    const result = await this.written({ meaning: recommend(bank, picks), prose: null }, words);
    const submittedAt = this.needs.now();
    if (userId === undefined)
      return this.withCatalog(resultInWords(result, words), words, { id: null, read: { bank, picks }, submittedAt });
    return this.keep(
      { bank, picks },
      { userId, quizId: bank.id, answers: pickedOptions(bank, picks), result, submittedAt, id: body.attemptId },
      words,
    );
  }

  async attempts(userId: string, words: Words): Promise<AttemptInfo[]> {
    const rows = await this.repository.of(userId);
    return rows.flatMap((row): AttemptInfo[] => {
      const result = storedResultInWords(row, words, this.languages);
      const [first] = result?.recommendations ?? [];
      if (!result || !first) return [];
      const { quizId, targetClass, stream, confidence, whole } = result;
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
          ...(whole && { whole }),
        },
      ];
    });
  }

  async attempt(userId: string, id: string, words: Words): Promise<QuizResult> {
    const row = await this.repository.find(userId, id);
    const result = row && storedResultInWords(row, words, this.languages);
    if (!result) throw notFound();
    return this.withCatalog(result, words, { ...row, read: this.readSheet(row) });
  }

  private async keep({ bank, picks }: ReadSheet, attempt: NewAttempt & { result: KeptResult }, words: Words): Promise<QuizResult> {
    const { userId, id, result, submittedAt } = attempt;
    const inserted = await this.repository.insert(attempt);
    const read = { bank, picks };
    if (inserted === 'gone') throw gone();
    if (inserted) return this.withCatalog(resultInWords(result, words), words, { id: inserted.id, read, submittedAt });
    if (id === undefined) throw new Error('an attempt without an id of its own was not stored');
    // The proposed id is taken: by the same sheet, sent twice at once, or by something else, which it must not touch.
    const row = await this.repository.find(userId, id);
    const there = row?.quizId === bank.id ? this.readSheet(row) : undefined;
    const isTwin = there && pickedOptions(bank, there.picks).join() === attempt.answers.join();
    return isTwin ? this.attempt(userId, id, words) : this.keep(read, { ...attempt, id: undefined }, words);
  }

  /** A language model may put the first recommendation into other words. */
  private async written(result: KeptResult, words: Words): Promise<KeptResult> {
    // Without a model no writer reads the facts, and finding the words for them is half of the work of a sheet.
    if (this.needs.writer.provider === null || result.meaning.band === 'unclear') return result;
    const prose = await this.needs.writer.write(factsOf(resultInWords(result, words), words));
    return prose ? { ...result, prose: { language: words.language, ...prose } } : result;
  }

  private withCatalog(result: WordedAnswer, words: Words, { id, read, submittedAt }: Submitted): QuizResult {
    const sheet = { id, read, submittedAt: submittedAt.toISOString(), day: indianDay(submittedAt) };
    return composeResult(result, words, sheet, this.needs);
  }

  /** Read off the answers each time: what is kept of an attempt stays as it is. Answers that no quiz understands say nothing. */
  private readSheet({ quizId, answers }: { quizId: string; answers: readonly string[] }): ReadSheet | undefined {
    const bank = quizById(quizId);
    const read = bank && readAnswers(bank, answers, this.languages);
    return read && 'picks' in read ? { bank, picks: read.picks } : undefined;
  }

  private picksOf(bank: Bank, { quizId, answers }: QuizSubmitBody): number[] {
    if (quizId !== bank.id) throw invalidAt('quizId', say('quizId.unsupported'));
    const read = readAnswers(bank, answers, this.languages);
    if ('picks' in read) return read.picks;
    if (read.problem === 'unknown') throw invalidAt(`answers.${read.index}`, say('answers.option', { number: read.index + 1 }));
    throw invalidAt(read.problem === 'count' ? 'answers' : `answers.${read.index}`, say('answers.missing'));
  }
}

interface Submitted extends Pick<SubmittedSheet, 'id' | 'read'> {
  submittedAt: Date;
}

function factsOf(result: WordedAnswer, { language }: Words): WriterFacts {
  const [first, ...others] = result.recommendations as [WordedRecommendation, ...WordedRecommendation[]];
  const named = ({ fieldId, fieldName }: Pick<WordedRecommendation, 'fieldId' | 'fieldName'>) => ({ id: fieldId, name: fieldName });
  return {
    language,
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
