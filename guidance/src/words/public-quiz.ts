/** What the browser may see of a quiz: texts and option ids, no tags. */
import type { SchoolClass, Stream } from '@disha/contract/taxonomy';
import type { QuizIcon } from '@disha/contract/quiz.icons';
import { iconOf } from './short-result.ts';
import { quizById } from '../quizzes.ts';
import { wholeOf } from '../short.ts';
import type { Bank, OptionId, QuizId, WholeId } from '../types.ts';
import { questionWords, type Words } from './words.ts';

interface PublicQuiz {
  id: QuizId;
  targetClass: SchoolClass;
  stream: Stream | null;
  title: string;
  totalQuestions: number;
  estimatedTime: string;
  whole?: { id: WholeId; totalQuestions: number };
  questions: { id: string; icon: QuizIcon; question: string; options: string[]; optionIds: OptionId[] }[];
}

/** Of a short quiz, the whole one. */
export function wholeIn({ whole }: Bank): Pick<PublicQuiz, 'whole'> {
  return whole === undefined ? {} : { whole: { id: whole, totalQuestions: quizById(whole)?.questions.length ?? 0 } };
}

export function publicQuiz(bank: Bank, words: Words): PublicQuiz {
  const { title, estimatedTime, shortTime } = words.banks[wholeOf(bank)];
  return {
    id: bank.id,
    targetClass: bank.targetClass,
    stream: bank.stream,
    title,
    totalQuestions: bank.questions.length,
    estimatedTime: bank.whole === undefined ? estimatedTime : shortTime,
    ...wholeIn(bank),
    questions: bank.questions.map(({ id, options }) => {
      const texts = questionWords(words, bank, id);
      return {
        id,
        icon: iconOf(bank, id),
        question: texts.question,
        options: options.map((option) => texts.options[option.id]),
        optionIds: options.map((o) => o.id),
      };
    }),
  };
}
