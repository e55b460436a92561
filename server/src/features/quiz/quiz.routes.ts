import { quizEndpoints, type QuizSubmitBody } from '@disha/contract/quiz';
import type { Stream } from '@disha/contract/taxonomy';
import { quizFor, quizzes } from '@disha/guidance/quizzes';
import type { Bank } from '@disha/guidance/types';
import { languages } from '@disha/guidance/words/languages';
import { publicQuiz } from '@disha/guidance/words/public-quiz';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { addressOf } from '../../http/client-address.ts';
import { SharedAnswer } from '../../http/answer.ts';
import type { Caller, Serve } from '../../http/serve.ts';
import { QuizRepository } from './quiz.repository.ts';
import { QuizService, type QuizNeeds } from './quiz.service.ts';

export interface QuizParts extends QuizNeeds {
  db: Db;
}

interface Submitted {
  body: QuizSubmitBody;
  caller: Caller | null;
  request: FastifyRequest;
}

export function serveQuiz(serve: Serve, { db, ...needs }: QuizParts): void {
  const service = new QuizService(new QuizRepository(db), needs);
  const words = languages.en;
  const bankFor = (targetClass: '10' | '12', stream: Stream | null): Bank => {
    const bank = quizFor(targetClass, stream);
    if (!bank) throw new Error(`no quiz for ${targetClass} ${stream ?? ''}`);
    return bank;
  };
  /** The banks change only with the code, so each answer is made once. Texts and ids only: the tags stay here. */
  const reading = (bank: Bank) => {
    const answer = new SharedAnswer(quizEndpoints['GET /quiz/class10'].data.parse({ quiz: publicQuiz(bank, words) }), 'Quiz');
    return () => answer;
  };
  const submitting =
    (bank: Bank) =>
    async ({ body, caller, request }: Submitted) => ({
      message: 'Quiz submitted',
      data: await service.submit(
        bank,
        body,
        {
          userId: caller?.userId,
          hasToken: request.headers.authorization !== undefined,
          address: addressOf(request.ip),
        },
        words,
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
    'GET /quiz/available/:class': ({ params }) => ({
      message: 'Quizzes',
      data: { quizzes: quizzes.filter((bank) => bank.targetClass === params.class).map((bank) => publicQuiz(bank, words)) },
    }),
    'GET /quiz/attempts': async ({ caller }) => ({ message: 'Results', data: { attempts: await service.attempts(caller.userId, words) } }),
    'GET /quiz/attempts/:id': async ({ params, caller }) => ({
      message: 'Result',
      data: { result: await service.attempt(caller.userId, params.id, words) },
    }),
    'GET /quiz/test-gemini': async () => {
      const { provider, model } = needs.writer;
      return {
        message: provider === null ? 'No language model is configured' : 'A language model is configured',
        data: { configured: provider !== null, provider, model, reachable: await needs.writer.isReachable() },
      };
    },
  });
}
