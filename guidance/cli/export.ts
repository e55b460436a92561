/** Prints every bank with its tags, for checking the quiz from outside: npm run -s guidance:export */
import { quizzes } from '../src/quizzes.ts';
import { wordsByLanguage } from '../src/words/languages.ts';
import { questionWords } from '../src/words/words.ts';
import { tagsOf } from './answer-model.ts';

const { en: english } = wordsByLanguage;

const banks = quizzes.map((bank) => ({
  id: bank.id,
  targetClass: bank.targetClass,
  stream: bank.stream,
  questions: bank.questions.map(({ id, kind, options }) => {
    const texts = questionWords(english, bank, id);
    return {
      id,
      kind,
      question: texts.question,
      // Likert options run from dislike to like; the last one's tags are the trait, and the others carry none.
      options: options.map((option, i) => ({
        text: texts.options[option.id],
        tags: kind === 'choice' || i === options.length - 1 ? tagsOf(option) : {},
      })),
    };
  }),
}));
process.stdout.write(`${JSON.stringify({ quizzes: banks }, null, 1)}\n`);
