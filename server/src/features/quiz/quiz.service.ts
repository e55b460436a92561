/** From a sheet of answers to a stored, explained result with the courses that follow from it. */
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { limits } from '@disha/contract/limits';
import { indianDay } from '@disha/contract/indian-day';
import type { AttemptInfo, QuizResult, QuizSubmitBody } from '@disha/contract/quiz';
import { isAfterDegree, isField, isStream, type Field } from '@disha/contract/taxonomy';
import { idsOf, readAnswers } from '@disha/guidance/answers';
import { interestsOf } from '@disha/guidance/interests';
import { quizById } from '@disha/guidance/quizzes';
import { recommend } from '@disha/guidance/recommend';
import type { Bank } from '@disha/guidance/types';
import { likedFields, namedWork } from '@disha/guidance/named-work';
import { everyLanguage } from '@disha/guidance/words/languages';
import { saidIn } from '@disha/guidance/words/word-result';
import type { Words } from '@disha/guidance/words/words';
import type { WriterFacts, Writer } from '../../ai/writer.ts';
import type { Advice } from '../../catalog/advice.ts';
import type { LimitedCall, Limit, RateLimits } from '../../identity/rate-limits.ts';
import { say } from '@disha/contract/say';
import { AppError, invalidAt } from '../../http/errors.ts';
import type { NewAttempt, QuizRepository } from './quiz.repository.ts';
import { resultNotes, type NoteFigures, type ReadSheet } from './quiz.notes.ts';
import { inWords, wordsOf, type KeptResult, type Worded } from './quiz.stored.ts';

export interface QuizNeeds extends Omit<Advice, 'datedExam' | 'placesTable' | 'placesToApply'> {
  writer: Writer;
  /** Whom a course is open to of those who take the subjects of a stream; undefined where it is closed to all of them. */
  openTo: (stream: string, course: string) => 'all' | 'female' | 'male' | undefined;
  figures: NoteFigures;
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

const careersShown = 3;
const gone = () => new AppError('unauthenticated', say('http.sessionEnded'));
const notFound = () => new AppError('not_found', say('quiz.resultNotFound'));

export class QuizService {
  private readonly repository: QuizRepository;
  private readonly needs: QuizNeeds;
  /** In any of these an answer may come. */
  private readonly languages: readonly Words[];

  constructor(repository: QuizRepository, needs: QuizNeeds, languages: readonly Words[] = everyLanguage) {
    this.repository = repository;
    this.needs = needs;
    this.languages = languages;
  }

  async submit(bank: Bank, body: QuizSubmitBody, asking: Asking, words: Words): Promise<QuizResult> {
    const { userId, address } = asking;
    if (body.userId !== undefined && body.userId !== userId)
      throw userId === undefined && asking.hasToken ? gone() : new AppError('forbidden', say('quiz.notYours'));
    const picks = this.picksOf(bank, body);
    // Also for the signed-in: whoever makes accounts by the hundred must not fill the disk with their sheets.
    const counted: LimitedCall[] = [
      { limit: sheetsAllowed.address, who: address },
      ...(userId === undefined ? [] : [{ limit: sheetsAllowed.person, who: userId }]),
    ];
    await this.needs.rateLimits.take(...counted);
    const result = await this.written({ meaning: recommend(bank, picks), prose: null }, words);
    const submittedAt = this.needs.now();
    if (userId === undefined) return this.withCatalog(inWords(result, words), words, { id: null, read: { bank, picks }, submittedAt });
    return this.keep(
      { bank, picks },
      { userId, quizId: bank.id, answers: idsOf(bank, picks), result, submittedAt, id: body.attemptId },
      words,
    );
  }

