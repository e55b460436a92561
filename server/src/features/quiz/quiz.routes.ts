import { defaultLanguage, pseudoLanguage } from '@disha/contract/languages';
import { quizEndpoints, type QuizSubmitBody } from '@disha/contract/quiz';
import { say } from '@disha/contract/say';
import type { Stream } from '@disha/contract/taxonomy';
import { quizFor, quizzes, shortQuizFor } from '@disha/guidance/quizzes';
import type { Bank } from '@disha/guidance/types';
import { languages } from '@disha/guidance/words/languages';
import { publicQuiz } from '@disha/guidance/words/public-quiz';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { addressOf } from '../../http/client-address.ts';
import { SharedAnswer } from '../../http/answer.ts';
import type { AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import type { Caller } from '../../http/who-asks.ts';
import { QuizRepository } from './quiz.repository.ts';
import { QuizService, type QuizNeeds } from './quiz.service.ts';

export interface QuizParts extends QuizNeeds {
  db: Db;
}

interface Submitted {
  body: QuizSubmitBody;
  caller: Caller | null;
  language: AnswerLanguage;
  request: FastifyRequest;
}

export function serveQuiz(serve: Serve, { db, ...needs }: QuizParts): void {
  const service = new QuizService(new QuizRepository(db), needs);
  /** The tests' language is no translation: its quiz is the English one. */
  const wordsIn = (language: AnswerLanguage) => languages[language === pseudoLanguage ? defaultLanguage : language];
  const bankFor = (targetClass: '10' | '12', stream: Stream | null): Bank => {
    const bank = quizFor(targetClass, stream);
    if (!bank) throw new Error(`no quiz for ${targetClass} ${stream ?? ''}`);
    return bank;
  };
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
          address: addressOf(request.ip),
        },
        wordsIn(language),
      ),
    });
  const [class10, pcm, pcb, commerce, arts] = [
    bankFor('10', null),
    bankFor('12', 'science_pcm'),
    bankFor('12', 'science_pcb'),
    bankFor('12', 'commerce'),
    bankFor('12', 'arts'),
  ];

  serve(quizEndpoints, {
    'GET /quiz/class10': reading(class10),
    'GET /quiz/class12/pcm': reading(pcm),
    'GET /quiz/class12/pcb': reading(pcb),
    'GET /quiz/class12/commerce': reading(commerce),
    'GET /quiz/class12/arts': reading(arts),
    'POST /quiz/class10/submit': submitting(class10),
    'POST /quiz/class12/pcm/submit': submitting(pcm),
    'POST /quiz/class12/pcb/submit': submitting(pcb),
    'POST /quiz/class12/commerce/submit': submitting(commerce),
    'POST /quiz/class12/arts/submit': submitting(arts),
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
