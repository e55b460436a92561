/** What the browser may see of a quiz: texts and option ids, no tags. */
import type { SchoolClass, Stream } from '@disha/contract/taxonomy';
import type { Bank, OptionId, QuizId } from '../types.ts';
import { questionWords, type Words } from './words.ts';

export interface PublicQuiz {
  id: QuizId;
  targetClass: SchoolClass;
  stream: Stream | null;
  title: string;
  totalQuestions: number;
  estimatedTime: string;
  questions: { id: string; question: string; options: string[]; optionIds: OptionId[] }[];
}

export function publicQuiz(bank: Bank, words: Words): PublicQuiz {
  const { title, estimatedTime } = words.banks[bank.id];
  return {
    id: bank.id,
    targetClass: bank.targetClass,
    stream: bank.stream,
    title,
    totalQuestions: bank.questions.length,
    estimatedTime,
    questions: bank.questions.map(({ id, options }) => {
      const texts = questionWords(words, bank, id);
      return {
        id,
        question: texts.question,
        options: options.map((option) => texts.options[option.id]),
        optionIds: options.map((o) => o.id),
      };
    }),
  };
}
