import { defaultLanguage, pseudoLanguage } from '@disha/contract/languages';
import { quizEndpoints, type QuizSubmitBody } from '@disha/contract/quiz';
import { quizEntries, quizKeys, type QuizPath } from '@disha/contract/quiz.keys';
import { say } from '@disha/contract/say';
import { banks, quizzes, shortQuizFor } from '@disha/guidance/quizzes';
import type { Bank } from '@disha/guidance/types';
import { wordsByLanguage } from '@disha/guidance/words/languages';
import { sentFacts, type SentResultBook } from '@disha/guidance/result/facts';
import { publicQuiz } from '@disha/guidance/words/public-quiz';
import type { FastifyRequest } from 'fastify';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import type { Db } from '../../db/connect.ts';
import { clientNetwork } from '../../http/client-address.ts';
import { SharedAnswer } from '../../http/answer.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import type { Caller } from '../../http/who-asks.ts';
import { QuizRepository } from './quiz.repository.ts';
import { QuizService, type QuizNeeds } from './quiz.service.ts';

export interface QuizParts extends QuizNeeds, SentResultBook {
  db: Db;
  snapshot: CatalogSnapshot;
}

interface Submitted {
  body: QuizSubmitBody;
  caller: Caller | null;
  language: AnswerLanguage;
  request: FastifyRequest;
}

export function serveQuiz(serve: Serve, { db, snapshot, ...needs }: QuizParts): void {
  const service = new QuizService(new QuizRepository(db), needs);
  /** The tests' language is no translation: its quiz is the English one. */
  const wordsIn = (language: AnswerLanguage) => wordsByLanguage[language === pseudoLanguage ? defaultLanguage : language];
  /** The banks change only with the code, so each answer is made once a language. Texts and ids only: the tags stay here. */
  const reading = (whole: Bank) => {
    const answers = new Map<string, SharedAnswer>();
    return ({ language, query }: { language: AnswerLanguage; query: { length?: string | undefined } }) => {
      const bank = query.length === undefined ? whole : (shortQuizFor(whole) ?? whole);
      const key = `${bank.id} ${language}`;
      const made = answers.get(key);
      if (made) return made;
      const data = quizEndpoints['GET /quiz/class10'].data.parse({ quiz: publicQuiz(bank, wordsIn(language)) });
      const answer = new SharedAnswer(data, say('quiz.shown'), language);
      answers.set(key, answer);
      return answer;
    };
  };
  const submitting =
    (whole: Bank) =>
    async ({ body, caller, language, request }: Submitted) => ({
      message: say('quiz.submitted'),
      data: await service.submit(
        [whole, shortQuizFor(whole)].find((bank) => bank?.id === body.quizId) ?? whole,
        body,
        {
          userId: caller?.userId,
          hasToken: request.headers.authorization !== undefined,
          address: clientNetwork(request.ip),
        },
        wordsIn(language),
      ),
    });
  const each = <Name extends string, Handler>(name: (path: QuizPath) => Name, handler: (bank: Bank) => Handler) =>
    Object.fromEntries(quizKeys.map((key) => [name(quizEntries[key].path), handler(banks[key])])) as Record<Name, Handler>;

  serve(quizEndpoints, {
    ...each((path) => `GET /quiz/${path}` as const, reading),
    ...each((path) => `POST /quiz/${path}/submit` as const, submitting),
    'GET /quiz/facts': ({ language }) =>
      snapshot.answer(language, 'quiz/facts', quizEndpoints['GET /quiz/facts'].data, () => ({
        message: say('quiz.facts'),
        data: sentFacts(needs, translationIn(language)),
      })),
    'GET /quiz/available/:class': ({ params, language }) => ({
      message: say('quiz.listed'),
      data: { quizzes: quizzes.filter((bank) => bank.targetClass === params.class).map((bank) => publicQuiz(bank, wordsIn(language))) },
    }),
    'GET /quiz/attempts': async ({ caller, language }) => ({
      message: say('quiz.results'),
      data: { attempts: await service.attempts(caller.userId, wordsIn(language)) },
    }),
    'GET /quiz/attempts/:id': async ({ params, caller, language }) => ({
      message: say('quiz.result'),
      data: { result: await service.attempt(caller.userId, params.id, wordsIn(language)) },
    }),
    'GET /quiz/test-gemini': async () => {
      const { provider, model } = needs.writer;
      return {
        message: say(provider === null ? 'quiz.noModel' : 'quiz.model'),
        data: { configured: provider !== null, provider, model, reachable: await needs.writer.isReachable() },
      };
    },
  });
}