  async attempts(userId: string, words: Words): Promise<AttemptInfo[]> {
    const rows = await this.repository.of(userId);
    return rows.flatMap((row): AttemptInfo[] => {
      const result = wordsOf(row, words, this.languages);
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
    const result = row && wordsOf(row, words, this.languages);
    if (!result) throw notFound();
    return this.withCatalog(result, words, { ...row, read: this.readSheet(row) });
  }

  private async keep({ bank, picks }: ReadSheet, attempt: NewAttempt & { result: KeptResult }, words: Words): Promise<QuizResult> {
    const { userId, id, result, submittedAt } = attempt;
    const inserted = await this.repository.insert(attempt);
    const read = { bank, picks };
    if (inserted === 'gone') throw gone();
    if (inserted) return this.withCatalog(inWords(result, words), words, { id: inserted.id, read, submittedAt });
    if (id === undefined) throw new Error('an attempt without an id of its own was not stored');
    // The proposed id is taken: by the same sheet, sent twice at once, or by something else, which it must not touch.
    const row = await this.repository.find(userId, id);
    const there = row?.quizId === bank.id ? this.readSheet(row) : undefined;
    const isTwin = there && idsOf(bank, there.picks).join() === attempt.answers.join();
    return isTwin ? this.attempt(userId, id, words) : this.keep(read, { ...attempt, id: undefined }, words);
  }

  /** A language model may put the first recommendation into other words. */
  private async written(result: KeptResult, words: Words): Promise<KeptResult> {
    // Nobody would read the facts, and finding the words for them is half of the work of a sheet.
    if (this.needs.writer.provider === null || result.meaning.band === 'unclear') return result;
    const prose = await this.needs.writer.write(factsOf(inWords(result, words), words));
    return prose ? { ...result, prose: { language: words.language, ...prose } } : result;
  }

  private withCatalog(result: Worded, words: Words, { id: attemptId, read, submittedAt }: SubmittedSheet): QuizResult {
    const { language } = words;
    const isClear = result.confidence !== 'unclear';
    const interests = read ? interestsOf(read.bank, read.picks) : { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
    const careers = isClear ? this.careersFor(result, words, interests, read) : [];
    return {
      ...result,
      attemptId,
      submittedAt: submittedAt.toISOString(),
      recommendations: result.recommendations.map(({ examId, ...rest }) => {
        const shortName = this.needs.examName(examId, language);
        return { ...rest, exam: shortName === undefined ? null : { examId, shortName } };
      }),
      notes: isClear
        ? resultNotes(result.recommendations[0], { words, read, figures: this.needs.figures, day: indianDay(submittedAt) })
        : [],
      courses: this.coursesFor(result, careers, language),
      careers,
      interests,
    };
  }

  /** Read off the answers each time: what is kept of an attempt stays as it is. Answers that nobody understands say nothing. */
  private readSheet({ quizId, answers }: { quizId: string; answers: readonly string[] }): ReadSheet | undefined {
    const bank = quizById(quizId);
    const read = bank && readAnswers(bank, answers, this.languages);
    return read && 'picks' in read ? { bank, picks: read.picks } : undefined;
  }

  private careersFor(result: Worded, words: Words, interests: QuizResult['interests'], read: ReadSheet | undefined): QuizResult['careers'] {
    const { language } = words;
    const named = read ? namedWork(read.bank, read.picks) : new Map<string, never>();
    const [first] = result.recommendations;
    return this.needs.careersFor(
      {
        fields: first ? pointedTo(first) : [],
        liked: read ? likedFields(read.bank, read.picks) : [],
        interests,
        named: new Map(
          [...named].map(([career, answers]) => [
            career,
            {
              weight: answers.reduce((sum, { weight }) => sum + weight, 0),
              fields: answers.flatMap(({ field }) => field ?? []),
              said: () => answers.map((answer) => (read ? words.sentences.quoted(saidIn(read.bank, words, answer)) : '')),
            },
          ]),
        ),
        opens: (course) => this.needs.openTo(result.stream ?? first?.stream ?? '', course),
      },
      language,
    );
  }

  /** The first of them: a stream has hundreds, the screen shows six, and the rest is a list of its own. */
  private coursesFor(
    { recommendations, targetClass, stream }: Worded,
    careers: QuizResult['careers'],
    language: Language,
  ): QuizResult['courses'] {
    const [first] = recommendations;
    const openTo = (id: string) => this.needs.openTo(stream ?? first?.fieldId ?? '', id);
    const id = first?.fieldId;
    const found = isStream(id) ? this.needs.coursesForStream(id) : isField(id) ? this.needs.coursesForField(id) : [];
    // Of a whole stream, the fields that fit best come first, in turn, so that one does not hide the other.
    const best = (first?.bestFields ?? []).map(({ fieldId }) => found.filter(({ field }) => field === fieldId));
    const longest = Math.max(0, ...best.map(({ length }) => length));
    const inTurn = Array.from({ length: longest }, (_, place) => best.flatMap((courses) => courses[place] ?? [])).flat();
    // Of the own stage and stream: no biology for who has none, nothing that begins before where one stands.
    const inOrder = [...new Set([...inTurn, ...found])]
      .filter(({ _id, entry }) => (targetClass === '10' || entry !== 'after 10') && openTo(_id) !== undefined)
      .sort((a, b) => Number(isAfterDegree(a)) - Number(isAfterDegree(b)));
    // What begins after a degree only where nothing begins earlier.
    const begun = inOrder.filter((course) => !isAfterDegree(course));
    const ready = begun.length > 0 ? begun : inOrder;
    // What most take to the careers that are named comes before what only belongs to the field.
    const ways = this.needs.waysTo(careers.map(({ careerId }) => careerId));
    const led = [...new Set(ways)].flatMap((way) => ready.find(({ _id }) => _id === way) ?? []);
    const courses = [...new Set([...led, ...ready])]
      .slice(0, limits.coursesWithResult)
      .map((course) => (language === defaultLanguage ? course : (this.needs.courseIn(course._id, language) ?? course)))
      .map((course) => {
        const forGender = openTo(course._id);
        const shown = { ...course, careerOptions: course.careerOptions.slice(0, careersShown) };
        return forGender === 'female' || forGender === 'male' ? { ...shown, forGender } : shown;
      });
    // What the list has that the screen leads to.
    return { courses, totalCourses: found.length };
  }

  private picksOf(bank: Bank, { quizId, answers }: QuizSubmitBody): number[] {
    if (quizId !== bank.id) throw invalidAt('quizId', say('quizId.unsupported'));
    const read = readAnswers(bank, answers, this.languages);
    if ('picks' in read) return read.picks;
    if (read.problem === 'unknown') throw invalidAt(`answers.${read.index}`, say('answers.option', { number: read.index + 1 }));
    throw invalidAt(read.problem === 'count' ? 'answers' : `answers.${read.index}`, say('answers.missing'));
  }
}

/** Without an id where nothing is kept; without answers where nobody understands them any more. */
interface SubmittedSheet {
  id: string | null;
  read: ReadSheet | undefined;
  submittedAt: Date;
}

/** The field; of a stream, the two that suit best. */
function pointedTo({ fieldId, bestFields }: Pick<WordedRecommendation, 'fieldId' | 'bestFields'>): Field[] {
  return isField(fieldId) ? [fieldId] : bestFields.map((best) => best.fieldId);
}

type WordedRecommendation = Worded['recommendations'][number];

function factsOf(result: Worded, { language }: Words): WriterFacts {
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
